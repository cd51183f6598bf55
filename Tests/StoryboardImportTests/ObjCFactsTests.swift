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
    #expect(fact?.actions.map(\.selector) == ["done:", "plain:from:"])
    #expect(fact?.actions.map(\.isInterfaceBuilderAction) == [true, false])
    #expect(fact?.overrides.map(\.isAlwaysTrue) == [true])
    #expect(Self.facts.classes["UIViewController"]?.actions.map(\.isInExtension) == [true])
    #expect(fact?.declarations.map(\.position.line) == [6])
    #expect(Self.facts.isComplete)
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
