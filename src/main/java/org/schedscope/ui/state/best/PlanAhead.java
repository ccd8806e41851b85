package org.schedscope.ui.state.best;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.schedscope.experiment.future.NextTasks;
import org.schedscope.metrics.Metrics;
import org.schedscope.optimum.Objective;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** The best order for the next tasks that wait at the playhead: looked for beside the window; what is found opens as a fork of the run. */
public final class PlanAhead {
    private final Session session;
    private final LongSearch<Progress, NextTasks.Found> search;

    /**
     * How far it has come.
     *
     * @param tried orders
     * @param best metric so far
     */
    public record Progress(int tried, double best) {
    }

    public PlanAhead(Session session) {
        this.session = session;
        search = session.search();
    }

    /** Begins with the open run where the playhead is, unless a search goes on. */
    public void begin(int count, Objective objective, long seconds) {
        OpenRun run = session.runs().run();
        long tick = session.playhead().tick();
        Optional<Message> hindrance = hindrance(run, tick);
        if (hindrance.isPresent()) {
            search.refuse(hindrance.get());
        } else {
            search.begin(watch -> {
                long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
                return new NextTasks(run.wholeSpec(), run.trace(), tick, count, Metrics.named(objective.metric()).orElseThrow(),
                        run.reportOptions(), new NextTasks.Watch() {
                            @Override
                            public void tried(int orders, double best) {
                                watch.tell(new Progress(orders, best));
                            }

                            @Override
                            public boolean isEnough() {
                                return watch.isStopped() || System.nanoTime() >= until;
                            }
                        }).find();
            }, found -> open(run, found));
        }
    }

    private void open(OpenRun run, NextTasks.Found found) {
        found.fork().filter(fork -> session.runs().keptAs(run).isPresent()).ifPresent(fork -> {
            session.runs().show(run);
            session.runs().fork(fork);
        });
    }

    private static Optional<Message> hindrance(OpenRun run, long tick) {
        return !run.setup().canBeForked() || run.forkTick().orElse(0) > tick ? Optional.of(Message.of("best", "next.cannot"))
                : run.complete() ? Optional.empty() : Optional.of(Message.of("best", "next.unrecorded"));
    }

    /** How it goes. */
    public LongSearch<Progress, NextTasks.Found> search() {
        return search;
    }
}
