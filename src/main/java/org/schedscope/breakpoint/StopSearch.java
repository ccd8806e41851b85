package org.schedscope.breakpoint;

import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ModelException;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.trace.Trace;

/**
 * Finds every moment of a run at which a condition becomes true, in one pass over its events that goes on as the recording grows. A
 * moment counts when the condition was not true just before; what is true from the beginning on does not become true.
 *
 * <p>Constant work per event, but for a logarithm of the tasks that wait where a cluster is watched. Owned by one thread.
 */
public final class StopSearch {
    private final ConditionTracker watch;
    private final Stops stops = new Stops();
    private int read;

    private StopSearch(ConditionTracker watch) {
        this.watch = watch;
    }

    /**
     * A search that has not read anything yet.
     *
     * @param text of a condition
     * @param facts of the run's jobs
     * @param capacity what expected end times are worked out for
     * @throws SyntaxException if the text is no condition, or names what the run does not have
     */
    public static StopSearch of(String text, JobFacts facts, EetCapacity capacity) {
        Condition condition = ConditionText.read(text, TimeReader.of(TickClock.of(facts.index().workload())));
        try {
            return new StopSearch(new ConditionTrackers(facts, capacity).of(condition));
        } catch (ModelException unknown) {
            throw new SyntaxException(unknown.told(), ConditionText.name(text));
        }
    }

    /** Events read so far. */
    public int read() {
        return read;
    }

    /** What has been found in the events read so far; other threads may keep and read it. */
    public Stops stops() {
        return stops.sofar();
    }

    /**
     * Reads on.
     *
     * @param trace of one and the same run in all calls, recorded to the end of a tick
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
            watch.came();
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
        watch.came();
        stops.add(position, due);
    }
}
