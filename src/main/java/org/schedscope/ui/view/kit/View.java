package org.schedscope.ui.view.kit;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import org.schedscope.chart.picture.Exportable;

/**
 * A part of the window with a title of its own. The window draws the head (title, detail, controls at the right) or the tab; the
 * view gives what is below.
 */
public abstract class View {
    private final String id;
    private final String name;
    private final ReadOnlyStringWrapper title;
    private final ReadOnlyStringWrapper detail = new ReadOnlyStringWrapper(this, "detail", "");
    private final ReadOnlyBooleanWrapper relevant = new ReadOnlyBooleanWrapper(this, "relevant", true);
    private final ReadOnlyBooleanWrapper vacant = new ReadOnlyBooleanWrapper(this, "vacant", false);
    private Runnable toFront = () -> {};
    private Node content;
    private List<Node> controls = List.of();

    /**
     * @param id key of the view in sessions, help pages and controls: in kebab-case, constant over versions and languages
     * @param name shown to users; its title until it has another one
     */
    protected View(String id, String name) {
        this.id = id;
        this.name = name;
        title = new ReadOnlyStringWrapper(this, "title", name);
    }

    /**
     * Sets what the view shows, at the end of its construction.
     *
     * @param atRight controls at the right end of the head
     */
    protected final void shows(Node shown, Node... atRight) {
        content = shown;
        controls = List.of(atRight);
    }

    public final String id() {
        return id;
    }

    /** What the view is called whatever it shows, in the user's words. */
    public final String name() {
        return name;
    }

    /** Title in the panel's head or on the tab, in the user's words. */
    public final ReadOnlyStringProperty title() {
        return title.getReadOnlyProperty();
    }

    protected final void setTitle(String text) {
        title.set(text);
    }

    /** A few words beside the title; may be empty. */
    public final ReadOnlyStringProperty detail() {
        return detail.getReadOnlyProperty();
    }

    protected final void setDetail(String text) {
        detail.set(text);
    }

    /** Whether it applies to the open run; the tab of a view that does not is not there. */
    public final ReadOnlyBooleanProperty relevant() {
        return relevant.getReadOnlyProperty();
    }

    protected final void setRelevant(boolean now) {
        relevant.set(now);
    }

    /** Whether it is empty; its panel is folded to the head then. */
    public final ReadOnlyBooleanProperty vacant() {
        return vacant.getReadOnlyProperty();
    }

    protected final void setVacant(boolean now) {
        vacant.set(now);
    }

    /** Controls at the right end of the head; none unless a view has some. */
    public final List<Node> controls() {
        return controls;
    }

    /**
     * Whether the view can be seen. One that is behind a tab need not follow what happens; it catches up when it is shown.
     */
    public void setShown(boolean shown) {
        // Most views are always there.
    }

    /** Sets what happens when the view answers a question of another part: its tab comes to the front. */
    public final void whenAsked(Runnable bringToFront) {
        toFront = bringToFront;
    }

    /** To be called by a view that answers a question of another part. */
    protected final void comeToFront() {
        toFront.run();
    }

    /** Puts the caret where something is typed into the view; nothing happens in one without such a place. */
    public void focusField() {
        // Most views are not typed into.
    }

    /** What of it can be taken out as it is now, beside the charts of the run; nothing unless a view has something. */
    public List<Exportable> exportables() {
        return List.of();
    }

    /** What the view shows. */
    public final Node node() {
        return content;
    }
}
