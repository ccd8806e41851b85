package org.schedscope.ui.view.base;

import javafx.application.Platform;
import javafx.geometry.NodeOrientation;
import javafx.scene.layout.Region;

/**
 * Region that paints, or places its parts, in the layout. The toolkit never lays out again a node that threw an exception there, nor its
 * parents: here the exception is reported, and the next layout tries again.
 */
public abstract class PaintedRegion extends Region {
    /** Pictures have time from left to right in every language; the toolkit would mirror their coordinates, but not what is painted. */
    protected PaintedRegion() {
        setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    }

    @Override
    protected final void layoutChildren() {
        Guard.run(this::lay);
    }

    /** Places the children and paints. */
    protected abstract void lay();

    /** Requests another layout after the current one, during which the toolkit ignores requests. */
    protected final void layAgain() {
        Platform.runLater(this::requestLayout);
    }
}
