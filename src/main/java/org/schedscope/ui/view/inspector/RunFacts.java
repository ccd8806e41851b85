package org.schedscope.ui.view.inspector;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.UserRow;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.compare.RunComparison;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RunNames;
import org.schedscope.ui.view.kit.TextLabels;

/** The inspector's page of a run: while nothing is selected the open one and what can be selected, or another one that is. */
final class RunFacts {
    private static final Texts TEXTS = Messages.of("subject");

    private final Session session;
    private final FactRows rows = new FactRows();
    private final FlowPane actions = new FlowPane(8, 4);
    private final Label nothing = TextLabels.empty(Messages.WINDOW.text("inspector.empty"));
    private final Label lateTitle = TextLabels.of(TEXTS.text("run.late"), "strong");
    private final HolderBars late;
    private final VBox facts;
    private final VBox node;

    RunFacts(Session session) {
        this.session = session;
        late = new HolderBars(session.viewpoints());
        late.setId("late-users");
        lateTitle.setWrapText(true);
        facts = new VBox(8, rows, actions, lateTitle, late);
        facts.getStyleClass().add("inspector");
        facts.setId("run-facts");
        nothing.managedProperty().bind(nothing.visibleProperty());
        node = new VBox(nothing, facts);
    }

    Node node() {
        return node;
    }

    void show(PlayheadSnapshot snapshot) {
        OpenRun run = snapshot.run();
        if (session.runs().keptAs(run).isEmpty()) {
            // Another one has taken its place; its own snapshot is on its way.
            return;
        }
        nothing.setVisible(true);
        actions.getChildren().clear();
        rows.begin();
        choices(run);
        figures(snapshot.report());
        session.answers().compare().get().filter(compared -> compared.run().isSameRunAs(run)).ifPresent(this::firstDifference);
        rows.end();
        late(snapshot.report().users());
    }

    /** Whose jobs are late, the worst first; each leads to the user, and to the users of the cores meanwhile. */
    private void late(List<UserRow> users) {
        boolean any = users.size() > 1 && users.stream().anyMatch(row -> row.weightedTardiness() > 0);
        lateTitle.setVisible(any);
        lateTitle.setManaged(any);
        late.showLate(any ? users : List.of());
    }

    /** Another run than the open one, at its end. */
    void show(OpenRun run) {
        nothing.setVisible(false);
        actions.getChildren().clear();
        late(List.of());
        session.answers().figures().look();
        rows.begin();
        choices(run);
        Optional.ofNullable(session.answers().figures().get().get(run.number())).ifPresent(this::figures);
        rows.end();
        action("show", () -> session.runs().show(run));
        if (session.answers().compare().candidates().stream().anyMatch(run::isSameRunAs)) {
            action("compare", () -> session.answers().compare().compareWith(run));
        }
    }

    private void action(String id, Runnable run) {
        Button button = new Button(TEXTS.text("run." + id));
        button.setId("run-" + id);
        button.setOnAction(pressed -> run.run());
        actions.getChildren().add(button);
    }

    private void choices(OpenRun run) {
        rows.add(TEXTS.text("run"), RunNames.title(session, run));
        rows.add(TEXTS.text("run.workload"), run.workload().name());
        Optional<String> source = run.setup().scheduler().isPresent() ? Optional.empty() : RunNames.source(run.setup());
        source.ifPresent(from -> rows.add(TEXTS.text("run.scheduler"), from));
        if (source.isEmpty()) {
            rows.add(TEXTS.text("run.scheduler"), run.setup().scheduler().orElseGet(() -> run.spec().scheduler()));
            rows.add(TEXTS.text("run.seed"), Long.toString(run.spec().seed()));
        }
        String forked = RunNames.forked(session, run);
        if (!forked.isEmpty()) {
            rows.add(TEXTS.text("run.forked"), forked);
        }
    }

    private void figures(RunReport report) {
        rows.add(TEXTS.text("jobs.there"), TEXTS.text("jobs.there.value", Figures.whole(report.totalJobs()),
                Figures.whole(report.finishedJobs())));
        Map<String, Double> metrics = report.metrics();
        if (report.finishedJobs() > 0) {
            rows.add(TEXTS.text("wait.mean"), PartFacts.ticks(session, metrics.get("meanWait")));
            rows.add(TEXTS.text("slowdown"), Figures.decimal(metrics.get("meanBoundedSlowdown"), 2, SpokenLanguage.now()));
            rows.add(TEXTS.text("slr"), Figures.decimal(metrics.get("meanSlr"), 2, SpokenLanguage.now()));
            rows.add(TEXTS.text("use"), PartFacts.percent(metrics.get("averageUtilisation")));
        }
    }

    /** When this run parts from the one that it is compared with; a click goes there. */
    private void firstDifference(RunComparison compared) {
        String label = TEXTS.text("run.first-difference", Integer.toString(session.runs().labelOf(compared.base())));
        compared.first().ifPresentOrElse(first -> {
            Hyperlink there = HolderBars.link(session.times().moment(first.tick()), () -> session.difference().goTo(first));
            there.setId("first-difference");
            rows.add(label, there);
        }, () -> rows.add(label, TEXTS.text("run.no-difference")));
    }
}
