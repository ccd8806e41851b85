package org.schedscope.scheduler.fourphase.backfill;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/** {@code fcfs}: the head of the queue is the only candidate. */
public final class HeadOnly implements Rearrangement {
    private int first = ReservationTable.NONE;
    private int next = ReservationTable.NONE;

    @Override
    public void plan(int[] order, int size) {
        first = order[0];
        rewind();
    }

    @Override
    public void rewind() {
        next = first;
    }

    @Override
    public int nextCandidate() {
        int head = next;
        next = ReservationTable.NONE;
        return head;
    }

    @Override
    public int candidates() {
        return 1;
    }

    @Override
    public int mayPreempt(int size) {
        return 1;
    }

    @Override
    public void clear() {
        next = ReservationTable.NONE;
    }

    @Override
    public long nextStart(long sure) {
        return Long.MAX_VALUE;
    }

    @Override
    public Rearrangement copy(SchedulingContext context, ReservationTable reservations) {
        return new HeadOnly();
    }
}
