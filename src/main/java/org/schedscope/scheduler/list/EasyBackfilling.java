package org.schedscope.scheduler.list;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.schedscope.engine.Machine;
import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.profile.EstimatedEnds;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.engine.queue.tree.TaskFilter;

/**
 * EASY backfilling on one cluster (Lifka 1995; as in Tóth, Klusáček 2014, §4.1): the first task that does not fit has a reservation at the
 * earliest start that the estimates of the running tasks allow. A later task, in order, starts if it fits now and either ends by then, as
 * estimated, or takes only cores and counted resources that the reservation leaves free, which are then used up.
 *
 * <p>On one cluster without closures the list of estimated ends is enough; {@link CentralEasyBackfilling}, which reads a profile, takes up
 * to twice the time.
 */
public final class EasyBackfilling implements BackfillingRule, TaskFilter {
    private final SchedulingContext context;
    private final Machine machine;
    private final SimulationInput input;
    private final int cluster;
    private final long depth;
    private final StrictOrder strict;
    private final EstimatedEnds ends;
    private List<Outage> outages = List.of();
    private long reservedStart;
    private long spareCores;
    /** By counted resource. */
    private final long[] spare;
    private int announcedTask = -1;
    private long announcedStart;

    /**
     * The rule of a cluster; closures need a profile.
     *
     * @param depth tasks that a pass looks at from the first one on that does not start; 0: all
     */
    public static BackfillingRule on(SchedulingContext context, int cluster, long depth) {
        return StrictOrder.isClosed(context, cluster) ? new CentralEasyBackfilling(context, cluster, false, depth)
                : new EasyBackfilling(context, cluster, depth, new EstimatedEnds());
    }

    private EasyBackfilling(SchedulingContext context, int cluster, long depth, EstimatedEnds ends) {
        this.context = context;
        this.depth = depth;
        machine = context.machine();
        input = context.input();
        this.cluster = cluster;
        strict = new StrictOrder(context, cluster);
        this.ends = ends;
        spare = new long[input.needs().length];
    }

    @Override
    public BackfillingRule copy(SchedulingContext newContext) {
        EasyBackfilling copy = new EasyBackfilling(newContext, cluster, depth, ends.copy());
        copy.announcedTask = announcedTask;
        copy.announcedStart = announcedStart;
        copy.outages = outages;
        return copy;
    }

    @Override
    public void started(int task, int where) {
        ends.add(task, context.now() + input.times().estimated(task, cluster));
    }

    @Override
    public void takeOver(TakeoverState past) {
        past.forEachRunning((task, where, since) -> ends.add(task, since + input.times().estimated(task, cluster)));
        outages = past.outages().stream().sorted(Comparator.comparingLong(Outage::until)).toList();
    }

    @Override
    public void repaired(Outage outage) {
        outages = outages.stream().filter(other -> !other.equals(outage)).toList();
    }

    @Override
    public void finished(int task, int where) {
        ends.remove(task);
    }

    @Override
    public long pass(ReadyQueue queue, Starter starter) {
        if (machine.freeCores(cluster) > 0) {
            queue.beginPass(context.now());
            strict.startHeads(queue, starter);
            if (queue.size() > 1 && machine.freeCores(cluster) > 0 && queue.hasHead()) {
                backfill(queue, starter);
            }
            queue.endPass();
        }
        return Long.MAX_VALUE;
    }

    @Override
    public void strictPass(ReadyQueue queue, Starter starter) {
        strict.pass(queue, starter);
    }

    /** The head of the queue has no room: starts tasks that may go before it. */
    private void backfill(ReadyQueue queue, Starter starter) {
        reserve(queue.head());
        queue.freezeOrder();
        queue.skipHead();
        long looked = 1;
        for (skip(queue); queue.hasHead() && (depth == 0 || looked < depth); skip(queue)) {
            int task = queue.head();
            boolean held = machine.holds(task, cluster);
            looked += held ? 0 : 1;
            if (!held && accepts(input.cores(task), input.needs(), task, input.times().estimated(task, cluster))) {
                useUp(task);
                starter.start(queue, cluster, queue.hasSkipped());
            } else {
                queue.skipHead();
            }
        }
    }

    private void skip(ReadyQueue queue) {
        if (depth == 0) {
            queue.skipTo(this);
        }
    }

    /** Whether a task that needs this may overtake now. */
    @Override
    public boolean accepts(int cores, long[][] counts, int row, long ticks) {
        return cores <= machine.freeCores(cluster) && (spare.length == 0 || machine.counts().suffices(counts, row, cluster))
                && (context.now() + ticks <= reservedStart || cores <= spareCores && (spare.length == 0 || areSpare(counts, row)));
    }

    private boolean areSpare(long[][] counts, int row) {
        for (int resource = 0; resource < spare.length; resource++) {
            if (counts[resource][row] > spare[resource]) {
                return false;
            }
        }
        return true;
    }

    /** Takes from what the reservation leaves free, unless the task will have ended by then. */
    private void useUp(int task) {
        if (context.now() + input.times().estimated(task, cluster) > reservedStart) {
            spareCores -= input.cores(task);
            spare(task, -1);
        }
    }

    private void spare(int task, int sign) {
        for (int resource = 0; resource < spare.length; resource++) {
            spare[resource] += sign * input.needs()[resource][task];
        }
    }

    /** Whether the head does not have all that it needs yet. */
    private boolean isShort() {
        boolean some = spareCores < 0;
        for (int resource = 0; resource < spare.length && !some; resource++) {
            some = spare[resource] < 0;
        }
        return some;
    }

    /** Counts cores that are back by a tick while there are not enough; returns how many outages are behind. */
    private int repair(int first, long until) {
        int next = first;
        while (next < outages.size() && outages.get(next).until() <= until
                && (spareCores < 0 || outages.get(next).until() <= reservedStart)) {
            Outage outage = outages.get(next++);
            reservedStart = Math.max(reservedStart, outage.until());
            spareCores += outage.cores();
        }
        return next;
    }

    /** Finds the earliest start of a task, and what stays free beside it from then on. */
    private void reserve(int task) {
        spareCores = machine.freeCores(cluster) - input.cores(task);
        Arrays.setAll(spare, resource -> machine.counts().of(resource, cluster) - input.needs()[resource][task]);
        reservedStart = context.now();
        int repaired = 0;
        for (int i = 0; i < ends.size() && (isShort() || ends.end(i, context.now()) == reservedStart); i++) {
            long end = ends.end(i, context.now());
            repaired = repair(repaired, end);
            if (!isShort() && end > reservedStart) {
                break;
            }
            reservedStart = end;
            spareCores += input.cores(ends.task(i));
            spare(ends.task(i), 1);
        }
        repair(repaired, Long.MAX_VALUE);
        if (task != announcedTask || reservedStart != announcedStart) {
            announcedTask = task;
            announcedStart = reservedStart;
            context.announceReservation(task, cluster, reservedStart, reservedStart + input.times().estimated(task, cluster));
        }
    }
}
