package import SegueScenarios

/// A scenario compiled once whose classes are then defined in many ways: what everything else takes to compile is saved.
package struct ProgramTemplate: Sendable {
  private let compiler: Compiler

  /// Compiles a scenario; throws what is wrong with it.
  package init(_ scenario: Scenario) throws(CompileError) {
    var compiler = Compiler(scenario)
    try compiler.compile()
    self.compiler = compiler
  }

  /// The same with other classes on another device.
  ///
  /// - Parameter classes: They have the names and superclasses of those that were compiled.
  package func program(
    _ classes: [String: ClassDefinition], on device: Device
  ) throws(CompileError) -> Program {
    var compiler = compiler
    compiler.program.device = device
    try compiler.recompile(classes)
    return compiler.program
  }
}
