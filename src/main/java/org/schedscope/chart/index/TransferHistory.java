package org.schedscope.chart.index;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** The transfers of every task's inputs, the last first. Inside, −1 is none. */
public final class TransferHistory {
    private final int tasks;
    /** By task; made with the first transfer, as many runs have none. */
    private int[] last = {};
    private int[] startSeq = new int[16];
    private int[] previous = new int[16];
    private int count;

    TransferHistory(int tasks) {
        this.tasks = tasks;
    }

    /** Data for a task has set out. */
    void started(int task, int seq) {
        if (last.length == 0) {
            last = new int[tasks];
            Arrays.fill(last, -1);
        }
        if (count == startSeq.length) {
            startSeq = Arrays.copyOf(startSeq, count + (count >> 1));
            previous = Arrays.copyOf(previous, count + (count >> 1));
        }
        startSeq[count] = seq;
        previous[count] = last[task];
        last[task] = count++;
    }

    /** Tells the sequence numbers of the starts of a task's transfers up to a moment. */
    public void forEach(int task, Moment at, IntConsumer told) {
        for (int i = last.length == 0 ? -1 : last[task]; i >= 0; i = previous[i]) {
            if (startSeq[i] < at.position()) {
                told.accept(startSeq[i]);
            }
        }
    }
}
