package org.schedscope.ui.view.kit;

import java.util.Comparator;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.TimeFigures;

/** Labels, styled by classes of the style sheet. */
public final class TextLabels {
    private TextLabels() {
    }

    public static Label of(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /** A sentence in an empty view: its future content and how to get it. */
    public static Label empty(String text) {
        Label label = of(text, "empty");
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    /** The tick of a line in a list of them: never cut, and as wide as the widest of the list. */
    public static Region stepTick(String tick, String widest) {
        Label room = of(widest, "step-tick");
        room.setVisible(false);
        StackPane both = new StackPane(room, of(tick, "step-tick"));
        both.setAlignment(Pos.TOP_RIGHT);
        both.setMinWidth(Region.USE_PREF_SIZE);
        return both;
    }

    /** The time of a line in a list of them, with its day below where there are days, and the exact tick on hover. */
    public static Region stepTime(TimeFigures times, long tick, String widest) {
        Region time = stepTick(times.time(tick), widest);
        VBox both = new VBox(time);
        both.setAlignment(Pos.TOP_RIGHT);
        times.day(tick).ifPresent(day -> {
            Label below = of(day, "step-day");
            below.setMinWidth(Region.USE_PREF_SIZE);
            both.getChildren().add(below);
        });
        both.setMinWidth(Region.USE_PREF_SIZE);
        if (!times.areTicks()) {
            Tooltip.install(both, new Tooltip(times.full(tick) + "\n" + times.tick(tick)));
        }
        return both;
    }

    /** The longest of some texts. */
    public static String widest(Stream<String> texts) {
        return texts.max(Comparator.comparingInt(String::length)).orElse("");
    }
}
