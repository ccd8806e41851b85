package org.schedscope.ui.state.time;

import java.util.concurrent.Executor;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.RightOfWay;

/**
 * An index that a worker makes of a run, to take the place of one that views use once they need more. Until it is taken the worker alone
 * touches it; so only taking it waits, for one step.
 */
final class IndexAhead {
    /** Events that are taken in between two looks at whether it was taken, less than a millisecond's worth. */
    private static final int STEP = 4_000;

    private final Executor worker;
    private final RightOfWay way;
    private TraceIndex index;
    private volatile Trace trace;
    private volatile int reached;
    private volatile boolean busy;
    private volatile boolean taken;

    IndexAhead(Executor worker, RightOfWay way) {
        this.worker = worker;
        this.way = way;
    }

    /** Lets the worker take in what a trace has, which is of the same run each time; if it has not done with an earlier one, that first. */
    void goOn(Trace longer) {
        if (!busy && reached < longer.eventCount()) {
            trace = longer;
            busy = true;
            worker.execute(this::work);
        }
    }

    /** Up to which position the run has been taken in. */
    int reached() {
        return reached;
    }

    /** The index as far as it has come, after its first step; the worker leaves it alone from now on. */
    TraceIndex take() {
        stop();
        synchronized (this) {
            return index;
        }
    }

    /** Lets the worker end soon. */
    void stop() {
        taken = true;
    }

    /** Where one of its steps fails it stays busy, and what it has is of no use. */
    private void work() {
        try {
            while (step()) {
                way.giveWay();
            }
            busy = false;
        } catch (RuntimeException | Error broken) {
            reached = 0;
            throw broken;
        }
    }

    private synchronized boolean step() {
        Trace all = trace;
        if (taken || reached == all.eventCount()) {
            return false;
        }
        if (index == null) {
            index = new TraceIndex(all, 0);
        }
        int next = Math.min(all.eventCount(), reached + STEP);
        index.extend(all, next);
        reached = next;
        return true;
    }
}
