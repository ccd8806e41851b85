package org.schedscope.ui.view.inspector;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.sensitivity.InTime;
import org.schedscope.experiment.sensitivity.Perturbation;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.InTimeModel;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.run.RunController;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** What would have to change so that the late job that is shown ends in time; every answer opens as a fork. */
final class InTimeBox extends VBox {
    private static final Texts TEXTS = Messages.of("in-time");

    private final InTimeModel inTime;
    private final RunController runs;
    private final Button ask = new Button(TEXTS.text("ask"));
    private final Label progress = TextLabels.of("", "step-detail");
    private final Button cancel = new Button(TEXTS.text("cancel"));
    private PlayheadSnapshot snapshot;
    private int job;

    InTimeBox(InTimeModel inTime, RunController runs) {
        super(4);
        this.inTime = inTime;
        this.runs = runs;
        ask.setId("in-time");
        ask.setOnAction(pressed -> inTime.ask(snapshot, job));
        cancel.setId("in-time-cancel");
        cancel.setOnAction(pressed -> inTime.cancel());
        inTime.search().stateProperty().addListener((property, before, now) -> show());
    }

    void show(PlayheadSnapshot now, int number) {
        snapshot = now;
        job = number;
        show();
    }

    private void show() {
        boolean told = snapshot != null && InTimeModel.canAsk(snapshot, job);
        setVisible(told);
        setManaged(told);
        if (!told) {
            return;
        }
        LongSearch.State<Integer, List<InTime.Finding>> state = inTime.search().get();
        if (!inTime.isOf(snapshot, job)) {
            getChildren().setAll(ask);
        } else if (state.goesOn()) {
            progress.setText(TEXTS.text("progress", Figures.whole(state.progress().orElse(0))));
            getChildren().setAll(new HBox(8, progress, cancel));
        } else {
            state.problem().ifPresent(problem -> getChildren().setAll(ask, wrapped(problem)));
            state.found().ifPresent(this::show);
        }
    }

    private void show(List<InTime.Finding> findings) {
        getChildren().setAll(TextLabels.of(TEXTS.text("title"), "strong"));
        findings.forEach(finding -> getChildren().add(line(finding)));
        if (findings.stream().anyMatch(InTime.Finding::isCrooked)) {
            getChildren().add(wrapped(TEXTS.text("crooked")));
        }
    }

    private Node line(InTime.Finding finding) {
        Perturbation perturbation = finding.perturbation();
        String kind = perturbation.kind().name().toLowerCase(Locale.ROOT);
        if (finding.step().isEmpty()) {
            return wrapped(TEXTS.text(kind + ".never", perturbation.subject(), perturbation.value().apply(perturbation.most())));
        }
        long step = finding.step().getAsLong();
        String told = TEXTS.text(kind, perturbation.subject(), perturbation.value().apply(step), perturbation.value().apply(0),
                perturbation.value().apply(step - 1));
        Optional<ForkSpec> fork = perturbation.fork().apply(step);
        if (fork.isEmpty()) {
            return wrapped(told);
        }
        Hyperlink open = new Hyperlink(told);
        open.setId("in-time-" + kind + perturbation.subject());
        open.setWrapText(true);
        open.setMinHeight(USE_PREF_SIZE);
        open.setOnAction(clicked -> runs.fork(fork.get()));
        return open;
    }

    private static Label wrapped(String text) {
        Label label = TextLabels.of(text, "step-detail");
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }
}
