package org.schedscope.ui.view.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.compare.RunDifference;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;

/** Where two runs part, in a sentence or two: when, on which cluster, which task each starts there and by which key. */
public final class DifferenceText {
    private static final Texts TEXTS = Messages.of("compare");

    private DifferenceText() {
    }

    public static String of(Session session, RunDifference found) {
        String base = Integer.toString(session.runs().labelOf(found.baseRun()));
        String own = Integer.toString(session.runs().labelOf(found.openRun()));
        List<String> sentences = new ArrayList<>(List.of(first(session, found)));
        found.base().ifPresent(start -> rival(base, found.baseRun(), start).ifPresent(sentences::add));
        found.run().ifPresent(start -> rival(own, found.openRun(), start).ifPresent(sentences::add));
        found.base().ifPresent(start -> sentences.add(otherwise(session, own, found.baseRun(), start, found.tick())));
        found.run().ifPresent(start -> sentences.add(otherwise(session, base, found.openRun(), start, found.tick())));
        String before = found.baseRun().specAt(found.baseRun().trace().positionAfter(found.tick())).policy();
        String now = found.openRun().specAt(found.openRun().trace().positionAfter(found.tick())).policy();
        if (!before.equals(now)) {
            sentences.add(TEXTS.text("difference.policies", base, before, own, now));
        }
        return String.join(" ", sentences);
    }

    /** Its first sentence. */
    public static String first(Session session, RunDifference found) {
        String cluster = found.openRun().platform().clusters().get(found.cluster()).id();
        String base = Integer.toString(session.runs().labelOf(found.baseRun()));
        String own = Integer.toString(session.runs().labelOf(found.openRun()));
        String when = session.times(found.openRun().workload()).moment(found.tick());
        return TEXTS.text("difference", when, cluster, started(base, found.baseRun(), found.base()),
                started(own, found.openRun(), found.run()));
    }

    private static String started(String label, OpenRun run, Optional<RunDifference.Start> start) {
        if (start.isEmpty()) {
            return TEXTS.text("difference.nothing", label);
        }
        String task = run.index().shortLabel(start.get().task());
        return start.get().backfilled() ? TEXTS.text("difference.backfilled", label, task)
                : start.get().key().isEmpty() ? TEXTS.text("difference.started", label, task)
                        : TEXTS.text("difference.key", label, task, start.get().key());
    }

    /** Whose key is larger. */
    private static Optional<String> rival(String label, OpenRun run, RunDifference.Start start) {
        return start.rival().map(rival -> TEXTS.text(rival.order() > 0 ? "difference.larger" : rival.order() < 0 ? "difference.smaller"
                : "difference.equal", label, run.index().label(rival.task()), rival.key()));
    }

    private static String otherwise(Session session, String other, OpenRun run, RunDifference.Start start, long tick) {
        String task = run.index().shortLabel(start.task());
        OptionalLong when = start.otherwise();
        return when.isEmpty() ? TEXTS.text("difference.never", task, other)
                : TEXTS.text(when.getAsLong() < tick ? "difference.earlier" : when.getAsLong() == tick ? "difference.elsewhere"
                        : "difference.later", task, other, session.times(run.workload()).moment(when.getAsLong()));
    }
}
