import StoryboardImport
import Testing

@Suite("Facts of Objective-C sources")
struct ObjCFactsTests {
  private static let header = """
    #import <UIKit/UIKit.h>
    @interface A : UITableViewController <P>
    - (IBAction)done:(UIStoryboardSegue *)segue;
    @end
    @interface A (Cat)
    @end
    """

  private static let source = """
    #import "A.h"
    #define kMacro @"macro-id"
    NSString * const kName = @"const-id";
    @interface A () { int x; }
    @end
    @implementation A
    // - (IBAction)no:(UIStoryboardSegue *)segue {}
    - (IBAction)done:(UIStoryboardSegue *)segue { char c = '}'; NSLog(@"} %@", segue); }
    - (void)plain:(UIStoryboardSegue *)segue from:(id)x {}
    - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {}
    - (BOOL)canPerformUnwindSegueAction:(SEL)a fromViewController:(UIViewController *)f withSender:(id)s {
      return YES;
    }
    - (void)go {
      [self performSegueWithIdentifier:@"lit" sender:self];
      [self performSegueWithIdentifier:kMacro sender:[self other:@"x"]];
      [weakSelf performSegueWithIdentifier:kName sender:nil];
      [self.child performSegueWithIdentifier:[self name] sender:nil];
      [self dismissViewControllerAnimated:YES completion:^{
        [self performSegueWithIdentifier:@"late" sender:nil];
      }];
      [self performSegueWithIdentifier:@"after" sender:nil];
    }
    @end
    @implementation UIViewController (Unwinding)
    - (IBAction)any:(UIStoryboardSegue *)segue {}
    @end
    """

  private static let facts = ClassFacts([
    ("A.h", Array(header.utf8)), ("A.m", Array(source.utf8)),
  ])

  @Test("Classes, categories and their actions")
  func classes() {
    let fact = Self.facts.classes["A"]
    #expect(fact?.superclass == "UITableViewController")
    #expect(fact?.actions.map(\.selector) == ["done:", "plain:from:", "go"])
    #expect(fact?.actions.map(\.isInterfaceBuilderAction) == [true, false, false])
    #expect(fact?.actions.map(\.takesSegue) == [true, true, false])
    #expect(fact?.overrides.map(\.isAlwaysTrue) == [true])
    #expect(Self.facts.classes["UIViewController"]?.actions.map(\.isInExtension) == [true])
    #expect(fact?.declarations.map(\.position.line) == [6])
    #expect(Self.facts.isComplete)
  }

  @Test("Whatever type its argument has, and whatever stands after it, a method has its selector")
  func selectors() {
    func selectors(_ method: String) -> [String] {
      let source = "@implementation A\n- \(method) { f(); }\n@end"
      return ClassFacts([("A.m", Array(source.utf8))]).classes["A"]?.actions.map(\.selector) ?? []
    }
    for method in [
      "(IBAction)done:(id)sender", "(void)done:(nullable UIStoryboardSegue *)s",
      "(void)done:(__kindof UIStoryboardSegue *)s __attribute__((unused))", "done:s",
      "( IBAction ) done : ( UIStoryboardSegue* ) s NS_SWIFT_NAME(done(_:))",
    ] { #expect(selectors(method) == ["done:"], "\(method)") }
    #expect(selectors("(void)done") == ["done"])
  }

  @Test("Braces that do not match make absence mean nothing; those that C++ needs do no harm")
  func braces() {
    func isComplete(_ text: String) -> Bool { ClassFacts([("A.m", Array(text.utf8))]).isComplete }
    #expect(!isComplete("@implementation A\n- (void)f { BEGIN }\n}\n@end"))
    #expect(!isComplete("@implementation A\n- (void)f { if (x) { }\n@end"))
    #expect(
      isComplete(
        "#ifdef __cplusplus\nextern \"C\" {\n#endif\n@protocol P\n@end\n@interface A : B\n@end\n"
          + "#ifdef __cplusplus\n}\n#endif"))
  }

  @Test("A variable of the name of a constant leaves a call open")
  func variables() {
    for code in ["NSString *kName = f(); CALL", "for (NSString *kName in list) { CALL }"] {
      let call = "[self performSegueWithIdentifier:kName sender:nil];"
      let source =
        "NSString * const kName = @\"x\";\n@implementation A\n- (void)f { "
        + code.replacing("CALL", with: call) + " }\n@end"
      let facts = ClassFacts([("A.m", Array(source.utf8))])
      #expect(facts.performs.map(\.identifiers) == [nil], "\(code)")
    }
  }

  @Test("Calls with literals, macros and constants, on others, and after a dismissal")
  func calls() {
    let calls = Self.facts.performs
    #expect(
      calls.map(\.identifiers) == [["lit"], ["macro-id"], ["const-id"], nil, ["late"], ["after"]])
    #expect(calls.map(\.receiver) == [.itself, .itself, .itself, .other, .itself, .itself])
    #expect(calls.map(\.isAfterDismissal) == [false, false, false, false, true, false])
  }
}
