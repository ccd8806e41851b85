package org.schedscope.ui.view.kit;

import java.util.List;
import java.util.OptionalInt;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import org.schedscope.chart.paint.Palette;

/** Shapes and colours beside texts. */
public final class Icons {
    /** Colours of whose it is: as many hues, and the same paler. */
    public static final int FILLS = Palette.FILLS;

    private Icons() {
    }

    /** A shape, named as in the style sheet. */
    public static Region of(String name) {
        Region icon = new Region();
        icon.getStyleClass().addAll("icon", name);
        icon.setMouseTransparent(true);
        return icon;
    }

    /** Puts the colour of an identity beside a cell's text. */
    public static void showChip(Labeled cell, int identity) {
        show(cell, "chip", "identity-" + identity % FILLS);
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

    /** Chip with the colour of the earned value of a job: a step of value, or none while it is undecided. */
    public static Region valueChip(OptionalInt step) {
        Region chip = new Region();
        chip.getStyleClass().addAll("chip", valueStyle(step));
        return chip;
    }

    /** Puts the colour of the earned value of a job beside a cell's text. */
    public static void showValueChip(Labeled cell, OptionalInt step) {
        show(cell, "chip", valueStyle(step));
    }

    /** Chip with the colour of the wait of a job: 0 for none, else a step of heat; no colour if the job never started. */
    public static Region waitChip(OptionalInt step) {
        Region chip = new Region();
        chip.getStyleClass().addAll("chip", waitStyle(step));
        return chip;
    }

    /** Puts the colour of the wait of a job beside a cell's text. */
    public static void showWaitChip(Labeled cell, OptionalInt step) {
        show(cell, "chip", waitStyle(step));
    }

    private static String waitStyle(OptionalInt step) {
        return step.orElse(0) > 0 ? "heat-" + step.getAsInt() : valueStyle(OptionalInt.empty());
    }

    private static String valueStyle(OptionalInt step) {
        return step.isPresent() ? "value-" + step.getAsInt() : "value-open";
    }
}
