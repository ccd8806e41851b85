package org.schedscope.scheduler;

import java.util.Arrays;
import org.schedscope.engine.AvailabilityProfile;
import org.schedscope.engine.Interest;
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
 * <p>The one exception to "never later" is a promise that comes due while a task that has outrun its estimate still holds the cores: in its
 * turn, the task is promised the earliest start anew, with what has outrun its estimate taken to end at the next tick. If that is for
 * the next tick and there is no room when the pass ends, the task is late: a pass at the next tick could start it only if something ended
 * then, so its promise alone makes no pass. At the next pass's tick, before others enter the queue, the promises of late tasks are dropped
 * and made anew, of those that have been late longest first. If all tasks keep to their estimates, none is ever late and no task starts
 * after any of its promises.
 *
 * <p>A promise is told at the end of the pass that made or moved it, if its task still waits then.
 */
final class ConservativeBackfilling implements Rearrangement {
    private static final Interest MARKED = (cores, memory, ticks) -> cores == 0;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final int cluster;
    private final boolean orderMoves;
    private final AvailabilityProfile profile;
    private final ReservedStarts starts;
    /** Whether something ended before its estimate, or left, at this tick while others waited. */
    private boolean endedEarly;
    /** Whether something has been given back since the last walk began. If not, no promise can be moved forward. */
    private boolean reopened;
    private int[] untold = new int[16];
    private int untoldCount;
    /** Late tasks between passes; in a pass, those that may be late at its end. */
    private int[] late = new int[16];
    private int lateCount;
    private boolean caughtUp;

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
        ConservativeBackfilling copy = new ConservativeBackfilling(newContext, cluster, orderMoves, profile.copy(), starts.copy());
        copy.late = late.clone();
        copy.lateCount = lateCount;
        copy.reopened = reopened;
        return copy;
    }

    @Override
    public void entered(int task) {
        catchUp();
        long start = earliestFit(task, Long.MAX_VALUE);
        reserve(task, start);
        starts.add(task, start);
        toTell(task);
    }

    /** Promises late tasks anew, once in a tick, after all that ended in it. */
    private void catchUp() {
        profile.advanceTo(context.now());
        if (!caughtUp) {
            caughtUp = true;
            for (int i = 0; i < lateCount; i++) {
                release(late[i], starts.of(late[i]));
            }
            for (int i = 0; i < lateCount; i++) {
                place(late[i], earliestFit(late[i], Long.MAX_VALUE));
            }
        }
    }

    private void reserve(int task, long start) {
        profile.reserve(start, start + input.estimatedDuration(task, cluster), input.cores(task), input.memory(task));
    }

    private void release(int task, long start) {
        profile.release(start, start + input.estimatedDuration(task, cluster), input.cores(task), input.memory(task));
        reopened = true;
    }

    @Override
    public void left(int task) {
        profile.advanceTo(context.now());
        release(task, starts.of(task));
        if (starts.isInOrder(task)) {
            starts.takeOut(task);
        } else {
            dropLate(task);
        }
        starts.forget(task);
        endedEarly |= lateCount > 0 || starts.earliest() != Long.MAX_VALUE;
    }

    private void dropLate(int task) {
        int kept = 0;
        for (int i = 0; i < lateCount; i++) {
            if (late[i] != task) {
                late[kept++] = late[i];
            }
        }
        lateCount = kept;
    }

    @Override
    public void started(int task) {
        starts.takeOut(task);
    }

    @Override
    public void finished(int task) {
        profile.advanceTo(context.now());
        long start = starts.of(task);
        release(task, start);
        starts.forget(task);
        boolean someWait = lateCount > 0 || starts.earliest() != Long.MAX_VALUE;
        endedEarly |= someWait && context.now() < start + input.estimatedDuration(task, cluster);
    }

    @Override
    public boolean mayAct(int freeCores) {
        return orderMoves && reopened || endedEarly || untoldCount > 0 || lateCount > 0 || starts.earliest() <= context.now();
    }

    @Override
    public void pass(ReadyQueue queue, Starter starter) {
        catchUp();
        boolean mayWalk = orderMoves || endedEarly;
        boolean walk = mayWalk && reopened;
        endedEarly = false;
        reopened &= !mayWalk;
        starts.forEachUpTo(context.now(), queue::mark);
        while (walk ? queue.hasHead() : starts.earliest() <= context.now()) {
            if (!walk) {
                queue.skip(MARKED);
            }
            if (startsNow(queue.head(), walk, starter)) {
                starter.start(queue);
            } else {
                queue.holdOrder();
                queue.setHeadAside();
            }
            walk |= mayWalk && reopened;
        }
        tellPromises();
        keepLate(starter);
        caughtUp = false;
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
        addLate(task);
        return false;
    }

    private void addLate(int task) {
        if (lateCount == late.length) {
            late = Arrays.copyOf(late, lateCount * 2);
        }
        late[lateCount++] = task;
    }

    /** A task that was late and was passed over again is a candidate twice. */
    private void keepLate(Starter starter) {
        int candidates = lateCount;
        lateCount = 0;
        for (int i = 0; i < candidates; i++) {
            if (starts.of(late[i]) == context.now() + 1 && starts.isInOrder(late[i]) && !starter.hasRoom(late[i])) {
                starts.takeOut(late[i]);
                late[lateCount++] = late[i];
            }
        }
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
            if (starts.of(task) > context.now()) {
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
