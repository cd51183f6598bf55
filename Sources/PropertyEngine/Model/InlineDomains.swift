/// Four domains without a heap.
@frozen @usableFromInline
struct InlineDomains {
  @usableFromInline var values: (Domain, Domain, Domain, Domain) = (
    .integers(0...0), .integers(0...0), .integers(0...0), .integers(0...0)
  )

  @inlinable init() {}

  @inlinable @inline(__always)
  subscript(slot: Int) -> Domain {
    get {
      switch slot {
      case 0: values.0
      case 1: values.1
      case 2: values.2
      default: values.3
      }
    }
    set {
      switch slot {
      case 0: values.0 = newValue
      case 1: values.1 = newValue
      case 2: values.2 = newValue
      default: values.3 = newValue
      }
    }
  }
}
