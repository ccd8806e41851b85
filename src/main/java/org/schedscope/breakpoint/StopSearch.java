package org.schedscope.breakpoint;

import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ModelException;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.trace.Trace;

/**
 * Incremental search for all moments of a run at which a condition becomes true, in one pass over the events. A moment counts if the
 * condition was false just before; a condition that is true from the beginning does not become true.
 *
 * <p>Constant time per event; for a condition on a cluster, logarithmic in the waiting tasks. Confined to one thread.
 */
public final class StopSearch {
    private final ConditionTracker watch;
    private final Stops stops = new Stops();
    private int read;

    private StopSearch(ConditionTracker watch) {
        this.watch = watch;
    }

    /**
     * A search before the first event.
     *
     * @param text text of a condition
     * @param facts facts of the run's jobs
     * @param capacity for expected end times
     * @throws SyntaxException if the text is not a condition, or has names that the run does not have
     */
    public static StopSearch of(String text, JobFacts facts, EetCapacity capacity) {
        Condition condition = ConditionText.read(text, TimeReader.of(TickClock.of(facts.index().workload())));
        try {
            return new StopSearch(new ConditionTrackers(facts, capacity).of(condition));
        } catch (ModelException unknown) {
            throw new SyntaxException(unknown.told(), ConditionText.name(text));
        }
    }

    /** Number of events read so far. */
    public int read() {
        return read;
    }

    /** Moments found so far; safe to keep and read in other threads. */
    public Stops stops() {
        return stops.sofar();
    }

    /**
     * Continues the search.
     *
     * @param trace trace of the same run in all calls, recorded to the end of a tick
     * @param to position up to which to read
     */
    public void readTo(Trace trace, int to) {
        Trace inOrder = trace.inOrder();
        while (read < to) {
            read(inOrder, read++);
        }
    }

    private void read(Trace trace, int seq) {
        long at = trace.tick(seq);
        if (watch.due() < at) {
            stop(seq, watch.due());
        }
        boolean now = watch.due() == at;
        if (now) {
            watch.reachDue();
        }
        if (watch.becomesTrueWith(trace, seq) || now) {
            stops.add(seq + 1, at);
        }
        boolean tickIsOver = seq + 1 == trace.eventCount() || trace.tick(seq + 1) > at;
        if (tickIsOver && watch.becomesTrueAfterTick()) {
            stops.add(seq + 1, at);
        }
    }

    private void stop(int position, long due) {
        watch.reachDue();
        stops.add(position, due);
    }
}
