/// A growable array of plain values that one object owns.
///
/// The model reads and writes its arrays a few hundred times a step. An `Array` in a class pays for that with a
/// check for exclusive access, a check for unique ownership and reference counts each time; this has none of
/// them, because it is never copied and holds nothing that is counted. Bounds are checked.
/// `Specs/Decisions/0002-flat-arrays.md` has the figures.
package struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var count = 0
    var capacity: Int
  }
  private let header: UnsafeMutablePointer<Header>

  package init(capacity: Int = 16) {
    header = .allocate(capacity: 1)
    header.initialize(
      to: Header(base: .allocate(capacity: capacity), capacity: capacity))
  }

  /// A copy with memory of its own.
  package init(copying other: borrowing FlatArray) {
    let count = other.count
    self.init(capacity: max(count, 16))
    header.pointee.base.initialize(from: other.header.pointee.base, count: count)
    header.pointee.count = count
  }

  deinit {
    header.pointee.base.deallocate()
    header.deallocate()
  }

  @inline(__always) package var count: Int { header.pointee.count }
  @inline(__always) package var isEmpty: Bool { count == 0 }
  @inline(__always) package var last: Element? { isEmpty ? nil : header.pointee.base[count - 1] }

  package subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "the index is in bounds")
      return header.pointee.base[index]
    }
    @inline(__always) nonmutating _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "the index is in bounds")
      yield &header.pointee.base[index]
    }
  }

  @inline(__always) package func append(_ element: Element) {
    if header.pointee.count == header.pointee.capacity { grow() }
    (header.pointee.base + header.pointee.count).initialize(to: element)
    header.pointee.count += 1
  }

  @inline(__always) package func removeLast() -> Element {
    precondition(!isEmpty, "there is an element to remove")
    header.pointee.count -= 1
    return header.pointee.base[header.pointee.count]
  }

  /// Keeps the first `count` elements, and the memory.
  @inline(__always) package func truncate(to count: Int) {
    precondition(count >= 0 && count <= self.count, "an array is cut to no more than it has")
    header.pointee.count = count
  }

  /// Takes over the elements of another array.
  package func assign(_ other: borrowing FlatArray) {
    truncate(to: 0)
    while header.pointee.capacity < other.count { grow() }
    header.pointee.base.initialize(from: other.header.pointee.base, count: other.count)
    header.pointee.count = other.count
  }

  /// The elements from `start` on, last one first.
  package func reverse(from start: Int) {
    var elements = UnsafeMutableBufferPointer(
      start: header.pointee.base + start, count: count - start)
    elements.reverse()
  }

  package func contains(_ element: Element, from start: Int) -> Bool where Element: Equatable {
    (start..<count).contains { header.pointee.base[$0] == element }
  }

  /// A copy of some elements.
  package func copy(_ range: Range<Int>) -> [Element] { range.map { self[$0] } }

  @inline(never) private func grow() {
    let capacity = header.pointee.capacity * 2
    let base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    base.moveInitialize(from: header.pointee.base, count: header.pointee.count)
    header.pointee.base.deallocate()
    header.pointee.base = base
    header.pointee.capacity = capacity
  }
}

extension FlatArray where Element == Node {
  package subscript(controller: Controller) -> Node {
    @inline(__always) get { self[Int(controller.index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(controller.index)] }
  }
}
