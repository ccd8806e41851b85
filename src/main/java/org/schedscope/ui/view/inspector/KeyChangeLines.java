package org.schedscope.ui.view.inspector;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.probe.OrderSensitivity;
import org.schedscope.ui.view.kit.TextLabels;

/** By how much what would have to be otherwise for another task to be next. */
final class KeyChangeLines extends VBox {
    private List<String> shown = List.of();

    KeyChangeLines() {
        super(2);
        setId("flips");
        getStyleClass().add("flips");
    }

    void show(Optional<OrderSensitivity> distance, WorkloadIndex index, TimeFigures times) {
        List<String> lines = distance.map(known -> KeyChangeTexts.lines(known, index, times)).orElse(List.of());
        setVisible(!lines.isEmpty());
        setManaged(!lines.isEmpty());
        if (!lines.equals(shown)) {
            shown = lines;
            getChildren().clear();
            for (String line : lines) {
                Label label = TextLabels.of(line, getChildren().isEmpty() ? "step-title" : "step-detail");
                label.setWrapText(true);
                getChildren().add(label);
            }
        }
    }
}
