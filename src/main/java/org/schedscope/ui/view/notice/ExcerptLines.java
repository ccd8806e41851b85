package org.schedscope.ui.view.notice;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.schedscope.chart.paint.Figures;
import org.schedscope.io.input.Problem;
import org.schedscope.ui.state.base.Excerpt;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** An excerpt of a file as rows of text, the spot underlined and under it a caret with the sentence. */
final class ExcerptLines {
    private ExcerptLines() {
    }

    static List<Node> of(Excerpt excerpt, Problem problem) {
        List<Node> rows = new ArrayList<>();
        for (Excerpt.Line line : excerpt.lines()) {
            rows.add(row(line));
            if (line.hasSpot()) {
                HBox caret = new HBox(TextLabels.of("", "excerpt-number"), TextLabels.of(" ".repeat(line.spotFrom()) + "^ ", "caret"),
                        TextLabels.of(Messages.WINDOW.text("problems.caret", Figures.whole(problem.column()),
                                SpokenLanguage.tell(problem.message())), "bad", "sentence"));
                caret.getStyleClass().add("excerpt-line");
                keepWhole(caret);
                rows.add(caret);
            }
        }
        return rows;
    }

    private static Node row(Excerpt.Line line) {
        HBox row = new HBox(TextLabels.of(Integer.toString(line.number()), "excerpt-number"));
        row.getStyleClass().add("excerpt-line");
        if (line.hasSpot()) {
            row.getStyleClass().add("spot");
            Label spot = TextLabels.of(line.text().substring(line.spotFrom(), line.spotTo()), "spot-text");
            row.getChildren().addAll(TextLabels.of(line.text().substring(0, line.spotFrom())), spot,
                    TextLabels.of(line.text().substring(line.spotTo())));
        } else {
            row.getChildren().add(TextLabels.of(line.text()));
        }
        keepWhole(row);
        return row;
    }

    /** Text in columns must not be cut: the pane around it scrolls. */
    private static void keepWhole(HBox row) {
        row.getChildren().forEach(part -> ((Label) part).setMinWidth(Region.USE_PREF_SIZE));
    }
}
