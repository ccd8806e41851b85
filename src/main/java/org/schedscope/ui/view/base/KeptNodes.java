package org.schedscope.ui.view.base;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.collections.ObservableList;
import javafx.scene.Node;

/**
 * Nodes that change their content in every frame, and may become more or fewer: existing ones are reused, since styling a new node takes
 * longer than the rest of a frame.
 *
 * @param <N> type of a node
 */
public final class KeptNodes<N extends Node> {
    private final ObservableList<Node> children;
    private final Supplier<N> made;
    private final List<N> all = new ArrayList<>();
    private int used;

    /** @param children list of these nodes alone */
    public KeptNodes(ObservableList<Node> children, Supplier<N> made) {
        this.children = children;
        this.made = made;
    }

    /** Starts again at the first node. */
    public void begin() {
        used = 0;
    }

    /** The next node, to be filled. */
    public N next() {
        if (used == all.size()) {
            N another = made.get();
            all.add(another);
            children.add(another);
        }
        return all.get(used++);
    }

    /** Removes the nodes that were not used. */
    public void end() {
        if (used < all.size()) {
            all.subList(used, all.size()).clear();
            children.remove(used, children.size());
        }
    }
}
