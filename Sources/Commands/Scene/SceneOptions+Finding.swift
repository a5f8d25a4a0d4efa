// From a scene argument and its options to what the scene is made from.

import Cairn
import Compositions
import Foundation
import SceneFormats

extension SceneOptions {
  /// Finds what a scene is made from, and adds the fonts it asks for. Standard input and pipes are read here.
  func find(_ scene: SceneArgument, _ console: Console) throws(CommandError) -> SceneSource {
    for path in fonts {
      do { try Fonts.add(path) } catch { throw Self.fontError(error, path) }
    }
    switch scene {
    case .composition(let composition): return try .composition(composition, input(of: composition, console))
    case .document(let path): return try document(path, console)
    }
  }

  private static func fontError(_ error: any Error, _ path: String) -> CommandError {
    guard let error = error as? any Explained else {
      return CommandError(.badInput, "no fonts could be read", place: path)
    }
    return CommandError(.badInput, error)
  }

  private func input(
    of composition: any Composition.Type, _ console: Console
  ) throws(CommandError) -> CompositionInput {
    let foreign: [(Bool, OptionRow?)] = [
      (fit != nil, Self.fitOption.row), (!assets.isEmpty, Self.assetsOption.row),
      (missingAssets != .skip, Self.missingAssetsOption.row), (states.given != nil, states.given),
    ]
    if let row = foreign.first(where: \.0)?.1 {
      throw .usage("this option is for documents, and the scene is a composition", place: row.spelled)
    }
    var input = CompositionInput(scale: scale, rate: rate)
    input.seed = UInt64(seed)
    input.settings = Dictionary(uniqueKeysWithValues: settings.map { ($0.key, $0.value) })
    input.size = size.map { $0.resolved(for: CompositionInput.defaultSize) }
    input.data = try dataPath.map { path throws(CommandError) in try Self.source(path, console) }
    input.script = try scriptPath.map { path throws(CommandError) in try Self.source(path, console) }
    if input.script != nil, composition.script.isEmpty {
      throw .usage("\(composition.name) takes no scripted input", place: Self.scriptOption.row.spelled)
    }
    return input
  }

  private func document(_ path: String, _ console: Console) throws(CommandError) -> SceneSource {
    for (isGiven, row) in [
      (dataPath != nil, Self.dataOption.row), (scriptPath != nil, Self.scriptOption.row),
      (!settings.isEmpty, Self.setOption.row),
    ] where isGiven {
      throw .usage("this option is for compositions, and the scene is a document", place: row.spelled)
    }
    for folder in assets {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw CommandError(.badInput, "there is no such folder", place: folder, hint: "see --assets")
      }
    }
    if path == "-", states.script == "-" {
      throw .usage(
        "standard input cannot be both the document and the list of its states",
        place: StateOptions.statesOption.row.spelled, hint: "name a file for one of them")
    }
    let input = path == "-" ? SceneInput(Data(console.input())) : SceneInput(path: path)
    return .document(input, states: try states.script.map { path throws(CommandError) in try Self.list(path, console) })
  }

  /// The bytes of a list of states.
  private static func list(_ path: String, _ console: Console) throws(CommandError) -> Data {
    let opened = try source(path, console)
    var bytes = Data()
    do throws(CompositionError) {
      let stream = try opened.open()
      while bytes.count <= longestScript, let piece = try stream.next() { bytes.append(contentsOf: piece) }
    } catch {
      throw CommandError(.badInput, error)
    }
    guard bytes.count <= longestScript, String(data: bytes, encoding: .utf8) != nil else {
      throw CommandError(.badInput, "this is no list of states", place: path, hint: "write lines such as 1.5s Unlock")
    }
    return bytes
  }

  /// Bytes of a list of states that are read.
  private static let longestScript = 4 << 20

  /// A file is read piece by piece. Standard input, pipes and the like can be read only once, and are held.
  private static func source(_ path: String, _ console: Console) throws(CommandError) -> DataSource {
    if path == "-" { return DataSource(Data(console.input()), name: path) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError(.badInput, "the file does not exist", place: path)
    }
    guard !isFolder.boolValue else { throw CommandError(.badInput, "this is a folder, not a file", place: path) }
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw CommandError(.badInput, "the file cannot be read", place: path, hint: "look at its permissions")
    }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    if attributes?[.type] as? FileAttributeType == .typeRegular { return DataSource(file: path) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(.badInput, "the file cannot be read", place: path)
    }
    return DataSource(data, name: path)
  }
}
