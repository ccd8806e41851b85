package org.schedscope.ui.view.inspector;

import javafx.scene.Node;
import org.schedscope.chart.paint.Figures;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;

/** Lines about a part of a run, in the same words everywhere. */
final class PartFacts {
    private static final Texts TEXTS = Messages.of("subject");

    private final Session session;
    private final FactRows rows;

    PartFacts(Session session, FactRows rows) {
        this.session = session;
        this.rows = rows;
    }

    void jobs(PartMeasures part) {
        rows.add(TEXTS.text("jobs.there"), TEXTS.text("jobs.there.value", Figures.whole(part.jobCount()), Figures.whole(part.finished())));
    }

    /** Of jobs that finished there; nothing if none did. */
    void waits(PartMeasures part) {
        Sample waiting = part.waiting();
        if (waiting.count() == 0) {
            return;
        }
        rows.add(TEXTS.text("wait.mean"), ticks(session, waiting.mean()));
        part.longestWait().ifPresent(job -> rows.add(TEXTS.text("wait.longest"), longest(job, waiting.largest())));
        rows.add(TEXTS.text("slowdown"), Figures.decimal(part.boundedSlowdown().mean(), 2, SpokenLanguage.now()));
        rows.add(TEXTS.text("slr"), Figures.decimal(part.slr().mean(), 2, SpokenLanguage.now()));
    }

    private Node longest(int job, double wait) {
        WorkloadIndex index = session.runs().run().index();
        return HolderBars.link(TEXTS.text("wait.longest.value", ticks(session, wait), index.job(job).id()),
                () -> session.selection().selectWhole(job));
    }

    void use(PartMeasures part) {
        if (!Double.isNaN(part.utilisation())) {
            rows.add(TEXTS.text("use"), percent(part.utilisation()));
        }
    }

    void late(PartMeasures part) {
        String text = TEXTS.text("late.users.value", Figures.whole(part.usersLate()), Figures.whole(part.usersEnded()));
        if (part.usersLate() > 0) {
            rows.addBad(TEXTS.text("late.users"), text);
            rows.addBad(TEXTS.text("late.jobs"), Figures.whole(part.late().size()));
        } else {
            rows.add(TEXTS.text("late.users"), text);
        }
    }

    static String ticks(Session session, double value) {
        return session.times().figure(Math.round(value));
    }

    static String percent(double share) {
        return TEXTS.text("percent", Figures.decimal(100 * share, 1, SpokenLanguage.now()));
    }
}
