package org.schedscope.scheduler.list;

import java.util.Arrays;
import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.profile.FreeStretches;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.engine.queue.tree.TaskFilter;

/**
 * EASY backfilling (Lifka 1995; as in Tóth, Klusáček 2014, §4.1) over several clusters, or on one with closures. The first task of each
 * kind that cannot start now has a reservation at the earliest start that estimates allow, on one cluster. A later task, in order, starts
 * where it has room and delays no reservation: it ends before one, or takes only what it leaves free.
 */
public final class CentralEasyBackfilling implements BackfillingRule, TaskFilter {
    /** Numbers of a reservation: its task, cluster and start. */
    private static final int NUMBERS = 3;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final OpenKinds kinds;
    private final EarliestStarts earliest;
    private final PresentUse use;
    private final boolean plansAll;
    private final long depth;
    /** The only cluster; {@link EarliestStarts#NONE} if there are all. */
    private final int only;
    /** The rule of passes without overtaking. */
    private final BackfillingRule strict;
    /** For how long cores are free from now on, as of some moment of the pass: later there is only less. */
    private final FreeStretches stretches = new FreeStretches();
    private boolean stretchesKnown;
    private long[] reserved = new long[4 * NUMBERS];
    private int reservedCount;
    /** Reservations of the last pass: those that stay are not announced again. */
    private long[] announced = new long[4 * NUMBERS];
    private int announcedCount;

    /**
     * @param plansAll whether every task that cannot start has a reservation, not only the first of its kind
     * @param depth tasks that a pass looks at from the first one on that does not start; 0: all
     */
    public CentralEasyBackfilling(SchedulingContext context, boolean plansAll, long depth) {
        this(context, new OpenKinds(new TaskKinds(context.input()), context.machine()),
                new PresentUse(context, new EarliestStarts(context)), plansAll, depth, EarliestStarts.NONE);
    }

    /** On one cluster, where kinds do not matter. */
    public CentralEasyBackfilling(SchedulingContext context, int cluster, boolean plansAll, long depth) {
        this(context, new OpenKinds(TaskKinds.on(context.input(), cluster), context.machine()),
                new PresentUse(context, new EarliestStarts(context, cluster)), plansAll, depth, cluster);
    }

    private CentralEasyBackfilling(SchedulingContext context, OpenKinds kinds, PresentUse use, boolean plansAll, long depth, int only) {
        this.plansAll = plansAll;
        this.depth = depth;
        this.only = only;
        strict = only == EarliestStarts.NONE ? new Auction(context, kinds, context.input().platform().closures().isEmpty() ? null : use)
                : new StrictOrder(context, only, StrictOrder.isClosed(context, only) ? use : null);
        this.context = context;
        input = context.input();
        this.kinds = kinds;
        this.use = use;
        earliest = use.earliest();
    }

    @Override
    public BackfillingRule copy(SchedulingContext newContext) {
        CentralEasyBackfilling copy = new CentralEasyBackfilling(newContext, kinds.copy(newContext.machine()),
                use.copy(newContext), plansAll, depth, only);
        copy.announced = announced.clone();
        copy.announcedCount = announcedCount;
        return copy;
    }

    @Override
    public void enter(int task, ReadyQueue queue) {
        queue.add(task);
        kinds.entered(task);
    }

    @Override
    public void left(int task) {
        kinds.gone(task);
    }

    @Override
    public void started(int task, int cluster) {
        kinds.gone(task);
        use.started(task, cluster);
    }

    @Override
    public void takeOver(TakeoverState past) {
        use.takeOver(past);
    }

    @Override
    public void announced(Outage outage) {
        earliest.outOfOrder(outage);
    }

    @Override
    public void repaired(Outage outage) {
        earliest.repaired(outage);
    }

    @Override
    public void finished(int task, int cluster) {
        use.finished(task, cluster);
    }

    @Override
    public long pass(ReadyQueue queue, Starter starter) {
        kinds.open(false);
        if (kinds.anyHasFreeCore()) {
            queue.beginPass(context.now());
            backfill(queue, starter);
            queue.endPass();
        }
        return Long.MAX_VALUE;
    }

    @Override
    public void strictPass(ReadyQueue queue, Starter starter) {
        strict.pass(queue, starter);
    }

    private void backfill(ReadyQueue queue, Starter starter) {
        long looked = 0;
        boolean limited = context.machine().limitsUse();
        earliest.catchUp();
        reservedCount = 0;
        stretchesKnown = false;
        while (queue.hasHead() && kinds.anyHasFreeCore() && (looked == 0 || depth == 0 || looked < depth)) {
            int task = queue.head();
            if (limited && earliest.holds(task)) {
                queue.skipHead();
                continue;
            }
            boolean open = plansAll || kinds.isOpen(task);
            looked += looked > 0 ? 1 : 0;
            boolean possible = earliest.findEarliest(task, open ? Long.MAX_VALUE : context.now() + 1);
            if (possible && earliest.start() == context.now()) {
                starter.start(queue, earliest.cluster(), plansAll ? reservedCount > 0 : !open);
            } else {
                looked = Math.max(1, looked);
                if (open) {
                    queue.freezeOrder();
                    reserve(task);
                    kinds.close(task);
                }
                queue.skipHead();
            }
            if (!plansAll && depth == 0 && !kinds.anyOpen()) {
                queue.skipTo(this);
            }
        }
        announce();
        releaseAll();
    }

    /** Whether a task that needs this may overtake now. */
    @Override
    public boolean accepts(int cores, long[][] counts, int row, long ticks) {
        if (!stretchesKnown) {
            stretchesKnown = true;
            earliest.measureFromNow(stretches);
        }
        return stretches.mayHold(cores, ticks) && earliest.someHasRoomNow(cores, counts, row, ticks);
    }

    private void reserve(int task) {
        int at = NUMBERS * reservedCount++;
        if (at == reserved.length) {
            reserved = Arrays.copyOf(reserved, at * 2);
        }
        reserved[at] = task;
        reserved[at + 1] = earliest.cluster();
        reserved[at + 2] = earliest.start();
        earliest.reserve(task, earliest.cluster(), earliest.start());
    }

    /** Announces the reservations that the last pass did not make alike. */
    private void announce() {
        for (int at = 0; at < NUMBERS * reservedCount; at += NUMBERS) {
            if (!wasAnnounced(at)) {
                int task = (int) reserved[at];
                int cluster = (int) reserved[at + 1];
                context.announceReservation(task, cluster, reserved[at + 2], reserved[at + 2] + input.times().estimated(task, cluster));
            }
        }
    }

    private boolean wasAnnounced(int at) {
        for (int i = 0; i < NUMBERS * announcedCount; i += NUMBERS) {
            if (Arrays.equals(announced, i, i + NUMBERS, reserved, at, at + NUMBERS)) {
                return true;
            }
        }
        return false;
    }

    /** Gives all back: the next pass makes its own, and compares them with these. */
    private void releaseAll() {
        for (int at = 0; at < NUMBERS * reservedCount; at += NUMBERS) {
            earliest.release((int) reserved[at], (int) reserved[at + 1], reserved[at + 2]);
        }
        long[] spare = announced;
        announced = reserved;
        announcedCount = reservedCount;
        reserved = spare;
    }
}
