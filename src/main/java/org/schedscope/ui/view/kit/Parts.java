package org.schedscope.ui.view.kit;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** Small parts that many views are made of. */
public final class Parts {
    /** Identity colours before their order repeats. */
    public static final int IDENTITIES = 8;

    private Parts() {
    }

    public static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /** A sentence that says what will stand here and how to get it. */
    public static Label empty(String text) {
        Label label = label(text, "empty");
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    /** A shape, named as in the style sheet. */
    public static Region icon(String name) {
        Region icon = new Region();
        icon.getStyleClass().addAll("icon", name);
        icon.setMouseTransparent(true);
        return icon;
    }

    /** Puts the colour that says whose it is beside a cell's text. */
    public static void showChip(Labeled cell, int identity) {
        show(cell, "chip", "identity-" + identity % IDENTITIES);
    }

    /** Puts a shape, named as in the style sheet, beside a cell's text. */
    public static void showIcon(Labeled cell, String name) {
        show(cell, "icon", name);
    }

    /** A node that is new has to be styled anew, which in every cell of every frame costs more than all else, so what is there stays. */
    private static void show(Labeled cell, String... styles) {
        if (cell.getGraphic() == null) {
            Region shape = new Region();
            shape.getStyleClass().setAll(styles);
            shape.setMouseTransparent(true);
            cell.setGraphic(shape);
        } else if (!cell.getGraphic().getStyleClass().equals(List.of(styles))) {
            cell.getGraphic().getStyleClass().setAll(styles);
        }
    }

    /** The colour that says what a job has earned: a step of value, or none where nothing is decided. */
    public static Region valueChip(OptionalInt step) {
        Region chip = new Region();
        chip.getStyleClass().addAll("chip", valueStyle(step));
        return chip;
    }

    /** The same as the shape of a cell. */
    public static void showValueChip(Labeled cell, OptionalInt step) {
        show(cell, "chip", valueStyle(step));
    }

    private static String valueStyle(OptionalInt step) {
        return step.isPresent() ? "value-" + step.getAsInt() : "value-open";
    }

    /** Gives a node a style class or takes it away; one that is left as it is is not styled anew. */
    public static void mark(Node node, String style, boolean wanted) {
        if (wanted != node.getStyleClass().contains(style)) {
            if (wanted) {
                node.getStyleClass().add(style);
            } else {
                node.getStyleClass().remove(style);
            }
        }
    }

    /** The tick of a line in a list of them: never cut, and as wide as the widest of the list. */
    public static Region stepTick(String tick, String widest) {
        Label room = label(widest, "step-tick");
        room.setVisible(false);
        StackPane both = new StackPane(room, label(tick, "step-tick"));
        both.setAlignment(Pos.TOP_RIGHT);
        both.setMinWidth(Region.USE_PREF_SIZE);
        return both;
    }

    /** The longest of some texts. */
    public static String widest(Stream<String> texts) {
        return texts.max(Comparator.comparingInt(String::length)).orElse("");
    }

    public static Region gap() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }
}
