@testable import PropertyTasks

/// The tasks of the artifact and of the fork, which are no part of the command.
@available(macOS 26, *)
enum ForkTasks {
  static let all =
    [
      ShrinkingTask(
        "Replacement", Replacement.self, steps: 50, minimum: "(1000000, [])", published: 0),
      payload(2, FlatmapModel<Payload2>.self, [6, 4], published: 99),
      payload(3, FlatmapModel<Payload3>.self, [4, 3, 2], published: 84),
      payload(4, FlatmapModel<Payload4>.self, [3, 2, 2, 2], published: 89),
      payload(5, FlatmapModel<Payload5>.self, [3, 2, 2, 2, 1], published: 86),
      payload(6, FlatmapModel<Payload6>.self, [3, 2, 2, 2, 1, 1], published: 8),
      product(2, FlatmapModel<Product2>.self, [5, 5]),
      product(3, FlatmapModel<Product3>.self, [3, 3, 3]),
      product(4, FlatmapModel<Product4>.self, [3, 2, 2, 2]),
      product(5, FlatmapModel<Product5>.self, [2, 2, 2, 2, 2]),
      product(6, FlatmapModel<Product6>.self, [2, 2, 2, 2, 2, 1]),
      ShrinkingTask(
        "G3 Flatmap, sum, depth 4", FlatmapModel<Sum4>.self, steps: 404,
        minimum: FlatmapModel<Sum4>.minimum([6, 6, 6, 6]), published: 100),
      ShrinkingTask(
        "G4 Modular Mapping", NumbersModel<ModularMapping>.self, steps: 0, minimum: "(25)",
        published: 71, isTie: { $0 == "(863)" }),
      ShrinkingTask(
        "G5 Weighted Linear", NumbersModel<WeightedLinear>.self, steps: 0, minimum: "(0, 0, 20)",
        published: 100, isTie: { $0 == "(10, 0, 0)" }),
      ShrinkingTask(
        "G7 Chunked Decoder", ChunkedDecoder.self, steps: 64, minimum: "U+80 as 1 + 1",
        published: 100),
      collision("10", HashCollisionInput<Ten>.self),
      collision("100", HashCollisionInput<Hundred>.self),
      collision("1000", HashCollisionInput<Thousand>.self),
      ShrinkingTask(
        "G9 Invoice Discount", NumbersModel<InvoiceDiscount>.self, steps: 0,
        minimum: "(10, 100, 1)", published: 100, isTie: { $0 == "(28, 36, 1)" }),
      ShrinkingTask(
        "G10 Refund Allocation", RefundAllocation.self, steps: 21, minimum: "[31, 33], 4",
        published: 100, isTie: { $0 == "[33, 31], 2" }),
    ]

  static func payload<Shape>(
    _ depth: Int, _ model: FlatmapModel<Shape>.Type, _ factors: [Int], published: Int
  ) -> ShrinkingTask {
    ShrinkingTask(
      "G1 Flatmap, payload, depth \(depth)", model, steps: 4095, minimum: model.minimum(factors),
      published: published)
  }

  static func product<Shape>(
    _ depth: Int, _ model: FlatmapModel<Shape>.Type, _ factors: [Int]
  ) -> ShrinkingTask {
    ShrinkingTask(
      "G2 Flatmap, product, depth \(depth)", model, steps: depth, minimum: model.minimum(factors),
      published: 100)
  }

  static func collision<M>(
    _ modulus: String, _ model: HashCollisionInput<M>.Type
  ) -> ShrinkingTask {
    ShrinkingTask(
      "G8 Hash Collision \(modulus)", model, steps: 21, minimum: model.minimum, published: 100,
      isTie: model.isTie)
  }
}
