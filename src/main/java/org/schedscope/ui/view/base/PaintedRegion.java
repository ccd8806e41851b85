package org.schedscope.ui.view.base;

import javafx.application.Platform;
import javafx.scene.layout.Region;

/**
 * Region that paints, or places its parts, in the layout. The toolkit never lays out again a node that threw an exception there, nor its
 * parents: here the exception is reported, and the next layout tries again.
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
