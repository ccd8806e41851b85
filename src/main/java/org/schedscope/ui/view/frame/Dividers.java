package org.schedscope.ui.view.frame;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import javafx.application.Platform;
import javafx.scene.control.SplitPane;
import org.schedscope.ui.state.base.WindowLayout;

/** Where the dividers of a split pane stand: where the window proposes, unless a session had them elsewhere. */
public final class Dividers {
    private final SplitPane pane;
    private Optional<double[]> restored = Optional.empty();
    /** Where they stood before the window took them for something that passes. */
    private Optional<double[]> lent = Optional.empty();
    /** Where they stood before they were moved for a while. */
    private Optional<double[]> aside = Optional.empty();

    /** @param name under which the layout remembers them */
    public Dividers(String name, SplitPane pane, WindowLayout layout) {
        this.pane = pane;
        layout.remember("dividers." + name, this::text, this::restore);
    }

    /** Moves them, unless a session has said where they stand. */
    public void propose(double... positions) {
        aside = Optional.empty();
        pane.setDividerPositions(lent.isPresent() ? positions : restored.orElse(positions));
    }

    /** From now on they stand where the window proposes, until {@link #giveBack}; sessions do not know. */
    public void lend() {
        lent = Optional.of(pane.getDividerPositions());
    }

    /** Moves them back to where they stood. */
    public void giveBack() {
        lent.ifPresent(pane::setDividerPositions);
        lent = Optional.empty();
    }

    /** Moves them for a while, until the window proposes something: sessions do not keep it. */
    public void show(double... positions) {
        if (aside.isEmpty()) {
            aside = Optional.of(pane.getDividerPositions());
        }
        pane.setDividerPositions(positions);
    }

    /** Forgets what a session has said. */
    public void forget() {
        restored = Optional.empty();
    }

    private String text() {
        return DoubleStream.of(aside.or(() -> lent).orElseGet(pane::getDividerPositions)).mapToObj(Double::toString)
                .collect(Collectors.joining(" "));
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
