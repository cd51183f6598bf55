import SegueCommands
import SegueExchange
import SegueTestFiles
import Testing

/// `segue container` on containers behind the adapter protocol.
@Suite("Containers in adapters")
struct ContainerAdapterTests {
  private func container(_ words: String...) -> Output {
    SegueCommand.run(["container", "--cases", "100"] + words)
  }

  private static let served = "\(Products.folder)/segue serve --container"
  private static let drawer: String? = try? Suite().specs + "/Adapters/drawer/adapter.py"

  @Test(
    "A container has the same finding in this process, through pipes and through descriptors",
    arguments: ["drawer-stays-closed", "pager", "pager-shown-only", "pager-all", "pager-not-shown"])
  func same(_ name: String) {
    let here = container(name)
    let pipes = container("--adapter", "\(Self.served) \(name)")
    #expect(pipes == here)
    #expect(container("--adapter", "\(Self.served) \(name)", "--fd") == here)
    #expect(here.exit == (name == "pager" ? .expected : .divergence))
  }

  @Test("The drawer of Specs/Adapters is healthy, and with --wrong found out in three controllers")
  func python() throws {
    let drawer = try #require(Self.drawer)
    let healthy = container("--adapter", "python3 \(drawer)")
    #expect(healthy.standard.hasPrefix("drawer: nothing wrong in "), "\(healthy)")
    let wrong = container("--adapter", "python3 \(drawer) --wrong")
    #expect(wrong.exit == .divergence)
    #expect(
      wrong.standard.hasPrefix(
        """
        drawer leaves a destination hidden: c is reached, and drawer does not show it
          before  drawer[b, c]
                  drawer: b selected, closed

        """), "\(wrong)")
  }

  @Test("A container in a library: methods that are not overridden are UIKit's own")
  func library() throws {
    let folder = try TemporaryFolder(["plain.c": Self.plain])
    let include = try Suite().root + "/Sources/CSegueAdapter/include"
    try Products.run(
      "cc",
      ["-I", include, folder.file("plain.c"), "-shared", "-fPIC", "-o", folder.file("plain.so")])
    let found = Products.segue([
      "container", "--cases", "100", "--library", folder.file("plain.so"),
    ])
    #expect(found.output.hasPrefix("plain: nothing wrong in "), "\(found)")
    #expect(found.exit == 0)
  }

  /// Shows all its children and overrides nothing.
  private static let plain = #"""
    #include "segue_adapter.h"
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    static char text[200];
    static segue_message message(void) { return (segue_message){text, strlen(text)}; }
    uint32_t segue_abi(void) { return SEGUE_ABI; }
    void *segue_open(segue_message hello, segue_message *reply) {
      strcpy(text, "{\"t\":\"hello\",\"protocol\":1,\"name\":\"plain\",\"profiles\":[\"ios14\"],"
             "\"features\":[\"container.custom.hooks\"],\"observes\":[\"outcome\"]}");
      *reply = message();
      return hello.length ? text : NULL;
    }
    int32_t segue_run(void *adapter, segue_message run, segue_message *reply) {
      static char line[4096];
      snprintf(line, sizeof line, "%.*s", (int)run.length, run.bytes);
      long id = strtol(strstr(line, "\"id\":") + 5, NULL, 10);
      const char *shows = strstr(line, "\"hook\":\"shows\"") ? ",\"shows\":true" : "";
      snprintf(text, sizeof text, "{\"t\":\"answer\",\"id\":%ld%s}", id, shows);
      *reply = message();
      return adapter == NULL;
    }
    int32_t segue_reset(void *adapter) { return adapter == NULL; }
    void segue_free(void *adapter, segue_message reply) { (void)adapter; (void)reply; }
    void segue_close(void *adapter) { (void)adapter; }
    """#

  @Test(
    "No answer is a finding in the smallest hierarchy, and says whether it comes again",
    arguments: faults)
  func fault(mode: String, headline: String) {
    let output = container(
      "--timeout", "1s", "--restarts", "8", "--adapter",
      "\(Products.folder)/BadAdapter \(mode) container")
    #expect(output.exit == .divergence)
    let lines = output.standard.split(separator: "\n").map(String.init)
    #expect(lines.first == "bad " + headline)
    #expect(lines.dropFirst().first == "  before  bad[b]", "\(output.standard)")
    #expect(lines.contains("          bad allowedChildrenForUnwinding(from: b): no answer"))
  }

  static let faults: [(String, String)] = [
    ("signal", "does not answer: crash, signal 11 (Segmentation fault); repeats alone"),
    ("exit-0", "does not answer: crash, exit code 0; repeats alone"),
    ("hang", "does not answer: timeout, no answer within 1 s; repeats alone"),
    (
      "half-and-hang",
      "does not answer: timeout, no answer within 1 s, only half a line; repeats alone"
    ),
    (
      "garbage",
      "does not answer: protocol, answer:1:1: expected a value, found \"S\": \"Segmentation fault (not really)\"; repeats alone"
    ),
    ("long-line", "does not answer: protocol, a line longer than 1048576 bytes; repeats alone"),
    ("close-output", "does not answer: crash, it closed its output and went on; repeats alone"),
    ("fork-and-die", "does not answer: crash, exit code 0; repeats alone"),
  ]

  @Test("An answer that is none says why", arguments: answers)
  func answer(mode: String, why: String) {
    let output = container("--adapter", "\(Products.folder)/BadAdapter \(mode) container")
    #expect(output.exit == .divergence)
    #expect(output.standard.split(separator: "\n").first?.contains(why) == true, "\(output)")
  }

  static let answers: [(String, String)] = [
    ("no-child", "bad gives an answer without a specified effect (UNW-41)"),
    ("child-twice", "children[1]: it stands here twice"),
    ("other-answer", "\"shows\" is no answer to allowedChildren"),
    ("hook-error", "error: out of luck"),
    ("wrong-id", "t: expected answer, found result"),
  ]

  @Test("A fault that needs more than one question is told apart")
  func sequence() {
    let output = container("--adapter", "\(Products.folder)/BadAdapter counts container")
    #expect(
      output.standard.split(separator: "\n").first
        == "bad does not answer: crash, exit code 3; not when it is asked alone")
  }

  @Test("After too many restarts what was found is shown as it is")
  func restarts() {
    let output = container(
      "--restarts", "1", "--adapter", "\(Products.folder)/BadAdapter exit-3 container")
    #expect(output.exit == .divergence)
    #expect(output.standard.hasSuffix("; not searched to the end\n"), "\(output.standard)")
  }

  @Test("Who does not declare it, does not start, or is named twice is refused")
  func refused() {
    let none = container("--adapter", "\(Products.folder)/segue serve --builtin reference")
    #expect(none.exit == .adapter)
    #expect(none.error == "error: reference does not declare container.custom.hooks\n")
    #expect(container("--adapter", "/nonexistent/drawer").exit == .adapter)
    #expect(container("drawer", "--adapter", "x").error.contains("name one container each"))
    #expect(container("--library", "x", "--adapter", "x").exit == .usage)
    #expect(segue("serve", "--container", "hatch").error.contains("no container 'hatch'"))
    #expect(segue("serve", "--container", "pager", "--builtin", "twin").exit == .usage)
  }
}
