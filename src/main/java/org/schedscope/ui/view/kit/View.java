package org.schedscope.ui.view.kit;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.schedscope.chart.picture.Exportable;

/**
 * A part of the window with a title of its own. The window draws the head (title, detail, controls at the right) or the tab; the
 * view gives what is below.
 */
public interface View {
    /** Title in the panel's head or on the tab, in the user's words. */
    ObservableValue<String> title();

    /** What the view is called whatever it shows. */
    default String name() {
        return title().getValue();
    }

    /** A few words beside the title, empty if there is nothing to say. */
    ObservableValue<String> detail();

    /** Controls at the right end of the head; none unless a view has some. */
    default List<Node> controls() {
        return List.of();
    }

    /**
     * Whether the view can be seen. One that is behind a tab need not follow what happens; it catches up when it is shown.
     */
    default void setShown(boolean shown) {
        // Most views are always there.
    }

    /** Becomes true when something was asked that the view answers: a tab comes to the front then. */
    default ObservableValue<Boolean> wanted() {
        return new SimpleObjectProperty<>(false);
    }

    /** What of it can be taken out as it is now, beside the charts of the run; nothing unless a view has something. */
    default List<Exportable> exportables() {
        return List.of();
    }

    /** What the view shows. */
    Node node();
}
