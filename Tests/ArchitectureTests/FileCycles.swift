// Groups of files that need one another: file A names a type that file B declares, and the way leads back.

/// The graph of files of one target.
struct FileCycles {
  private let names: [String]
  private let edges: [[Int]]
  private var index: [Int?]
  private var low: [Int]
  private var stack: [Int] = []
  private var onStack: [Bool]
  private var count = 0
  private var groups: [[String]] = []

  /// Groups of two files or more, each sorted.
  static func find(in files: [SourceFile]) -> [[String]] {
    var graph = FileCycles(files)
    for node in files.indices where graph.index[node] == nil { graph.visit(node) }
    return graph.groups
  }

  private init(_ files: [SourceFile]) {
    names = files.map(\.name)
    var home: [String: Int] = [:]
    for (place, file) in files.enumerated() {
      for type in file.declared.visible { home[type] = place }
    }
    edges = files.enumerated().map { place, file in
      let own = file.declared.own
      return Set(file.named.subtracting(own).compactMap { home[$0] }).subtracting([place]).sorted()
    }
    index = Array(repeating: nil, count: files.count)
    low = Array(repeating: 0, count: files.count)
    onStack = Array(repeating: false, count: files.count)
  }

  /// Tarjan's algorithm for strongly connected components.
  private mutating func visit(_ node: Int) {
    let own = count
    index[node] = own
    low[node] = own
    count += 1
    stack.append(node)
    onStack[node] = true
    for next in edges[node] {
      if let seen = index[next] {
        if onStack[next] { low[node] = min(low[node], seen) }
      } else {
        visit(next)
        low[node] = min(low[node], low[next])
      }
    }
    guard low[node] == own else { return }
    var group: [String] = []
    while let last = stack.popLast() {
      onStack[last] = false
      group.append(names[last])
      if last == node { break }
    }
    if group.count > 1 { groups.append(group.sorted()) }
  }
}
