package org.schedscope.scheduler.fourphase;

import org.schedscope.engine.SchedulingContext;

/** {@code fcfs}: the head of the queue is the only candidate. */
final class HeadOnly implements Rearrangement {
    private int head;
    private int heads;

    @Override
    public void plan(int[] order, int size) {
        head = order[0];
        heads = 1;
    }

    @Override
    public int candidates() {
        return heads;
    }

    @Override
    public int candidate(int i) {
        return head;
    }

    @Override
    public int mayPreempt(int size) {
        return 1;
    }

    @Override
    public void clear() {
        heads = 0;
    }

    @Override
    public long nextStart() {
        return Long.MAX_VALUE;
    }

    @Override
    public Rearrangement copy(SchedulingContext context, Bookings bookings) {
        return new HeadOnly();
    }
}
