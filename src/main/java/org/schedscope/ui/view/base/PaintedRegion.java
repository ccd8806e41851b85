package org.schedscope.ui.view.base;

import javafx.application.Platform;
import javafx.scene.layout.Region;

/**
 * A region that paints, or places its parts, by itself in the layout. The toolkit never lays out again what once threw there, nor what it
 * is in: here that is told, and the next layout tries anew.
 */
public abstract class PaintedRegion extends Region {
    @Override
    protected final void layoutChildren() {
        Guard.run(this::lay);
    }

    /** Places the children and paints what is painted. */
    protected abstract void lay();

    /** Has it laid out once more after the layout that goes on, which takes no wish for another one. */
    protected final void layAgain() {
        Platform.runLater(this::requestLayout);
    }
}
