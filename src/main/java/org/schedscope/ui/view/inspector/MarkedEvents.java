package org.schedscope.ui.view.inspector;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.trace.Trace;

/**
 * Events that happened on marked cores: of tasks that have held some, and of clusters that have some.
 *
 * @param first number of the first event
 * @param end number after the last one
 */
record MarkedEvents(Trace trace, RunPart part, int first, int end) {
    /** Their numbers; takes as long as there are events. */
    int[] numbers() {
        if (part.rows().isEmpty()) {
            return IntStream.range(first, end).toArray();
        }
        BitSet tasks = part.tasks(trace.pieces());
        return IntStream.range(first, end).filter(seq -> isMarked(seq, tasks)).toArray();
    }

    private boolean isMarked(int seq, BitSet tasks) {
        int subject = trace.subject(seq);
        return switch (trace.kind(seq).subject()) {
            case TASK -> tasks.get(subject);
            case CLUSTER, QUEUE -> part.has(subject);
            case JOB -> false;
            default -> true;
        };
    }
}
