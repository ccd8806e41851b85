package org.schedscope.ui.view.measure;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.TableCell;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.ui.view.base.Guard;

/**
 * By what share a metric differs from the other run's: a bar to the left of a middle line for less, to the right for more, as long as the
 * cell allows for 100 %, and in the colour of better or worse.
 */
final class ChangeBar {
    private static final double HEIGHT = 8;
    private static final double LEAST = 1.5;

    /** Position of the compared run on a metric. */
    enum Verdict {
        BETTER, WORSE, SAME, NEITHER;

        static Verdict of(Comparison.Row row) {
            double difference = row.differences().get(1);
            if (row.metric().better() == Metric.Better.NEITHER || Double.isNaN(difference)) {
                return NEITHER;
            }
            return difference == 0 ? SAME : row.isBest(1) ? BETTER : WORSE;
        }

        /** Style class of words and bars; empty for none. */
        List<String> styles() {
            return this == BETTER ? List.of("good") : this == WORSE ? List.of("bad") : List.of();
        }
    }

    private final Region middle = new Region();
    private final Region bar = new Region();
    private double share;
    private final Pane pane = new Pane(middle, bar) {
        @Override
        protected void layoutChildren() {
            Guard.run(ChangeBar.this::lay);
        }
    };

    private void lay() {
        double half = Math.floor(pane.getWidth() / 2);
        double length = share == 0 ? 0 : Math.max(LEAST, Math.min(1, Math.abs(share)) * half);
        double top = Math.floor((pane.getHeight() - HEIGHT) / 2);
        middle.resizeRelocate(half, 0, 1, pane.getHeight());
        bar.resizeRelocate(share < 0 ? half - length : half + 1, top, length, HEIGHT);
    }

    private ChangeBar() {
        middle.getStyleClass().add("change-middle");
        pane.setMinSize(0, 0);
        pane.setPrefSize(0, 0);
    }

    /** A bar in a cell. */
    static Consumer<Comparison.Row> in(TableCell<Comparison.Row, Comparison.Row> cell) {
        ChangeBar bar = new ChangeBar();
        return row -> {
            bar.show(row);
            cell.setGraphic(bar.pane);
        };
    }

    private void show(Comparison.Row row) {
        double ratio = row.ratios().get(1);
        share = Double.isNaN(ratio) ? 0 : ratio - 1;
        bar.getStyleClass().setAll("change-bar");
        bar.getStyleClass().addAll(Verdict.of(row).styles());
        pane.requestLayout();
    }
}
