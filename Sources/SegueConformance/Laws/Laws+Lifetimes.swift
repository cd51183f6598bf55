import SegueScenarios

extension Laws {
  /// LAW-11: The k-th instance of a scene is named `scene` for k = 1 and `scene#k` otherwise, in
  /// order of creation and without a gap.
  static func instancesAreNumbered(_ inspection: Inspection) -> [Law.Breach] {
    var made: [String: Int] = [:]
    for moment in inspection.moments {
      for event in moment.events(.initialize) where inspection.cast.isFromScene(event.on) {
        let origin = inspection.cast.origin(event.on)
        let number = made[origin, default: 0] + 1
        made[origin] = number
        let name = number == 1 ? origin : "\(origin)#\(number)"
        guard event.on == name else {
          return [breach(moment, "\(event.on) was made where \(name) was due")]
        }
      }
    }
    return []
  }

  /// LAW-12: Every controller in a snapshot or an event that is named after a scene was created by
  /// an `init` in the same or an earlier step.
  static func everyoneWasMade(_ inspection: Inspection) -> [Law.Breach] {
    var made: Set<String> = []
    for moment in inspection.moments {
      for event in moment.events where event.kind == .initialize { made.insert(event.on) }
      // Controllers that the app or UIKit makes in code are not made from scenes.
      func isUnknown(_ name: String) -> Bool {
        !made.contains(name) && inspection.cast.isFromScene(name)
      }
      let unknown =
        moment.events.lazy.compactMap { event in
          isUnknown(event.on)
            ? event.on : event.to.flatMap { isUnknown($0) ? $0 : nil } ?? event.list?.first(where: isUnknown)
        }.first ?? moment.after?.names.first(where: isUnknown)
      if let unknown { return [breach(moment, "\(unknown) was never made")] }
    }
    return []
  }

  /// LAW-13: Whoever is in neither the tree nor a detached tree of a snapshot never appears again,
  /// in a snapshot or as a receiver.
  static func theGoneStayGone(_ inspection: Inspection) -> [Law.Breach] {
    var gone: Set<String> = []
    for moment in inspection.moments {
      let present = moment.events.map(\.on) + (moment.after?.names ?? [])
      if let ghost = present.first(where: gone.contains) {
        return [breach(moment, "\(ghost) was gone and appears again")]
      }
      guard let before = moment.before, let after = moment.after, after.knowsDetached else {
        continue
      }
      gone.formUnion(before.names.filter { !after.contains($0) })
    }
    return []
  }

  /// LAW-14: A controller receives `viewDidLoad` at most once, and not before its `init`.
  static func viewsLoadOnce(_ inspection: Inspection) -> [Law.Breach] {
    var (made, loaded): (Set<String>, Set<String>) = ([], [])
    for moment in inspection.moments {
      for event in moment.events {
        if event.kind == .initialize { made.insert(event.on) }
        guard event.kind == .viewDidLoad else { continue }
        if !loaded.insert(event.on).inserted {
          return [breach(moment, "the view of \(event.on) loaded twice")]
        }
        if inspection.cast.isFromScene(event.on), !made.contains(event.on) {
          return [breach(moment, "the view of \(event.on) loaded before \(event.on) was made")]
        }
      }
    }
    return []
  }

  /// LAW-15: A living controller is in `loaded` exactly if its `viewDidLoad` has been seen.
  static func loadedMeansLoaded(_ inspection: Inspection) -> [Law.Breach] {
    var seen: Set<String> = []
    for moment in inspection.moments {
      seen.formUnion(moment.events(.viewDidLoad).map(\.on))
      guard let after = moment.after, let loaded = after.snapshot.loaded.map(Set.init) else {
        continue
      }
      let cast = inspection.cast
      // Of what UIKit makes for itself nothing is known.
      for name in after.names where cast.isFromScene(name) || cast.isMadeInCode(name) {
        if loaded.contains(name) != seen.contains(name) {
          let what = loaded.contains(name) ? "loaded without" : "not loaded after"
          return [breach(moment, "\(name) is \(what) viewDidLoad")]
        }
      }
    }
    return []
  }

  /// LAW-16: `loaded` and `styles` name only controllers that stand in the snapshot.
  static func onlyTheLivingAreListed(_ moment: Moment) -> String? {
    guard let after = moment.after, after.knowsDetached else { return nil }
    let listed = (after.snapshot.loaded ?? []) + (after.snapshot.styles ?? [:]).keys.sorted()
    return listed.first { !after.contains($0) }.map { "\($0) is listed and stands nowhere" }
  }

  static func breach(_ moment: Moment, _ seen: String) -> Law.Breach {
    Law.Breach(step: moment.number, seen: seen)
  }
}
