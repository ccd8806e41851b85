package org.schedscope.ui.view.base;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.collections.ObservableList;
import javafx.scene.Node;

/**
 * Nodes that say something else in every frame, and may be more or fewer: those that are there say it, since one that is new is styled
 * anew, which takes longer than all else in a frame.
 *
 * @param <N> one of them
 */
public final class KeptNodes<N extends Node> {
    private final ObservableList<Node> children;
    private final Supplier<N> made;
    private final List<N> all = new ArrayList<>();
    private int used;

    /** @param children of nobody else */
    public KeptNodes(ObservableList<Node> children, Supplier<N> made) {
        this.children = children;
        this.made = made;
    }

    /** From here on nodes are asked for from the first on. */
    public void begin() {
        used = 0;
    }

    /** The next one, to be told what to say. */
    public N next() {
        if (used == all.size()) {
            N another = made.get();
            all.add(another);
            children.add(another);
        }
        return all.get(used++);
    }

    /** Those that were not asked for are not needed any more. */
    public void end() {
        if (used < all.size()) {
            all.subList(used, all.size()).clear();
            children.remove(used, children.size());
        }
    }
}
