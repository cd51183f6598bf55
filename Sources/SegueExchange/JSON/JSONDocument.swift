internal import FoundationEssentials
internal import SegueScenarios

/// A JSON text that has been read: the value, and where each part of it stands.
package final class JSONDocument: Sendable {
  package let file: String
  let map: JSONMap
  package let root: JSON

  /// Reads a text; `file` is what errors call it.
  ///
  /// - Throws: The one fault that keeps it from being JSON, with its line and column.
  package init(_ bytes: [UInt8], file: String) throws(ExchangeError) {
    let map = try JSONMap(bytes, file: file)
    do {
      root = try JSONDecoder().decode(
        JSON.self, from: Data(bytes), configuration: JSON.Place(map: map, node: 0))
    } catch {
      // The map has accepted the text, so this is about a value: a number beyond every range.
      let node = map.firstOddNumber ?? 0
      let place = map.place(of: node)
      throw ExchangeError(
        file: file, line: place.line, column: place.column, path: map.path(to: node).description,
        message: "the value cannot be represented")
    }
    self.file = file
    self.map = map
  }

  /// The whole value, ready to be read into types.
  package var reader: JSONReader { JSONReader(document: self, value: root, node: 0) }
}

extension JSONMap {
  /// The first number that no `Double` can hold.
  fileprivate var firstOddNumber: Int? {
    nodes.indices.first { node in
      guard [.int, .double].contains(kind(of: node)) else { return false }
      let text = bytes[Int(nodes[node].start)...].prefix { !" \n\r\t,]}".utf8.contains($0) }
      guard let value = Double(String(decoding: text, as: UTF8.self)) else { return true }
      return !value.isFinite
    }
  }
}
