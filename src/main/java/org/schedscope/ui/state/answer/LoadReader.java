package org.schedscope.ui.state.answer;

import java.util.function.Function;
import org.schedscope.trace.Trace;

/** Finds the load over all that a trace has; of the same recording only what is new of it is read. Used on one worker only. */
final class LoadReader implements Function<Trace, LoadProfile> {
    private Trace read;
    private CoreTicks used;
    private long inUse;
    private int position;

    @Override
    public LoadProfile apply(Trace trace) {
        if (read == null || !read.isOfSameRecording(trace) || trace.eventCount() < position) {
            used = new CoreTicks();
            inUse = 0;
            position = 0;
        }
        read = trace;
        Trace inOrder = trace.inOrder();
        while (position < trace.eventCount()) {
            take(inOrder, position++);
        }
        used.use(inUse, trace.lastTick());
        return new LoadProfile(used, trace.platform().totalCores());
    }

    private void take(Trace trace, int seq) {
        switch (trace.kind(seq)) {
            case TASK_STARTED -> change(trace, seq, 1);
            case TASK_FINISHED, TASK_KILLED, TASK_PREEMPTED -> change(trace, seq, -1);
            default -> {
            }
        }
    }

    private void change(Trace trace, int seq, int sign) {
        used.use(inUse, trace.tick(seq));
        inUse += sign * trace.index().columns().cores()[trace.subject(seq)];
    }
}
