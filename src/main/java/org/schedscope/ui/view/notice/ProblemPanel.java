package org.schedscope.ui.view.notice;

import java.util.Locale;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Problems of a file: all of them, and the selected one in its excerpt. Shown at the place of the schedule. */
public final class ProblemPanel extends BorderPane {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double ROW = 52;
    private static final double MOST_ROWS = 4;

    private final Session session;
    private final ProblemReport report;
    private final Button again = new Button(TEXTS.text("problems.again"));
    private final ListView<Problem> list = new ListView<>();
    private final Label spotTitle = TextLabels.of("", "panel-title");
    private final Label spotPath = TextLabels.of("", "panel-detail", "mono");
    private final VBox excerpt = new VBox();
    private final ScrollPane scroll = new ScrollPane(excerpt);
    private final HBox spotHead = new HBox(spotTitle, spotPath);

    public ProblemPanel(Session session, ProblemReport report, Runnable chooseAnother) {
        this.session = session;
        this.report = report;
        getStyleClass().add("panel");
        setId("problems");
        list.getItems().setAll(report.problems());
        list.getStyleClass().add("problem-list");
        list.setCellFactory(owner -> new ProblemCell());
        double row = ROW * session.settings().typeScale();
        list.setPrefHeight(Math.min(MOST_ROWS, report.problems().size()) * row + 2);
        list.setMinHeight(row);
        list.setAccessibleText(TEXTS.text("problems.accessible"));
        list.getSelectionModel().selectedIndexProperty().addListener((property, before, now) -> showSpot(now.intValue()));
        spotHead.getStyleClass().add("panel-head");
        excerpt.getStyleClass().add("excerpt");
        scroll.setFitToWidth(true);
        VBox top = new VBox(banner(), actions(chooseAnother), listHead());
        setTop(top);
        if (report.problems().stream().anyMatch(problem -> problem.line() > 0)) {
            top.getChildren().addAll(list, spotHead);
            setCenter(scroll);
        } else {
            // Without a place in the file all room is for the sentences.
            setCenter(list);
        }
        list.getSelectionModel().select(0);
    }

    /** The focus belongs on what the user will do next. */
    public void focusFirst() {
        again.requestFocus();
    }

    private Node banner() {
        OpenRun run = session.runs().run();
        int count = report.problems().size();
        String key = report.ends() ? "problems.ended" : count == 1 ? "problems.title.one" : "problems.title";
        Label title = TextLabels.of(TEXTS.text(key, report.subject(), Figures.whole(count)), "problem-title");
        Label untouched = TextLabels.of(report.ends() ? TEXTS.text("problems.ended.kept", report.subject())
                : TEXTS.text("problems.untouched", run.workload().name(), session.times().at(session.playhead().tick())), "text-2");
        untouched.setWrapText(true);
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        HBox banner = new HBox(Icons.of("cross"), new VBox(3, title, untouched));
        banner.getStyleClass().add("problem-banner");
        return banner;
    }

    private Node actions(Runnable chooseAnother) {
        again.setId("problems-again");
        again.getStyleClass().add("primary");
        again.setOnAction(pressed -> session.files().tryAgain());
        Nodes.show(again, report.file().isPresent());
        Button another = new Button(TEXTS.text("problems.another"));
        another.setOnAction(pressed -> chooseAnother.run());
        Button copy = new Button(TEXTS.text("problems.copy"));
        copy.setId("problems-copy");
        copy.setOnAction(pressed -> Nodes.copy(report.text()));
        Button dismiss = new Button(TEXTS.text("problems.dismiss"), TextLabels.of(TEXTS.text("problems.dismiss.key"), "key"));
        dismiss.setContentDisplay(ContentDisplay.RIGHT);
        dismiss.setId("problems-dismiss");
        dismiss.getStyleClass().add("flat");
        dismiss.setOnAction(pressed -> session.problems().dismiss());
        FlowPane row = new FlowPane(8, 8, again, another, copy, dismiss);
        for (Node button : row.getChildren()) {
            ((Button) button).setMinWidth(Region.USE_PREF_SIZE);
        }
        row.getStyleClass().add("problem-actions");
        return row;
    }

    private static Node listHead() {
        Label list = TextLabels.of(TEXTS.text("problems.list"), "panel-title");
        list.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(list, TextLabels.of(TEXTS.text("problems.list.detail"), "panel-detail"));
        head.getStyleClass().add("panel-head");
        return head;
    }

    private void showSpot(int index) {
        if (index < 0) {
            return;
        }
        Problem problem = report.problems().get(index);
        boolean hasPlace = problem.line() > 0;
        spotHead.setVisible(hasPlace);
        spotTitle.setText(hasPlace ? TEXTS.text("problems.place", Figures.whole(problem.line()), Figures.whole(problem.column())) : "");
        spotPath.setText(problem.documentPath());
        excerpt.getChildren().setAll(ExcerptLines.of(report.excerpts().get(index), problem));
        // Where not all of it has room, the wrong line has; it has no height before the next layout.
        Platform.runLater(() -> scroll.setVvalue(report.excerpts().get(index).shareAboveSpot()));
    }

    /** Messages begin in lower case, since on a command line a place precedes them. */
    public static String asSentence(String message) {
        return message.isEmpty() ? message : message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1);
    }

    /** A problem: sentence, line and column, place in the document. */
    private static final class ProblemCell extends ListCell<Problem> {
        @Override
        protected void updateItem(Problem problem, boolean empty) {
            super.updateItem(problem, empty);
            if (empty || problem == null) {
                setGraphic(null);
                return;
            }
            Label sentence = TextLabels.of(asSentence(SpokenLanguage.tell(problem.message())), "problem-sentence");
            sentence.setWrapText(true);
            VBox text = new VBox(3, sentence);
            if (problem.line() > 0) {
                text.getChildren().add(TextLabels.of(problem.line() + ":" + problem.column() + "  " + problem.documentPath(),
                        "problem-place"));
            }
            HBox.setHgrow(text, Priority.ALWAYS);
            Region cross = Icons.of("cross");
            HBox row = new HBox(cross, text);
            row.setAlignment(Pos.TOP_LEFT);
            row.getStyleClass().add("problem-cell");
            row.setPrefWidth(1);
            setGraphic(row);
        }
    }
}
