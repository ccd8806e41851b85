package org.schedscope.ui.view.kit;

import java.util.List;
import java.util.OptionalDouble;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/** What tasks would earn their jobs, as a text in a column. */
public final class Earnings {
    private static final Texts TEXTS = Messages.of("schedule");

    private Earnings() {
    }

    /** What the job of a task would earn if the task started at a tick; a dash without a value curve. */
    public static String text(OpenRun run, int task, long tick) {
        OptionalDouble value = run.projectedValue(task, tick);
        return value.isPresent() ? amount(value.getAsDouble()) : "\u2013";
    }

    /** What a job has earned or lost, a line if it has a value curve and has ended where the snapshot is. */
    public static List<String> ofJob(Session session, int job) {
        PlayheadSnapshot snapshot = session.snapshot().get();
        if (!snapshot.run().isSameRunAs(session.runs().run())) {
            return List.of();
        }
        OptionalDouble earned = session.colours().value(snapshot).earned(job);
        if (earned.isEmpty()) {
            return List.of();
        }
        String most = amount(snapshot.run().index().job(job).value().orElseThrow().max().toDouble());
        return List.of(switch (snapshot.states().job(job)) {
            case STARVED -> TEXTS.text("hover.starved", most);
            case REFUSED -> TEXTS.text("hover.refused", most);
            case TO_COME, WAITING, RUNNING, FINISHED, KILLED, REMOVED -> TEXTS.text("hover.earned", amount(earned.getAsDouble()), most);
        });
    }

    public static String amount(double value) {
        return Figures.compact(value, value == Math.rint(value) || value >= 1_000 ? 0 : 1, SpokenLanguage.now());
    }
}
