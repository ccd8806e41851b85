package org.schedscope.ui.view.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.event.ForkSpec;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.Edits;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** What runs are called in tabs, menus and cards. */
public final class RunNames {
    private static final Texts TEXTS = Messages.of("fork");

    private RunNames() {
    }

    /** {@code Run 2: fifo-job from 300}. */
    public static String title(Session session, OpenRun run) {
        String number = Integer.toString(session.runs().labelOf(run));
        List<ForkSpec> forks = run.wholeSpec().forks();
        if (forks.isEmpty()) {
            Edits edits = run.setup().files().edits();
            return TEXTS.text(edits.any() && !edits.lesson() ? "tab.edited" : "tab", number,
                    ofWorkload(session, run, run.setup().policy()));
        }
        ForkSpec last = forks.get(forks.size() - 1);
        RunSpec before = run.wholeSpec().stage(forks.size() - 1);
        String what = ofWorkload(session, run, changes(session.times(run.workload()), run, last, before));
        return last.isFromStart() ? TEXTS.text("tab.fork.start", number, what)
                : TEXTS.text("tab.fork", number, what, session.times(run.workload()).moment(last.at()));
    }

    /** With the workload's name where that tells the kept runs apart. */
    private static String ofWorkload(Session session, OpenRun run, String what) {
        String name = run.workload().name();
        boolean same = session.runs().kept().stream().allMatch(other -> other.workload().name().equals(name));
        return same ? what : TEXTS.text("tab.workload", name, what);
    }

    private static String changes(TimeFigures times, OpenRun run, ForkSpec fork, RunSpec before) {
        List<String> changes = new ArrayList<>();
        if (!run.spec().policy().equals(before.policy())) {
            changes.add(TEXTS.text("changes.policy", run.spec().policy()));
        }
        if (!run.spec().scheduler().equals(before.scheduler())) {
            changes.add(TEXTS.text("changes.scheduler", run.spec().scheduler()));
        }
        fork.cores().forEach((cluster, cores) -> changes.add(TEXTS.text("changes.cores", cluster, Figures.whole(cores))));
        fork.outages().forEach(out -> changes.add(TEXTS.text("changes.outage", Figures.whole(out.cores()), out.cluster(),
                times.moment(out.until()))));
        if (fork.removed().size() == 1) {
            changes.add(TEXTS.text("changes.removed", fork.removed().first()));
        } else if (!fork.removed().isEmpty()) {
            changes.add(TEXTS.text("changes.jobs", Figures.whole(fork.removed().size())));
        }
        fork.changed().forEach(job -> changes.add(TEXTS.text("changes.job", job.id())));
        if (changes.isEmpty()) {
            changes.add(TEXTS.text("changes.parameters", run.spec().parameters().entrySet().stream()
                    .map(set -> set.getKey() + "=" + set.getValue()).collect(Collectors.joining(", "))));
        }
        return String.join(", ", changes);
    }
}
