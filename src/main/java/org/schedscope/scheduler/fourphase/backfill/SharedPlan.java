package org.schedscope.scheduler.fourphase.backfill;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/**
 * One plan of all clusters, in which each task has its place at its smallest start, of equal ones at that of the smallest end.
 *
 * <p>Of the last plan, the places of the first tasks of the queue are kept as long as making them anew would find them again: while what is
 * free has not changed but by commitments just as planned, which fit all other places, and by tasks that end when they were to, and nothing
 * runs past its end. No place can then become free earlier, and those taken are still free; time has not passed the first of them, since
 * that is an instant.
 */
public final class SharedPlan extends Plan {
    private final SchedulingContext context;
    private long changesKnown = -1;
    private long madeAt = -1;

    public SharedPlan(SchedulingContext context, ReservationTable reservations) {
        super(context, reservations);
        this.context = context;
    }

    @Override
    public void begin(int[] order, int length) {
        int kept = 0;
        boolean holds = changesKnown == reservations().changes() && (madeAt == context.now() || !reservations().isOverdue());
        while (holds && kept < Math.min(size(), length) && task(kept) == order[kept]) {
            kept++;
        }
        if (kept == 0) {
            super.begin(order, length);
        } else {
            profiles().advanceTo(context.now());
            keepOnly(kept);
        }
        changesKnown = reservations().changes();
        madeAt = context.now();
    }

    private long end(int i) {
        return start(i) + reservations().duration(task(i), cluster(i));
    }

    @Override
    public boolean committed(int which) {
        if (changesKnown != reservations().changes() - 1) {
            return false;
        }
        changesKnown++;
        int at = 0;
        while (at < size() && task(at) != which) {
            at++;
        }
        if (at < size() && cluster(at) == reservations().cluster(which) && start(at) == reservations().start(which)) {
            // Its mark is now what the commitment holds.
            remove(at);
            return true;
        }
        keepOnly(at);
        profiles().reserve(which, reservations().cluster(which), reservations().start(which), reservations().end(which));
        keepWhatHasRoomBeside(which);
        return size() == at;
    }

    /** Places are the best there are as long as they are free: another commitment only leaves less. */
    private void keepWhatHasRoomBeside(int which) {
        int where = reservations().cluster(which);
        while (size() > 0 && !profiles().isNowhereOverbooked(where, reservations().start(which), reservations().end(which))) {
            keepOnly(size() - 1);
        }
    }

    private void keepOnly(int first) {
        for (int i = first; i < size(); i++) {
            profiles().release(task(i), cluster(i), start(i), end(i));
        }
        cut(Math.min(first, size()));
    }

    @Override
    public void finishedOnTime(int which) {
        if (changesKnown == reservations().changes() - 1) {
            profiles().advanceTo(context.now());
            profiles().release(which, reservations().cluster(which), reservations().start(which), context.now());
            changesKnown++;
        }
    }

    @Override
    public long add(int next) {
        int best = ReservationTable.NONE;
        long bestStart = Long.MAX_VALUE;
        long bestEnd = Long.MAX_VALUE;
        for (int where : clusters(next)) {
            long data = reservations().earliest().dataThere(next, where);
            if (data <= bestStart) {
                long duration = reservations().duration(next, where);
                long start = profiles().earliestBy(next, where, data, bestStart, duration);
                if (start < bestStart || start == bestStart && start + duration < bestEnd) {
                    best = where;
                    bestStart = start;
                    bestEnd = start + duration;
                }
            }
        }
        profiles().reserve(next, best, bestStart, bestEnd);
        append(next, best, bestStart);
        return bestStart;
    }
}
