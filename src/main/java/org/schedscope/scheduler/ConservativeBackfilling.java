package org.schedscope.scheduler;

import java.util.Arrays;
import org.schedscope.engine.AvailabilityProfile;
import org.schedscope.engine.ReadyQueue;
import org.schedscope.engine.ReservedStarts;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.SimulationInput;

/**
 * Conservative backfilling (Mu'alem, Feitelson 2001; as in Tóth, Klusáček 2014, §4.1): every task is promised the earliest start that
 * estimates and earlier promises leave, as it enters the queue, and starts when that has come. A later task may take a hole before an
 * earlier one's promise, but delays none.
 *
 * <p>After a task ended before its estimate, or left because its job starved, the next pass walks the queue in order and moves every promise to the earliest start that the
 * others leave, never later. Where the order moves with time, every pass does.
 *
 * <p>The one exception to "never later" is a promise that has come due while a task that has outrun its estimate still holds the cores: in
 * its turn, the task is promised the earliest start anew, with what has outrun its estimate taken to end at the next tick. If all tasks keep
 * to their estimates, no task starts after any of its promises.
 *
 * <p>A promise is told at the end of the pass that made or moved it, if its task still waits then.
 */
final class ConservativeBackfilling implements Rearrangement {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final int cluster;
    private final boolean orderMoves;
    private final AvailabilityProfile profile;
    private final ReservedStarts starts;
    /** Whether something ended before its estimate, or left, at this tick while others waited. */
    private boolean endedEarly;
    private int[] untold = new int[16];
    private int untoldCount;

    /** @param orderMoves whether the order of the queue changes with time */
    ConservativeBackfilling(SchedulingContext context, int cluster, boolean orderMoves) {
        this(context, cluster, orderMoves, new AvailabilityProfile(context.input().clusters().get(cluster)), new ReservedStarts());
    }

    private ConservativeBackfilling(SchedulingContext context, int cluster, boolean orderMoves, AvailabilityProfile profile,
            ReservedStarts starts) {
        this.context = context;
        input = context.input();
        this.cluster = cluster;
        this.orderMoves = orderMoves;
        this.profile = profile;
        this.starts = starts;
    }

    @Override
    public Rearrangement copy(SchedulingContext newContext) {
        return new ConservativeBackfilling(newContext, cluster, orderMoves, profile.copy(), starts.copy());
    }

    @Override
    public void entered(int task) {
        profile.advanceTo(context.now());
        long start = earliestFit(task, Long.MAX_VALUE);
        reserve(task, start);
        starts.add(task, start);
        toTell(task);
    }

    private void reserve(int task, long start) {
        profile.reserve(start, start + input.estimatedDuration(task, cluster), input.cores(task), input.memory(task));
    }

    private void release(int task, long start) {
        profile.release(start, start + input.estimatedDuration(task, cluster), input.cores(task), input.memory(task));
    }

    @Override
    public void left(int task) {
        profile.advanceTo(context.now());
        release(task, starts.of(task));
        starts.begin(task);
        starts.end(task);
        endedEarly |= starts.earliest() != Long.MAX_VALUE;
    }

    @Override
    public void started(int task) {
        starts.begin(task);
    }

    @Override
    public void finished(int task) {
        profile.advanceTo(context.now());
        long start = starts.of(task);
        release(task, start);
        starts.end(task);
        endedEarly |= starts.earliest() != Long.MAX_VALUE && context.now() < start + input.estimatedDuration(task, cluster);
    }

    @Override
    public boolean mayAct(int freeCores) {
        return orderMoves || endedEarly || untoldCount > 0 || starts.earliest() <= context.now();
    }

    @Override
    public void pass(ReadyQueue queue, Starter starter) {
        profile.advanceTo(context.now());
        boolean walk = orderMoves || endedEarly;
        endedEarly = false;
        boolean overtaking = false;
        while (queue.inPlay() > 0 && (walk || starts.earliest() <= context.now())) {
            int task = queue.head();
            if (startsNow(task, walk, starter)) {
                starter.start(queue, overtaking);
            } else {
                overtaking = true;
                queue.holdOrder();
                queue.setHeadAside();
            }
        }
        tellPromises();
    }

    /** Moves the promise of a task if it has to, or may, and says whether it is due and can be kept. */
    private boolean startsNow(int task, boolean walk, Starter starter) {
        long promised = starts.of(task);
        if (promised > context.now()) {
            long start = walk ? earliestFit(task, promised) : promised;
            if (start < promised) {
                release(task, promised);
                place(task, start);
            }
            return start == context.now();
        }
        if (starter.hasRoom(task)) {
            return true;
        }
        release(task, promised);
        place(task, earliestFit(task, Long.MAX_VALUE));
        return false;
    }

    private long earliestFit(int task, long place) {
        return profile.earliestFit(context.now(), place, input.estimatedDuration(task, cluster), input.cores(task), input.memory(task));
    }

    /** One that has entered at this tick is to be told of already. */
    private void place(int task, long start) {
        reserve(task, start);
        starts.move(task, start);
        if (context.readyTick(task) < context.now()) {
            toTell(task);
        }
    }

    private void toTell(int task) {
        if (untoldCount == untold.length) {
            untold = Arrays.copyOf(untold, untoldCount * 2);
        }
        untold[untoldCount++] = task;
    }

    private void tellPromises() {
        for (int i = 0; i < untoldCount; i++) {
            int task = untold[i];
            if (starts.isWaiting(task)) {
                context.announceReservation(task, cluster, starts.of(task), starts.of(task) + input.estimatedDuration(task, cluster));
            }
        }
        untoldCount = 0;
    }

    @Override
    public long nextWake() {
        return starts.earliest();
    }
}
