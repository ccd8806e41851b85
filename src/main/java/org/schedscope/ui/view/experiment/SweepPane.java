package org.schedscope.ui.view.experiment;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.definition.Part;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.experiment.Experiments;
import org.schedscope.ui.state.experiment.SweepProgress;
import org.schedscope.ui.state.file.FileExporter;
import org.schedscope.ui.state.file.OpenExperiment;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;

/** What the open experiment runs and where its results go, and how far that is. */
final class SweepPane {
    private static final Texts TEXTS = Messages.of("experiments");
    private static final long MINUTE = 60;
    private static final long HOUR = 3600;
    private static final double PARTS_HEIGHT = 96;

    private final Session session;
    private final Experiments experiments;
    private final Label title = FieldControls.prose("", "strong");
    private final VBox parts = new VBox(2);
    private final Label folder = FieldControls.prose("", "text-2", "small");
    private final Button elsewhere = new Button(TEXTS.text("sweep.elsewhere"));
    private final Button run = new Button(TEXTS.text("sweep.run"));
    private final Button cancel = new Button(TEXTS.text("sweep.cancel"));
    private final ProgressBar progress = new ProgressBar(0);
    private final Label state = FieldControls.prose("", "text-2", "small");
    private final Label problem = FieldControls.prose("", "bad", "small");
    private final Label news = FieldControls.prose("", "text-2", "small");
    private final VBox body;

    SweepPane(Session session) {
        this.session = session;
        experiments = session.experiments();
        body = build();
        session.states().when(this::show, now -> now.experiments().opened(), now -> now.experiments().progress());
        session.states().when(this::showProblem, now -> now.experiments().problem(), WindowState::problem);
        session.states().when(() -> showWritten(session.exports().done()), now -> now.files().written());
        show();
        showProblem();
        showWritten(Optional.empty());
    }

    private VBox build() {
        connect(run, "run", experiments::run).getStyleClass().add("primary");
        connect(cancel, "cancel", experiments::cancel);
        connect(elsewhere, "elsewhere", this::chooseFolder);
        state.setId("experiment-state");
        problem.setId("experiment-problem");
        progress.setMaxWidth(Double.MAX_VALUE);
        progress.setAccessibleText(TEXTS.text("sweep.progress"));
        ScrollPane scroll = new ScrollPane(parts);
        scroll.setFitToWidth(true);
        scroll.setPrefHeight(PARTS_HEIGHT);
        scroll.setMinHeight(PARTS_HEIGHT / 3);
        HBox buttons = FieldControls.line(run, cancel, elsewhere);
        VBox pane = new VBox(8, title, scroll, folder, buttons, progress, state, news, problem);
        VBox.setVgrow(scroll, Priority.SOMETIMES);
        pane.getStyleClass().add("sweep-pane");
        return pane;
    }

    private static Button connect(Button button, String id, Runnable action) {
        button.setId("experiment-" + id);
        button.setOnAction(pressed -> action.run());
        return button;
    }

    /** A picture or report that has just been written. */
    private void showWritten(Optional<FileExporter.Done> done) {
        news.setText(done.map(written -> TEXTS.text("sweep.written", written.file().toString())).orElse(""));
        news.setManaged(done.isPresent());
    }

    private void chooseFolder() {
        FileChoice.folder(TEXTS.text("sweep.elsewhere"), body.getScene().getWindow()).ifPresent(experiments::moveTo);
    }

    private void show() {
        Optional<OpenExperiment> opened = experiments.now().opened();
        Optional<SweepProgress> running = experiments.now().progress();
        title.setText(opened.map(open -> open.experiment().title().orElse(open.experiment().name()))
                .orElseGet(() -> TEXTS.text("sweep.none")));
        folder.setText(opened.map(open -> TEXTS.text("sweep.folder", open.folder().toString())).orElse(""));
        run.setDisable(opened.isEmpty() || running.isPresent() || opened.get().isComplete());
        boolean begun = opened.filter(open -> !open.results().isEmpty() && !open.isComplete()).isPresent();
        run.setText(TEXTS.text(begun ? "sweep.go-on" : "sweep.run"));
        cancel.setDisable(running.isEmpty());
        elsewhere.setDisable(opened.isEmpty() || running.isPresent());
        progress.setProgress(running.map(SweepProgress::share)
                .orElseGet(() -> opened.map(open -> open.results().size() / (double) Math.max(1, open.runs())).orElse(0.0)));
        state.setText(running.map(SweepPane::text).orElseGet(() -> opened.map(open -> TEXTS.text("sweep.done",
                Figures.whole(open.results().size()), Figures.whole(open.runs()))).orElse("")));
        if (parts.getChildren().isEmpty() || running.isEmpty()) {
            parts.getChildren().setAll(opened.map(open -> open.experiment().parts().stream().map(SweepPane::part).toList())
                    .orElse(List.of()));
        }
    }

    /** {@code pslr, 210 runs: 5 workload, 2 seed, 3 load, 7 policy}. */
    private static Label part(Part part) {
        String axes = part.axes().stream().map(axis -> axis.name() + " " + (axis.values().size() == 1 ? axis.values().get(0)
                : "\u00d7" + axis.values().size())).collect(Collectors.joining(", "));
        Label label = FieldControls.prose(TEXTS.text("sweep.part", part.name(), Figures.whole(part.size()), axes), "small");
        return label;
    }

    private static String text(SweepProgress now) {
        String done = TEXTS.text("sweep.done", Figures.whole(now.before() + now.made()), Figures.whole(now.runs()));
        return now.perSecond().isEmpty() ? done : done + TEXTS.text("sweep.rate",
                Figures.decimal(now.perSecond().getAsDouble(), 1, SpokenLanguage.now()),
                time(now.secondsLeft().getAsLong()));
    }

    private static String time(long seconds) {
        return seconds < MINUTE ? TEXTS.text("time.seconds", Figures.whole(seconds))
                : seconds < HOUR ? TEXTS.text("time.minutes", Figures.whole(seconds / MINUTE), Figures.whole(seconds % MINUTE))
                        : TEXTS.text("time.hours", Figures.whole(seconds / HOUR), Figures.whole(seconds % HOUR / MINUTE));
    }

    private void showProblem() {
        Optional<String> told = experiments.now().problem()
                .or(() -> session.problems().get().map(ProblemReport::problems).map(all -> all.get(0).toString()));
        problem.setText(told.orElse(""));
        problem.setManaged(told.isPresent());
    }

    Node node() {
        return body;
    }
}
