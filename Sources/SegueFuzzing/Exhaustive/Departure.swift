import SegueScenarios

/// What a class can have that a plain subclass has not: each counts as one override. Actions are counted by themselves, segue actions
/// with the segues that name them.
enum Departure: CaseIterable, Sendable {
  case superclass, missing, definesContext, style, isModal, columns, skipsInitCoder
  case shouldPerform, canPerform, canPerformWithSender, allowedChildren, childContaining
  case unwindTowards, forUnwindAction, segueForUnwinding, show, showDetail, refusesShow
  case inShouldPerform, inPrepare, inViewDidLoad, inAction
  case shouldDismiss, keepsPopover, shouldSelect, collapseSecondary, handlesShowDetail
  case topColumnForCollapsing

  func isIn(_ definition: ClassDefinition) -> Bool {
    switch self {
    // One that descends from a class of UIKit is plain: which one it is, is the controller's kind.
    case .superclass: UIKitClass(rawValue: definition.superclass) == nil
    case .missing: definition.missing
    case .definesContext: definition.definesPresentationContext != nil
    case .style: definition.presentationStyle != nil
    case .isModal: definition.isModalInPresentation != nil
    case .columns: definition.columns != nil
    case .skipsInitCoder: definition.skipsInitCoder != nil
    case .shouldPerform: definition.shouldPerform != nil
    case .canPerform: definition.canPerform != nil
    case .canPerformWithSender: definition.canPerformWithSender != nil
    case .allowedChildren: definition.allowedChildren != nil
    case .childContaining: definition.childContaining != nil
    case .unwindTowards: definition.unwindTowards != nil
    case .forUnwindAction: definition.forUnwindAction != nil
    case .segueForUnwinding: definition.segueForUnwinding != nil
    case .show: definition.show != nil
    case .showDetail: definition.showDetail != nil
    case .refusesShow: definition.refusesShow != nil
    case .inShouldPerform: !definition.inShouldPerform.isEmpty
    case .inPrepare: !definition.inPrepare.isEmpty
    case .inViewDidLoad: !definition.inViewDidLoad.isEmpty
    case .inAction: !definition.inAction.isEmpty
    case .shouldDismiss: definition.shouldDismiss != nil
    case .keepsPopover: definition.keepsPopover != nil
    case .shouldSelect: definition.shouldSelect != nil
    case .collapseSecondary: definition.collapseSecondary != nil
    case .handlesShowDetail: definition.handlesShowDetail != nil
    case .topColumnForCollapsing: definition.topColumnForCollapsing != nil
    }
  }
}
