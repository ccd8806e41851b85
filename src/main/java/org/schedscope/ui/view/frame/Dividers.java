package org.schedscope.ui.view.frame;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import javafx.application.Platform;
import javafx.scene.control.SplitPane;
import org.schedscope.ui.state.base.WindowLayout;

/** Positions of the dividers of a split pane: as proposed by the window, or as restored from a session. */
public final class Dividers {
    private final SplitPane pane;
    private Optional<double[]> restored = Optional.empty();
    /** Positions before they were moved for a while. */
    private Optional<double[]> aside = Optional.empty();

    /** @param name key in the layout that sessions keep */
    public Dividers(String name, SplitPane pane, WindowLayout layout) {
        this.pane = pane;
        layout.remember("dividers." + name, this::text, this::restore);
    }

    /** Moves them, unless positions were restored. */
    public void propose(double... positions) {
        aside = Optional.empty();
        pane.setDividerPositions(restored.orElse(positions));
    }

    /** Moves them until the next proposal; sessions keep the positions before. */
    public void show(double... positions) {
        if (aside.isEmpty()) {
            aside = Optional.of(pane.getDividerPositions());
        }
        pane.setDividerPositions(positions);
    }

    /** Forgets restored positions. */
    public void forget() {
        restored = Optional.empty();
    }

    private String text() {
        return DoubleStream.of(aside.orElseGet(pane::getDividerPositions)).mapToObj(Double::toString).collect(Collectors.joining(" "));
    }

    private void restore(String text) {
        double[] positions = Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
        boolean other = aside.isEmpty() && positions.length != pane.getDividers().size();
        if (other || DoubleStream.of(positions).anyMatch(at -> !(at >= 0 && at <= 1))) {
            throw new IllegalArgumentException("no places of dividers: " + text);
        }
        restored = Optional.of(positions);
        // After what the rest of the layout has set off.
        if (aside.isEmpty()) {
            Platform.runLater(() -> pane.setDividerPositions(positions));
        }
    }
}
