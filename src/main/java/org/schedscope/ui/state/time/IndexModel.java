package org.schedscope.ui.state.time;

import java.util.concurrent.Executor;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.RightOfWay;
import org.schedscope.ui.state.run.OpenRun;

/**
 * What views look up in the trace of the open run, shared by all of them. Of a long run a worker makes an index ahead of them, which
 * takes the place of theirs when they jump far, or when all of the run is in it: a million tasks at once would stop the window for a
 * second.
 */
public final class IndexModel {
    /** Events taken in at most at once where a worker can do the rest, a few milliseconds' worth. */
    private static final int SLICE = 15_000;

    private final Executor worker;
    private final RightOfWay way;
    private TraceIndex index;
    private IndexAhead ahead;
    private int indexedRun;
    private int taken;

    /**
     * @param worker makes indexes of long runs
     * @param way which the worker gives to frames
     */
    public IndexModel(Executor worker, RightOfWay way) {
        this.worker = worker;
        this.way = way;
    }

    /** The index of a run, taken in at least up to a position. */
    public TraceIndex of(OpenRun run, int position) {
        begin(run);
        if (position - taken > SLICE) {
            exchange();
        }
        extend(run.trace(), position);
        return index;
    }

    /** Sees to it that what has been recorded is taken in; called once a frame. */
    public void pulse(OpenRun run) {
        begin(run);
        int events = run.trace().eventCount();
        if (events - taken <= SLICE) {
            extend(run.trace(), events);
            return;
        }
        ahead.goOn(run.trace());
        if (run.complete() && ahead.reached() == events) {
            exchange();
        }
    }

    /** The index of a run, taken in towards a position, but by no more than a slice here; see {@link #taken}. */
    public TraceIndex towards(OpenRun run, int position) {
        begin(run);
        return of(run, Math.min(position, Math.max(taken, ahead.reached()) + SLICE));
    }

    /**
     * The same, for a view that shows what there is.
     *
     * @param rest called if that is not all, to read again in the next frame
     */
    public TraceIndex towards(OpenRun run, int position, Runnable rest) {
        TraceIndex known = towards(run, position);
        if (taken < position) {
            rest.run();
        }
        return known;
    }

    /** A moment of the run that is taken in; an earlier one as long as it has not been taken in as far. */
    public Moment seen(Moment at) {
        return taken >= at.position() ? at : new Moment(at.trace(), taken, at.trace().tickAt(taken));
    }

    /** Up to which position it has been taken in. */
    public int taken() {
        return taken;
    }

    private void begin(OpenRun run) {
        if (index == null || indexedRun != run.number()) {
            indexedRun = run.number();
            index = new TraceIndex(run.trace(), 0);
            taken = 0;
            beginAhead();
        }
    }

    private void beginAhead() {
        if (ahead != null) {
            ahead.stop();
        }
        ahead = new IndexAhead(worker, way);
    }

    /** Uses from now on what the worker has made, if that is more; if anything is left the next one begins it anew. */
    private void exchange() {
        if (ahead.reached() > taken) {
            index = ahead.take();
            taken = ahead.reached();
            beginAhead();
        }
    }

    private void extend(Trace trace, int position) {
        if (position > taken) {
            index.extend(trace, position);
            taken = position;
        }
    }
}
