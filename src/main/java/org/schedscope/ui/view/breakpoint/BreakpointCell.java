package org.schedscope.ui.view.breakpoint;

import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuItem;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Breakpoint;
import org.schedscope.ui.state.time.BreakpointHits;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** A breakpoint: on or off, its condition, and how often it has been met. */
final class BreakpointCell extends ListCell<Breakpoint> {
    private static final Texts TEXTS = Messages.of("breakpoints");

    private final Session session;
    private final CheckBox enabled = new CheckBox();
    private final Label text = TextLabels.of("", "mono", "small");
    private final Label count = TextLabels.of("", "mono", "small", "muted");
    private final HBox row = new HBox(6, enabled, text, Nodes.gap(), count);
    private final Hover tip = Hover.over(this);
    private final ContextMenu menu;

    /** @param edit called with the breakpoint to be changed */
    BreakpointCell(Session session, Consumer<Breakpoint> edit) {
        this.session = session;
        getStyleClass().add("task-line");
        row.setAlignment(Pos.CENTER_LEFT);
        text.setMinWidth(0);
        count.setMinWidth(Region.USE_PREF_SIZE);
        enabled.setFocusTraversable(false);
        enabled.setOnAction(pressed -> session.breakpoints().setEnabled(getItem(), enabled.isSelected()));
        setOnMouseClicked(click -> {
            if (!isEmpty() && click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2) {
                edit.accept(getItem());
            }
        });
        menu = new ContextMenu(item("menu.edit", () -> edit.accept(getItem())),
                item("menu.enable", () -> session.breakpoints().setEnabled(getItem(), !getItem().enabled())),
                item("menu.remove", () -> session.breakpoints().remove(getItem())));
    }

    private static MenuItem item(String key, Runnable action) {
        MenuItem item = new MenuItem(TEXTS.text(key));
        item.setOnAction(chosen -> action.run());
        return item;
    }

    @Override
    protected void updateItem(Breakpoint breakpoint, boolean empty) {
        super.updateItem(breakpoint, empty);
        setContextMenu(empty || breakpoint == null ? null : menu);
        setGraphic(empty || breakpoint == null ? null : row);
        getStyleClass().remove("reached");
        if (!empty && breakpoint != null) {
            show(breakpoint);
        } else {
            tip.says("");
        }
    }

    private void show(Breakpoint breakpoint) {
        BreakpointHits hits = session.breakpoints().hits(breakpoint);
        BreakpointMatch here = new BreakpointMatch(session.playhead().position(), session.playhead().tick());
        int until = hits.stops().countUpTo(here);
        boolean whole = session.runs().run().complete() && hits.read() == session.runs().run().trace().eventCount();
        String soFar = Figures.whole(until);
        String all = Figures.whole(hits.stops().count());
        enabled.setSelected(breakpoint.enabled());
        enabled.setAccessibleText(breakpoint.text());
        text.setText(breakpoint.text());
        count.setText(hits.problem().isPresent() ? TEXTS.text("hits.absent") : TEXTS.text(whole ? "hits" : "hits.more", soFar, all));
        tip.says(hits.problem().orElseGet(() -> TEXTS.text(whole ? "tip" : "tip.more", soFar, all)));
        if (breakpoint.enabled() && until > 0 && hits.stops().get(until - 1).equals(here)) {
            getStyleClass().add("reached");
        }
        text.setOpacity(breakpoint.enabled() && hits.problem().isEmpty() ? 1 : 0.6);
        setAccessibleText(breakpoint.text() + ", " + count.getText());
    }
}
