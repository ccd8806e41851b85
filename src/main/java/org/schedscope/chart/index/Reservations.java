package org.schedscope.chart.index;

import java.util.Arrays;
import java.util.Comparator;
import org.schedscope.trace.Trace;

/**
 * Which tasks are promised cores at a moment: for each the latest reservation, until the task starts. Changes are kept in order, and a
 * cursor that goes through them forth and back, so that the next moment costs the changes in between.
 */
public final class Reservations {
    private static final int NONE = -1;

    private final int taskCount;
    /** By task, as the next two; made with the first promise, as most runs have none. */
    private int[] latest = {};
    private int[] changeSeq = new int[16];
    private int[] changeTask = new int[16];
    /** Sequence number of the reservation that holds from the change on, and of the one before it. */
    private int[] changeTo = new int[16];
    private int[] changeFrom = new int[16];
    private int changes;

    private int cursor;
    private int[] atCursor = {};
    private int[] place = {};
    private int[] tasks = new int[16];
    private int count;

    Reservations(int taskCount) {
        this.taskCount = taskCount;
    }

    private static int[] filled(int length) {
        int[] array = new int[length];
        Arrays.fill(array, NONE);
        return array;
    }

    /** A promise is made, in place of one made before. */
    void made(int task, int seq) {
        if (latest.length == 0) {
            latest = filled(taskCount);
            atCursor = filled(taskCount);
            place = filled(taskCount);
        }
        change(task, seq, seq);
    }

    /** The task has started, or will not. */
    void ended(int task, int seq) {
        if (latest.length > 0 && latest[task] != NONE) {
            change(task, seq, NONE);
        }
    }

    private void change(int task, int seq, int to) {
        if (changes == changeSeq.length) {
            changeSeq = Arrays.copyOf(changeSeq, changes * 2);
            changeTask = Arrays.copyOf(changeTask, changes * 2);
            changeTo = Arrays.copyOf(changeTo, changes * 2);
            changeFrom = Arrays.copyOf(changeFrom, changes * 2);
        }
        changeSeq[changes] = seq;
        changeTask[changes] = task;
        changeFrom[changes] = latest[task];
        changeTo[changes++] = to;
        latest[task] = to;
    }

    /** Sequence numbers of the reservations that hold at a moment, by the tick that they promise, then by sequence number. */
    public int[] at(Moment at) {
        while (cursor < changes && changeSeq[cursor] < at.position()) {
            set(changeTask[cursor], changeTo[cursor]);
            cursor++;
        }
        while (cursor > 0 && changeSeq[cursor - 1] >= at.position()) {
            cursor--;
            set(changeTask[cursor], changeFrom[cursor]);
        }
        Trace trace = at.trace();
        return Arrays.stream(tasks, 0, count).map(task -> atCursor[task]).boxed()
                .sorted(Comparator.<Integer>comparingLong(trace::reservedStart).thenComparing(Comparator.naturalOrder()))
                .mapToInt(Integer::intValue).toArray();
    }

    private void set(int task, int seq) {
        if (atCursor[task] == NONE && seq != NONE) {
            if (count == tasks.length) {
                tasks = Arrays.copyOf(tasks, count * 2);
            }
            place[task] = count;
            tasks[count++] = task;
        } else if (atCursor[task] != NONE && seq == NONE) {
            int moved = tasks[--count];
            tasks[place[task]] = moved;
            place[moved] = place[task];
        }
        atCursor[task] = seq;
    }
}
