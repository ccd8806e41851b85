package org.schedscope.ui.view.live;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.edit.LiveEdit;
import org.schedscope.ui.state.edit.ScheduleTotals;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** The makespan before and now, to be read from afar, how many tasks start later, earlier and as before, and what became of the rest. */
final class LiveHead {
    private static final Texts TEXTS = LiveEditView.TEXTS;

    private final Label before = TextLabels.of("", "live-makespan", "muted");
    private final Label arrow = TextLabels.of("\u2192", "live-makespan", "muted");
    private final Label now = TextLabels.of("", "live-makespan");
    private final Label shift = TextLabels.of("", "live-shift");
    private final Label later = TextLabels.of("", "mono");
    private final Label earlier = TextLabels.of("", "mono");
    private final Label same = TextLabels.of("", "mono");
    private final Label meanEnd = TextLabels.of("", "mono");
    private final Label idle = TextLabels.of("", "mono");
    private final FlowPane node = new FlowPane(18, 4);
    private final List<VBox> counts = List.of(count("later", later), count("earlier", earlier), count("same", same),
            count("mean-end", meanEnd), count("idle", idle));

    LiveHead() {
        HBox makespan = FieldControls.line(TextLabels.of(TEXTS.text("makespan"), "text-2"), before, arrow, now, shift);
        makespan.setMinWidth(Region.USE_PREF_SIZE);
        makespan.getChildren().forEach(child -> ((Label) child).setMinWidth(Region.USE_PREF_SIZE));
        node.getChildren().setAll(makespan);
        node.getChildren().addAll(counts);
        node.setId("live-change");
        node.setRowValignment(VPos.CENTER);
        node.setAccessibleRole(AccessibleRole.TEXT);
        node.setMinHeight(Region.USE_PREF_SIZE);
    }

    private static VBox count(String name, Label figure) {
        Label caption = TextLabels.of(TEXTS.text("count." + name), "small", "text-2");
        caption.setMinWidth(Region.USE_PREF_SIZE);
        return new VBox(caption, figure);
    }

    /**
     * Shows the effect of the changes.
     *
     * @param difference nothing as long as there is nothing to compare with
     * @param makespan of the open run, in ticks
     * @param times of its workload
     */
    void show(Optional<LiveEdit.Difference> difference, long makespan, TimeFigures times) {
        boolean compared = difference.isPresent();
        Stream.concat(Stream.of(before, arrow, shift), counts.stream()).forEach(part -> {
            part.setVisible(compared);
            part.setManaged(compared);
        });
        now.setText(times.figure(makespan));
        node.setAccessibleText(TEXTS.text("change.new", now.getText()));
        difference.ifPresent(known -> compare(known, times));
    }

    private void compare(LiveEdit.Difference difference, TimeFigures times) {
        ScheduleTotals then = difference.before();
        ScheduleTotals after = difference.now();
        long by = after.makespan() - then.makespan();
        before.setText(times.figure(then.makespan()));
        now.setText(times.figure(after.makespan()));
        shift.setText(signed(by, times));
        Nodes.mark(shift, "later", by > 0);
        Nodes.mark(shift, "earlier", by < 0);
        later.setText(Figures.whole(difference.shift().later()));
        earlier.setText(Figures.whole(difference.shift().earlier()));
        same.setText(Figures.whole(difference.same()));
        meanEnd.setText(both(mean(then.meanEnd(), times), mean(after.meanEnd(), times)));
        idle.setText(both(Figures.whole(then.idle()), Figures.whole(after.idle())));
        node.setAccessibleText(TEXTS.text("change", before.getText(), now.getText(), shift.getText(), later.getText(), earlier.getText(),
                same.getText(), meanEnd.getText(), idle.getText()));
    }

    private static String mean(double ticks, TimeFigures times) {
        return times.areTicks() ? Figures.brief(ticks, 1, TEXTS.language()) : times.figure(ticks, 1);
    }

    /** Two figures, or the one that has stayed. */
    private static String both(String then, String now) {
        return then.equals(now) ? now : then + " \u2192 " + now;
    }

    /** A length of time with its sign. */
    static String signed(long ticks, TimeFigures times) {
        return ticks == 0 ? "0" : (ticks > 0 ? "+" : "\u2212") + times.figure(Math.abs(ticks));
    }

    FlowPane node() {
        return node;
    }
}
