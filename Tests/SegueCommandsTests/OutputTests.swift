import Glibc
import SegueCommands
import SegueExchange
import SegueTestFiles
import Testing

@Suite("Output")
struct OutputTests {
  @Test("What cannot be written is an error with its reason, and never exit code 0")
  func fullDisk() throws {
    let folder = try TemporaryFolder(["error": ""])
    let full = open("/dev/full", O_WRONLY)
    let error = open(folder.file("error"), O_WRONLY)
    defer { for descriptor in [full, error] { close(descriptor) } }
    for code in [ExitCode.expected, .unexpected] {
      #expect(Output("text\n", exit: code).write(standard: full, error: error) == .usage)
      #expect(Output(error: "text\n", exit: code).write(standard: error, error: full) == .usage)
      #expect(Output(exit: code).write(standard: full, error: full) == code)
    }
    #expect(
      try folder.read("error").contains(
        "error: the output cannot be written: No space left on device\n"))
  }

  @Test(
    "A standard descriptor that is closed is nobody else's: neither an adapter's nor a file's",
    arguments: ["<&-", "2>&-", "<&- 2>&-"])
  func closed(how: String) throws {
    let file = try Suite().corpus + "/Unwinding/log-pushp.json"
    let program = Products.folder + "/segue"
    let folder = try TemporaryFolder()
    try Products.run(
      "sh",
      [
        "-c",
        "'\(program)' replay '\(file)' --adapter '\(program) serve --builtin reference' "
          + ">'\(folder.path)/out' \(how)",
      ])
    #expect(try folder.read("out") == "pass\n  no divergence: pass\n")
  }

  @Test("What steers a terminal does not reach it, wherever it comes from")
  func control() throws {
    let folder = try TemporaryFolder(["out": ""])
    let out = open(folder.file("out"), O_WRONLY)
    defer { close(out) }
    let text = "é\tone\u{1B}[2J\r\u{7F}\u{9B}two\n"
    #expect(Output(text, error: text).write(standard: out, error: out) == .expected)
    let seen = "é\tone\u{FFFD}[2J\u{FFFD}\u{FFFD}\u{FFFD}two\n"
    #expect(try folder.read("out") == seen + seen)
  }

  @Test("A report goes into a pipe or a device and does not take its place")
  func noRegularFile() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(
      throws: ExchangeError(
        file: pipe, message: "the file cannot be written: No such device or address")
    ) {
      try Files.write("lost", to: pipe)
    }
    let reader = open(pipe, O_RDWR)
    defer { close(reader) }
    try Files.write("text", to: pipe)
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(reader, &bytes, 10) == 4 && bytes.starts(with: Array("text".utf8)))
    var info = stat()
    #expect(stat(pipe, &info) == 0 && info.st_mode & S_IFMT == S_IFIFO)
  }

  @Test(
    "A pipe takes a text in pieces, also one that does not wait by itself",
    arguments: [0, O_NONBLOCK])
  func pieces(flags: Int32) throws {
    let folder = try TemporaryFolder()
    let pipe = try #require(popen("sleep 0.1; cat > '\(folder.file("read"))'", "w"))
    try #require(fcntl(fileno(pipe), F_SETFL, flags) == 0)
    let text = String(repeating: "0123456789", count: 100_000)
    #expect(Output(text).write(standard: fileno(pipe), error: STDERR_FILENO) == .expected)
    #expect(pclose(pipe) == 0)
    #expect(try folder.read("read") == text)
  }
}
