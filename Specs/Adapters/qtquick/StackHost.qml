// What the adapter asks of Qt Quick Controls: stacks and items are made, and the calls of StackView passed on. Every
// push and pop is immediate, so that no transition is under way between two steps.
import QtQuick
import QtQuick.Controls.Basic

Item {
    width: 100
    height: 100

    Component { id: stack; StackView { property string called; property bool isStack: true } }
    Component { id: item; Item { property string called; property bool isStack: false } }

    function make(called, isStack) { return (isStack ? stack : item).createObject(null, {called: called}) }
    function pushItem(on, controller) { return on.push(controller, StackView.Immediate) !== null }
    function popItem(on) { return on.pop(StackView.Immediate) !== null }
    function popTo(on, controller) { return on.pop(controller, StackView.Immediate) !== null }
    function popToRoot(on) { return on.pop(null, StackView.Immediate) !== null }
    function setStack(on, controllers) { return on.replace(null, controllers, StackView.Immediate) !== null }

    /// `nav[list, detail]`; stacks may stand in stacks.
    function tree(controller) {
        if (!controller.isStack || controller.depth === 0)
            return controller.called
        const members = []
        for (let i = 0; i < controller.depth; ++i)
            members.push(tree(controller.get(i, StackView.ForceLoad)))
        return controller.called + "[" + members.join(", ") + "]"
    }
}
