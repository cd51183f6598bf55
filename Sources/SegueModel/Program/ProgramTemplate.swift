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

  /// The same with some classes defined otherwise, on another device.
  ///
  /// - Parameter changes: They have the names and superclasses of classes that were compiled.
  package func program(
    _ changes: [String: ClassDefinition], on device: Device
  ) throws(CompileError) -> Program {
    var compiler = compiler
    compiler.program.device = device
    try compiler.recompile(changes)
    return compiler.program
  }
}
