package org.schedscope.ui.state.best;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.experiment.future.NextTasks;
import org.schedscope.metrics.Metrics;
import org.schedscope.model.ModelException;
import org.schedscope.optimum.Objective;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** The best order for the next tasks that wait at the playhead: looked for beside the window; what is found opens as a fork of the run. */
public final class PlanAhead {
    private final Session session;
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running", false);
    private final ReadOnlyObjectWrapper<Optional<Progress>> progress = new ReadOnlyObjectWrapper<>(this, "progress", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<NextTasks.Found>> found = new ReadOnlyObjectWrapper<>(this, "found", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> problem = new ReadOnlyObjectWrapper<>(this, "problem", Optional.empty());
    private AtomicBoolean stopped = new AtomicBoolean();

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
    }

    /** Begins with the open run where the playhead is, unless a search goes on. */
    public void begin(int count, Objective objective, long seconds) {
        if (running.get()) {
            return;
        }
        OpenRun run = session.runs().run();
        long tick = session.playhead().tick();
        progress.set(Optional.empty());
        found.set(Optional.empty());
        problem.set(hindrance(run, tick).map(SpokenLanguage::tell));
        if (problem.get().isEmpty()) {
            running.set(true);
            AtomicBoolean enough = new AtomicBoolean();
            stopped = enough;
            session.workBeside(owner -> {
                Optional<NextTasks.Found> outcome = Optional.empty();
                Optional<String> wrong = Optional.empty();
                long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
                try {
                    outcome = Optional.of(new NextTasks(run.wholeSpec(), run.trace(), tick, count,
                            Metrics.named(objective.metric()).orElseThrow(), run.reportOptions(), (tried, best) -> {
                                owner.execute(() -> progress.set(Optional.of(new Progress(tried, best))));
                                return !enough.get() && System.nanoTime() < until;
                            }).find());
                } catch (ModelException refused) {
                    wrong = Optional.of(SpokenLanguage.tell(refused));
                }
                Optional<NextTasks.Found> there = outcome;
                Optional<String> why = wrong;
                owner.execute(() -> end(run, there, why));
            });
        }
    }

    private void end(OpenRun run, Optional<NextTasks.Found> there, Optional<String> why) {
        running.set(false);
        problem.set(why);
        found.set(there);
        there.flatMap(NextTasks.Found::fork).filter(fork -> session.runs().keptAs(run).isPresent()).ifPresent(fork -> {
            session.runs().show(run);
            session.runs().fork(fork);
        });
    }

    private static Optional<Message> hindrance(OpenRun run, long tick) {
        return !run.setup().canBeForked() || run.forkTick().orElse(0) > tick ? Optional.of(Message.of("best", "next.cannot"))
                : run.complete() ? Optional.empty() : Optional.of(Message.of("best", "next.unrecorded"));
    }

    /** Ends the search, if one goes on, and keeps the best. */
    public void stop() {
        stopped.set(true);
    }

    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** How far the search has come that goes on, or that was the last. */
    public ReadOnlyObjectProperty<Optional<Progress>> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** What was found last; none while a search goes on. */
    public ReadOnlyObjectProperty<Optional<NextTasks.Found>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** Why nothing can be looked for. */
    public ReadOnlyObjectProperty<Optional<String>> problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
