package org.schedscope.ui.state.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.schedscope.model.Cluster;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;

/** A platform's tree with one node changed, added, moved or gone. */
final class PlatformTree {
    private PlatformTree() {
    }

    /** Every node before those below it. */
    static List<PlatformEditor.Line> rows(PlatformNode root) {
        List<PlatformEditor.Line> rows = new ArrayList<>();
        collect(root, 0, Optional.empty(), rows);
        return rows;
    }

    private static void collect(PlatformNode node, int depth, Optional<String> under, List<PlatformEditor.Line> rows) {
        rows.add(new PlatformEditor.Line(node, depth, under));
        if (node instanceof Router router) {
            router.children().forEach(child -> collect(child, depth + 1, Optional.of(router.id()), rows));
        }
    }

    static PlatformNode changed(PlatformNode root, String id, UnaryOperator<PlatformNode> change) {
        if (root.id().equals(id)) {
            return change.apply(root);
        }
        return root instanceof Router router
                ? new Router(router.id(), router.children().stream().map(child -> changed(child, id, change)).toList()) : root;
    }

    /** Without a node and all below it. */
    static PlatformNode without(PlatformNode root, String id) {
        if (root.id().equals(id)) {
            throw EditNotations.refused("last.cluster");
        }
        return root instanceof Router router ? new Router(router.id(), router.children().stream().filter(child -> !child.id().equals(id))
                .map(child -> without(child, id)).toList()) : root;
    }

    /** With a node behind another one, or, of a router, as its last child. A tree of one cluster gets a router. */
    static PlatformNode with(PlatformNode root, PlatformEditor.Line beside, PlatformNode node, String newRouter) {
        if (root instanceof Cluster) {
            return new Router(newRouter, List.of(root, node));
        }
        String router = beside.node() instanceof Router ? beside.node().id() : beside.under().orElseThrow();
        return changed(root, router, found -> {
            List<PlatformNode> children = new ArrayList<>(((Router) found).children());
            int behind = 0;
            while (behind < children.size() && !children.get(behind).id().equals(beside.node().id())) {
                behind++;
            }
            children.add(Math.min(children.size(), behind + 1), node);
            return new Router(router, children);
        });
    }

    /** With a node as the last child of another router. */
    static PlatformNode under(PlatformNode root, PlatformNode node, String router) {
        List<String> routers = rows(root).stream().filter(row -> row.node() instanceof Router).map(row -> row.node().id()).toList();
        if (!routers.contains(router)) {
            throw EditNotations.refused(routers.size() == 1 ? "router.one" : "router", router, String.join(", ", routers));
        }
        if (rows(node).stream().anyMatch(row -> row.node().id().equals(router))) {
            throw EditNotations.refused("router.under", node.id());
        }
        return changed(without(root, node.id()), router, found -> {
            List<PlatformNode> children = new ArrayList<>(((Router) found).children());
            children.add(node);
            return new Router(router, children);
        });
    }

    /** With a node moved among its siblings, as far as there are any. */
    static PlatformNode moved(PlatformNode root, PlatformEditor.Line row, int by) {
        if (row.under().isEmpty()) {
            return root;
        }
        return changed(root, row.under().get(), found -> {
            List<PlatformNode> children = new ArrayList<>(((Router) found).children());
            int at = children.indexOf(row.node());
            children.add(Math.max(0, Math.min(children.size() - 1, at + by)), children.remove(at));
            return new Router(found.id(), children);
        });
    }
}
