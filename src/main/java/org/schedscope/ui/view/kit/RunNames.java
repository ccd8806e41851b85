package org.schedscope.ui.view.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.Edits;
import org.schedscope.experiment.RunSetup;
import org.schedscope.policy.PlannedPolicy;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** Names of runs in tabs, menus, tables and cards: the user's, else what distinguishes them in words. */
public final class RunNames {
    /** Outages that are named one by one. */
    private static final int MOST_OUTAGES = 2;
    private static final Texts TEXTS = Messages.of("fork");

    private RunNames() {
    }

    /**
     * {@code Run 2: EASY from 300}, with the workload's name where that distinguishes the kept runs. A run that a lesson shows beside the
     * open one, or a schedule that is to be beaten, has no number.
     */
    public static String title(Session session, OpenRun run) {
        if (session.runs().keptAs(run).isEmpty()) {
            return words(session, run) + " \u00B7 " + run.platform().name();
        }
        return TEXTS.text("tab", Integer.toString(session.runs().labelOf(run)), name(session, run));
    }

    /** Where a schedule comes from that no scheduler made: {@code read from a file: Batsim jobs.csv}; nothing of other runs. */
    public static Optional<String> source(RunSetup setup) {
        return setup.format().filter(read -> setup.isReplayed()).map(format -> setup.isByHand() ? Messages.WINDOW.text("toolbar.built")
                : Messages.WINDOW.text("toolbar.read", format));
    }

    /** {@code fifo-job from 300}, with the workload's name where that distinguishes the kept runs. */
    public static String name(Session session, OpenRun run) {
        String name = run.workload().name();
        boolean same = session.runs().kept().stream().allMatch(other -> other.workload().name().equals(name));
        return same ? words(session, run) : TEXTS.text("tab.workload", name, words(session, run));
    }

    /** {@code fifo-job from 300}. */
    public static String words(Session session, OpenRun run) {
        return session.runs().nameOf(run).orElseGet(() -> words(session.times(run.workload()), run));
    }

    private static String words(TimeFigures times, OpenRun run) {
        List<ForkSpec> forks = run.wholeSpec().forks();
        if (forks.isEmpty()) {
            Edits edits = run.setup().edits();
            String what = join(run.setup().policy(), choices(run));
            return edits.any() && !edits.lesson() ? TEXTS.text("tab.edited", what) : what;
        }
        ForkSpec last = forks.get(forks.size() - 1);
        String what = changes(times, run, last, run.wholeSpec().stage(forks.size() - 1));
        return last.isFromStart() ? TEXTS.text("tab.fork.start", what) : TEXTS.text("tab.fork", what, times.moment(last.at()));
    }

    private static String join(String policy, String choices) {
        return choices.isEmpty() ? policy : TEXTS.text("tab.with", policy, choices);
    }

    /** What is not at its default beside the policy and the seed, in words; empty if nothing is. */
    public static String choices(OpenRun run) {
        if (run.setup().schedule().isPresent()) {
            return "";
        }
        RunChoices choices = run.setup().choices();
        List<String> words = new ArrayList<>();
        if (!choices.scheduler().equals(Schedulers.impliedBy(choices.policy()))) {
            words.add(choices.scheduler());
        }
        choices.network().ifPresent(network -> words.add(TEXTS.text("changes.parameter", "network", network)));
        choices.parameters().forEach((name, value) -> words.add(parameter(name, value)));
        return String.join(", ", words);
    }

    /** The run that it was forked from, and where; empty if it was not. */
    public static String forked(Session session, OpenRun run) {
        TimeFigures times = session.times(run.workload());
        return run.lastFork().map(fork -> {
            String parent = session.runs().parentOf(run).map(from -> Integer.toString(session.runs().labelOf(from))).orElse("");
            return parent.isEmpty() ? times.moment(fork.tick())
                    : fork.isFromStart() ? TEXTS.text("forked.start", parent) : TEXTS.text("forked", parent, times.moment(fork.at()));
        }).orElse("");
    }

    private static String changes(TimeFigures times, OpenRun run, ForkSpec fork, RunSpec before) {
        List<String> changes = new ArrayList<>();
        if (!run.spec().policy().equals(before.policy())) {
            String policy = run.spec().policy();
            changes.add(PlannedPolicy.told(policy).map(plan -> TEXTS.text("changes.plan", Figures.whole(plan.tasks()), plan.after()))
                    .orElseGet(() -> TEXTS.text("changes.policy", policy)));
        }
        if (!run.spec().scheduler().equals(before.scheduler())) {
            changes.add(TEXTS.text("changes.scheduler", run.spec().scheduler()));
        }
        changed(before.parameters(), run.spec().parameters(), changes);
        fork.cores().forEach((cluster, cores) -> changes.add(TEXTS.text("changes.cores", cluster, Figures.whole(cores))));
        changes.addAll(outages(times, fork.outages()));
        fork.closures().ifPresent(all -> changes.add(TEXTS.text("changes.closures", Figures.whole(all.size()))));
        if (fork.removed().size() == 1) {
            changes.add(TEXTS.text("changes.removed", fork.removed().first()));
        } else if (!fork.removed().isEmpty()) {
            changes.add(TEXTS.text("changes.jobs", Figures.whole(fork.removed().size())));
        }
        fork.changed().forEach(job -> changes.add(TEXTS.text("changes.job", job.id())));
        return changes.isEmpty() ? TEXTS.text("changes.none") : String.join(", ", changes);
    }

    /** Many forks continue the running tasks. */
    private static List<String> outages(TimeFigures times, List<ForkSpec.CoresOut> outages) {
        if (outages.size() <= MOST_OUTAGES) {
            return outages.stream().map(out -> TEXTS.text("changes.outage", Figures.whole(out.cores()), out.cluster(),
                    times.moment(out.until()))).toList();
        }
        int cores = outages.stream().mapToInt(ForkSpec.CoresOut::cores).sum();
        long last = outages.stream().mapToLong(ForkSpec.CoresOut::until).max().orElseThrow();
        return List.of(TEXTS.text("changes.outages", Figures.whole(cores), times.moment(last)));
    }

    private static void changed(Map<String, String> before, SortedMap<String, String> now, List<String> changes) {
        now.forEach((name, value) -> {
            if (!value.equals(before.get(name))) {
                changes.add(parameter(name, value));
            }
        });
        before.keySet().stream().filter(name -> !now.containsKey(name))
                .forEach(name -> changes.add(TEXTS.textOr("changes." + name + ".usual", TEXTS.text("changes.usual", name))));
    }

    /** {@code EASY}; {@code weight 3} of what has no word of its own. */
    private static String parameter(String name, String value) {
        return TEXTS.textOr("changes." + name + "." + value, TEXTS.text("changes.parameter", name, value));
    }
}
