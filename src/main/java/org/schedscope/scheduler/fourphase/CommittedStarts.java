package org.schedscope.scheduler.fourphase;

import java.util.Arrays;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.event.PriorityKey;
import org.schedscope.scheduler.fourphase.order.WaitingQueue;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/** From commitment to start: announces planned starts of committed tasks, and starts those that are due. */
final class CommittedStarts {
    private static final long UNTOLD = -1;

    private final SchedulingContext context;
    private final ReservationTable reservations;
    private final WaitingQueue queue;
    private final String[] key;
    private final boolean[] backfilled;
    private final long[] toldStart;
    /** Ready tasks that do not run. */
    private int waiting;

    CommittedStarts(SchedulingContext context, ReservationTable reservations, WaitingQueue queue) {
        this.context = context;
        this.reservations = reservations;
        this.queue = queue;
        int tasks = context.input().index().taskCount();
        key = new String[tasks];
        backfilled = new boolean[tasks];
        toldStart = new long[tasks];
        Arrays.fill(toldStart, UNTOLD);
    }

    private CommittedStarts(CommittedStarts other, SchedulingContext context, ReservationTable reservations, WaitingQueue queue) {
        this.context = context;
        this.reservations = reservations;
        this.queue = queue;
        key = other.key.clone();
        backfilled = other.backfilled.clone();
        toldStart = other.toldStart.clone();
        waiting = other.waiting;
    }

    CommittedStarts copy(SchedulingContext newContext, ReservationTable newReservations, WaitingQueue newQueue) {
        return new CommittedStarts(this, newContext, newReservations, newQueue);
    }

    /** Ready tasks that do not run, queued, committed or held back. */
    int waiting() {
        return waiting;
    }

    /** One more is ready. */
    void ready() {
        waiting++;
    }

    /** One that was ready will not start any more. */
    void gone() {
        waiting--;
    }

    /** A task leaves the queue to be committed. */
    void leaves(int task, String itsKey, boolean pastTheHead) {
        key[task] = itsKey;
        backfilled[task] = pastTheHead;
    }

    /** Announces commitments for later whose start is new. */
    void tellPlans() {
        for (int i = 0; i < reservations.commitments().size(); i++) {
            tellPlan(reservations.commitments().get(i));
        }
    }

    void tellPlan(int task) {
        long start = reservations.start(task);
        if (start > context.now() && start != toldStart[task]) {
            toldStart[task] = start;
            context.announceReservation(task, reservations.cluster(task), start, reservations.end(task));
        }
    }

    void startWhatIsDue(PassWatch watch) {
        while (reservations.commitments().nextStart() == context.now()) {
            int task = reservations.commitments().get(0);
            context.machine().start(context.now(), task, reservations.cluster(task),
                    key[task] == null ? PriorityKey.NONE : new PriorityKey.Text(key[task]), waiting, backfilled[task]);
            reservations.begin();
            waiting--;
            queue.started(task);
            watch.started(task, backfilled[task]);
        }
    }

    /** A running task gives its cores back and waits again. */
    void suspend(int task) {
        context.machine().suspend(context.now(), task, reservations.start(task), context.input().centralQueue());
        reservations.suspend(task);
        queue.stopped(task);
        toldStart[task] = UNTOLD;
        waiting++;
    }
}
