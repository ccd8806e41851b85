package org.schedscope.ui.view.notice;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** News above the schedule, which keeps its height: one strip at a time, the weightiest first, and beside it how many come after it. */
public final class Notices {
    private static final Texts TEXTS = Messages.WINDOW;

    /** Something that users are told until they have seen it. */
    public interface Notice {
        Node node();

        /** Whether there is anything to tell. */
        ObservableBooleanValue isThere();
    }

    private final List<Notice> notices = new ArrayList<>();
    private final VBox strips = new VBox();
    private final Label more = TextLabels.of("", "panel-detail");
    private final HBox node = new HBox(strips, more);

    public Notices() {
        HBox.setHgrow(strips, Priority.ALWAYS);
        strips.setMinWidth(0);
        more.setId("notices-more");
        more.setMinWidth(Region.USE_PREF_SIZE);
        node.setAlignment(Pos.CENTER_RIGHT);
        node.setMinHeight(Region.USE_PREF_SIZE);
        node.getStyleClass().add("notices");
        show(node, false);
    }

    /** Adds one that is weightier than all others. */
    public void addFirst(Notice notice) {
        notices.add(0, notice);
        strips.getChildren().add(0, notice.node());
        notice.isThere().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        List<Notice> told = notices.stream().filter(notice -> notice.isThere().get()).toList();
        notices.forEach(notice -> show(notice.node(), !told.isEmpty() && notice == told.get(0)));
        more.setText(TEXTS.text("notices.more", Integer.toString(told.size() - 1)));
        show(more, told.size() > 1);
        show(node, !told.isEmpty());
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    public Node node() {
        return node;
    }
}
