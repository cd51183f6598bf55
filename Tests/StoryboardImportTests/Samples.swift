import StoryboardImport

/// Storyboards written for these tests.
enum Samples {
  /// A list, a detail with an unwind, an accessory, a bar button beside the controller, a reference, and
  /// what must not be counted: tie breakers, and peek and pop inside a segue.
  static let small = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav-00-001">
        <dependencies><plugIn identifier="x" version="1"/></dependencies>
        <scenes>
            <!--Stack > first-->
            <scene sceneID="s1">
                <objects>
                    <navigationController id="nav-00-001" sceneMemberID="viewController">
                        <connections>
                            <segue destination="lst-00-002" kind="relationship" relationship="rootViewController" id="r1"/>
                        </connections>
                    </navigationController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="1" y="2"/>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <tableViewController id="lst-00-002" customClass="ListController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                        <tableView key="view" id="tv"><prototypes>
                            <tableViewCell id="cel-00-003" userLabel="row">
                                <connections>
                                    <segue destination="det-00-004" kind="show" identifier="detail" id="g1">
                                        <nil key="action"/>
                                        <segue key="commit" inheritsFrom="parent" id="g1c"/>
                                        <segue key="preview" inheritsFrom="commit" id="g1p"/>
                                    </segue>
                                    <segue destination="oth-00-005" kind="presentation" identifier="" trigger="accessoryAction" id="g2"/>
                                </connections>
                            </tableViewCell>
                        </prototypes></tableView>
                    </tableViewController>
                    <barButtonItem title="Add &lt;new&gt;" id="bar-00-006">
                        <connections><segue destination="det-00-004" kind="push" id="g3"/></connections>
                    </barButtonItem>
                </objects>
            </scene>
            <scene sceneID="s3">
                <objects>
                    <viewController storyboardIdentifier="Detail" id="det-00-004" customClass="DetailController" sceneMemberID="viewController">
                        <view key="view" id="v3"><subviews>
                            <button id="btn-00-007"><state key="normal" title="Done"/>
                                <connections><segue destination="ext-00-008" kind="unwind" unwindAction="done:" id="u1"/></connections>
                            </button>
                        </subviews></view>
                        <connections><segue destination="ext-00-008" kind="unwind" identifier="back" unwindAction="done:" id="u2"/></connections>
                    </viewController>
                    <exit id="ext-00-008" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
            </scene>
            <scene sceneID="s4">
                <objects>
                    <viewControllerPlaceholder storyboardName="Other" id="oth-00-005" sceneMemberID="viewController">
                        <navigationItem key="navigationItem" id="ni"/>
                    </viewControllerPlaceholder>
                </objects>
            </scene>
        </scenes>
        <inferredMetricsTieBreakers><segue reference="g3"/></inferredMetricsTieBreakers>
    </document>

    """

  static func read(_ text: String, path: String = "Main.storyboard") throws -> StoryboardFile {
    try StoryboardFile(Array(text.utf8), path: path)
  }

  /// A document with these scenes' objects.
  static func document(_ objects: String..., initial: String? = nil) -> String {
    let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return "<document targetRuntime=\"iOS.CocoaTouch\"\(first)><scenes>\n"
      + objects.map { "<scene><objects>\($0)</objects></scene>\n" }.joined()
      + "</scenes></document>"
  }
}

/// A small generator with a seed (SplitMix64), so that every run makes the same things.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  mutating func isOne(in bound: Int) -> Bool { below(bound) == 0 }
}
