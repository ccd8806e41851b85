package org.schedscope.chart.index;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** The transfers of every task's inputs, the last first. Inside, −1 is none. */
public final class TransferHistory {
    /** By task. */
    private final SparseInts last;
    private int[] startSeq = new int[16];
    private int[] previous = new int[16];
    private int count;

    TransferHistory(int tasks) {
        last = new SparseInts(tasks);
    }

    /** Data for a task has set out. */
    void started(int task, int seq) {
        if (count == startSeq.length) {
            startSeq = Arrays.copyOf(startSeq, count + (count >> 1));
            previous = Arrays.copyOf(previous, count + (count >> 1));
        }
        startSeq[count] = seq;
        previous[count] = last.get(task);
        last.set(task, count++);
    }

    /** Lists the sequence numbers of the starts of a task's transfers up to a moment. */
    public void forEach(int task, Moment at, IntConsumer told) {
        for (int i = last.get(task); i >= 0; i = previous[i]) {
            if (startSeq[i] < at.position()) {
                told.accept(startSeq[i]);
            }
        }
    }
}
