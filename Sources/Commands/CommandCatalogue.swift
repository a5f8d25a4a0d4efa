// Every command, one row each.

/// The commands of the program, in the order help lists them.
package enum CommandCatalogue {
  package static let all: [any Command.Type] = [
    RenderCommand.self,
    StillCommand.self,
    ExportCommand.self,
    InspectCommand.self,
    CheckCommand.self,
    ProfileCommand.self,
    BenchCommand.self,
    SheetCommand.self,
    DiffCommand.self,
    VerifyCommand.self,
    ListCommand.self,
    CompletionsCommand.self,
    ManCommand.self,
  ]

  /// The command of a name.
  package static func named(_ name: String) -> (any Command.Type)? { all.first { $0.name == name } }
}
