package org.schedscope.ui.view.inspector;

import java.util.Map;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RunNames;
import org.schedscope.ui.view.kit.TextLabels;

/** The inspector's page while nothing is selected: what can be, and the open run. */
final class RunFacts {
    private static final Texts TEXTS = Messages.of("subject");

    private final Session session;
    private final FactRows rows = new FactRows();
    private final VBox facts = new VBox(8, rows);
    private final VBox node = new VBox(TextLabels.empty(Messages.WINDOW.text("inspector.empty")), facts);

    RunFacts(Session session) {
        this.session = session;
        facts.getStyleClass().add("inspector");
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
        rows.clear();
        rows.add(TEXTS.text("run"), RunNames.title(session, run));
        rows.add(TEXTS.text("run.scheduler"), run.spec().scheduler());
        rows.add(TEXTS.text("run.seed"), Long.toString(run.spec().seed()));
        rows.add(TEXTS.text("jobs.there"), TEXTS.text("jobs.there.value", Figures.whole(snapshot.report().totalJobs()),
                Figures.whole(snapshot.report().finishedJobs())));
        Map<String, Double> metrics = snapshot.report().metrics();
        if (snapshot.report().finishedJobs() > 0) {
            rows.add(TEXTS.text("wait.mean"), PartFacts.ticks(session, metrics.get("meanWait")));
            rows.add(TEXTS.text("slowdown"), Figures.decimal(metrics.get("meanBoundedSlowdown"), 2, SpokenLanguage.now()));
            rows.add(TEXTS.text("slr"), Figures.decimal(metrics.get("meanSlr"), 2, SpokenLanguage.now()));
            rows.add(TEXTS.text("use"), PartFacts.percent(metrics.get("averageUtilisation")));
        }
    }
}
