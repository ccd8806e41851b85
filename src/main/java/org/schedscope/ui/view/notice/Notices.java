package org.schedscope.ui.view.notice;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Notices above the schedule: one at a time, the most important first, and beside it how many come after it. */
public final class Notices extends HBox {
    private static final Texts TEXTS = Messages.WINDOW;

    private final List<Notice> notices = new ArrayList<>();
    private final VBox strips = new VBox();
    private final Label more = TextLabels.of("", "panel-detail");

    public Notices() {
        getChildren().addAll(strips, more);
        HBox.setHgrow(strips, Priority.ALWAYS);
        strips.setMinWidth(0);
        more.setId("notices-more");
        more.setMinWidth(Region.USE_PREF_SIZE);
        setAlignment(Pos.CENTER_RIGHT);
        setMinHeight(Region.USE_PREF_SIZE);
        getStyleClass().add("notices");
        Nodes.show(this, false);
    }

    /** Adds one that is more important than all others. */
    public void addFirst(Notice notice) {
        notices.add(0, notice);
        strips.getChildren().add(0, notice);
        notice.there().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        List<Notice> due = notices.stream().filter(notice -> notice.there().get()).toList();
        notices.forEach(notice -> Nodes.show(notice, !due.isEmpty() && notice == due.get(0)));
        more.setText(TEXTS.text("notices.more", Integer.toString(due.size() - 1)));
        Nodes.show(more, due.size() > 1);
        Nodes.show(this, !due.isEmpty());
    }
}
