import Glibc
import SegueCommands

Output.claimDescriptors()
let output = SegueCommand.run(Array(CommandLine.arguments.dropFirst()))
exit(output.write(standard: STDOUT_FILENO, error: STDERR_FILENO).rawValue)
