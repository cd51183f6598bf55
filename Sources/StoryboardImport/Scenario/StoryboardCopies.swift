/// Copies of one storyboard under several names, of which one stands for all.
package enum StoryboardCopies {
  /// The paths without copies, in their order: nothing from `.xcloc` bundles, no backups (`*~`), and of
  /// localisations (`Base.lproj/Main.storyboard`, `en.lproj/Main.storyboard`) one: the base, or else the
  /// one outside, or else the first.
  package static func unified(_ paths: [String]) -> [String] {
    var chosen: [String: (path: String, rank: Int)] = [:]
    var order: [String] = []
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let file = parts.last, !isBackup(file), !parts.contains(where: isExchange) else {
        continue
      }
      let localisation = parts.dropLast().last { $0.hasSuffix(".lproj") }
      let key = parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
      let rank = localisation == "Base.lproj" ? 0 : localisation == nil ? 1 : 2
      if let known = chosen[key] {
        if rank < known.rank { chosen[key] = (path, rank) }
      } else {
        chosen[key] = (path, rank)
        order.append(key)
      }
    }
    return order.compactMap { chosen[$0]?.path }
  }

  private static func isBackup(_ name: Substring) -> Bool {
    name.hasSuffix("~") || name.hasSuffix("~.storyboard")
  }

  private static func isExchange(_ name: Substring) -> Bool { name.hasSuffix(".xcloc") }
}
