package org.schedscope.chart.index;

import java.util.BitSet;
import java.util.Comparator;
import org.schedscope.event.EventField;
import org.schedscope.trace.Trace;
import org.schedscope.trace.column.NumberTable;

/**
 * Tasks with reserved cores at a moment: for each the latest reservation, until the task starts. Changes are kept in order, and a
 * cursor that goes through them forth and back, so that the next moment costs the changes in between.
 */
public final class Reservations {
    private static final int NONE = SparseInts.NONE;

    private static final int SEQ = 0;
    private static final int TASK = 1;
    /** 1 if the change is a reservation, 0 if it ends one. */
    private static final int PROMISED = 2;
    /** How many events before the change the reservation was made that held until then; 0 for none. */
    private static final int BEFORE = 3;

    /** By task, as the next. */
    private final SparseInts latest;
    private final NumberTable changes = new NumberTable(4);
    private int cursor;
    private final SparseInts atCursor;
    /** Tasks with reserved cores there. */
    private final BitSet promised = new BitSet();

    Reservations(int taskCount) {
        latest = new SparseInts(taskCount);
        atCursor = new SparseInts(taskCount);
    }

    /** A reservation is made, and replaces an earlier one. */
    void made(int task, int seq) {
        change(task, seq, seq);
    }

    /** The task has started, or will not. */
    void ended(int task, int seq) {
        if (changes.size() > 0 && latest.get(task) != NONE) {
            change(task, seq, NONE);
        }
    }

    private void change(int task, int seq, int to) {
        int before = latest.get(task);
        changes.add(seq, task, to == NONE ? 0 : 1, before == NONE ? 0 : seq - before);
        latest.set(task, to);
    }

    /** Sequence numbers of the reservations that hold at a moment, by the reserved tick, then by sequence number. */
    public int[] at(Moment at) {
        while (cursor < changes.size() && seq(cursor) < at.position()) {
            set(task(cursor), changes.get(cursor, PROMISED) == 0 ? NONE : seq(cursor));
            cursor++;
        }
        while (cursor > 0 && seq(cursor - 1) >= at.position()) {
            cursor--;
            int before = (int) changes.get(cursor, BEFORE);
            set(task(cursor), before == 0 ? NONE : seq(cursor) - before);
        }
        Trace trace = at.trace();
        return promised.stream().map(atCursor::get).boxed()
                .sorted(Comparator.<Integer>comparingLong(seq -> trace.number(seq, EventField.START))
                        .thenComparing(Comparator.naturalOrder()))
                .mapToInt(Integer::intValue).toArray();
    }

    private int seq(int change) {
        return (int) changes.get(change, SEQ);
    }

    private int task(int change) {
        return (int) changes.get(change, TASK);
    }

    private void set(int task, int seq) {
        atCursor.set(task, seq);
        promised.set(task, seq != NONE);
    }
}
