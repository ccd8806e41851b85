package org.schedscope.scheduler.list;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.profile.ReservedStarts;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.engine.queue.tree.TaskFilter;

/**
 * Conservative backfilling (Mu'alem, Feitelson 2001; as in Tóth, Klusáček 2014, §4.1) over all clusters, or over one: every task has a
 * reservation at the earliest start that estimates and earlier reservations leave, made in the pass at the tick at which it enters the
 * queue, and starts when that has come. A later task may take a hole before an earlier one's reservation, but delays none. The reservation
 * is on the cluster of the earliest start; of those on which the task could start at once, on the one with the most cores neither taken nor
 * reserved at that tick; otherwise of equal ones on the first in platform order.
 *
 * <p>A pass first walks, in the order of the queue, over the tasks that have a reservation, and starts those whose reservation is due.
 * After a task ended before its estimate, or left because its job starved, it moves every reservation on the way to the earliest start that
 * the others leave, on the cluster chosen in the same way, if that is earlier. Where the order moves with time, every pass does. Only then
 * come those that have entered at this tick, in order of job and task: a task that waits gets a hole that an early end made before a task
 * that arrives.
 *
 * <p>When a closure becomes known, the walk makes every reservation on its cluster anew, though later. The other exception to "never later"
 * is a reservation that comes due while a task that has outrun its estimate still holds the cores: in
 * its turn, the task gets a new one at the earliest start, with what has outrun its estimate taken to end at the next tick. A task that has
 * a reservation at the next tick only because of that, a newcomer too, and has no room on its cluster when the pass ends, is late: a pass
 * at the next tick could start it there only if something ended then, so its reservation alone makes no pass. The next pass begins with
 * them: the reservations of late tasks are dropped and made anew, of those that have been late longest first. If all tasks keep to their
 * estimates, none is ever late and no task starts after any of its reservations.
 *
 * <p>A reservation is announced at the end of the pass that made or moved it, if its task still waits then.
 */
public final class ConservativeBackfilling implements BackfillingRule {
    private static final TaskFilter ALWAYS_ACCEPTED = (cores, counts, row, ticks) -> cores == 0;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final boolean orderMoves;
    /** Whether tasks may be held. */
    private final boolean limited;
    private final EarliestStarts earliest;
    private final ReservedStarts starts;
    /** Whether something ended before its estimate, or left, since the last pass while others waited. */
    private boolean endedEarly;
    /**
     * Whether something has been given back otherwise than planned since the last walk began. If not, no reservation can be moved
     * forward.
     */
    private boolean reopened;
    /** Tasks without a reservation: those that have entered since the last pass or are held; in a pass, of these, the ones that start. */
    private final IntList newcomers;
    /** Tasks that are held in this pass. */
    private final IntList held = new IntList();
    private final IntPredicate startsAtOnce = this::startsAtOnce;
    private ReadyQueue entering;
    private final IntList unannounced = new IntList();
    /** Late tasks between passes; in a pass, those that may be late at its end. */
    private final IntList late;
    private final IntList again = new IntList();
    /** Clusters with a closure that has become known since the last pass. */
    private final BitSet closing = new BitSet();
    private final IntPredicate staysLate = this::staysLate;

    /**
     * @param earliest on the clusters that the queue serves
     * @param orderMoves whether the order of the queue changes with time
     */
    public ConservativeBackfilling(SchedulingContext context, EarliestStarts earliest, boolean orderMoves) {
        this(context, earliest, orderMoves || context.machine().limitsUse(), new ReservedStarts(), new IntList(), new IntList());
    }

    private ConservativeBackfilling(SchedulingContext context, EarliestStarts earliest, boolean orderMoves, ReservedStarts starts,
            IntList late, IntList newcomers) {
        this.context = context;
        this.newcomers = newcomers;
        limited = context.machine().limitsUse();
        input = context.input();
        this.earliest = earliest;
        this.orderMoves = orderMoves;
        this.starts = starts;
        this.late = late;
    }

    @Override
    public ConservativeBackfilling copy(SchedulingContext newContext) {
        ConservativeBackfilling copy = new ConservativeBackfilling(newContext, earliest.copy(newContext), orderMoves, starts.copy(),
                late.copy(), newcomers.copy());
        copy.reopened = reopened;
        copy.closing.or(closing);
        copy.endedEarly = endedEarly;
        return copy;
    }

    @Override
    public void enter(int task, ReadyQueue queue) {
        queue.expect(task);
        newcomers.add(task);
    }

    private void reserveLateTasksAnew() {
        again.clear();
        for (int i = 0; i < late.size(); i++) {
            release(late.get(i));
            again.add(late.get(i));
        }
        late.clear();
        for (int i = 0; i < again.size(); i++) {
            earliest.findEarliest(again.get(i), Long.MAX_VALUE);
            moveToFound(again.get(i));
        }
    }

    private void release(int task) {
        earliest.release(task, starts.clusterOf(task), starts.of(task));
        reopened = true;
    }

    @Override
    public void jobLeft(int job, ReadyQueue queue) {
        queue.removeJob(job, this::left);
        if (!newcomers.isEmpty()) {
            newcomers.keepIf(task -> input.index().jobOf(task) != job);
            queue.expectOnly(newcomers);
        }
    }

    @Override
    public void left(int task) {
        earliest.catchUp();
        giveUp(task);
        endedEarly = someWait();
    }

    private void giveUp(int task) {
        release(task);
        if (starts.isInOrder(task)) {
            starts.takeOut(task);
        }
        late.keepIf(other -> other != task);
        unannounced.keepIf(other -> other != task);
        starts.forget(task);
    }

    private boolean someWait() {
        return !late.isEmpty() || starts.earliest() != Long.MAX_VALUE;
    }

    @Override
    public void started(int task, int cluster) {
        earliest.started(task, cluster, context.now());
        starts.takeOut(task);
    }

    @Override
    public void takeOver(TakeoverState past) {
        past.forEachRunning((task, cluster, since) -> {
            earliest.runs(task, cluster, since);
            earliest.started(task, cluster, since);
            starts.add(task, cluster, since);
            starts.takeOut(task);
        });
        past.outages().forEach(earliest::outOfOrder);
    }

    @Override
    public void announced(Outage outage) {
        earliest.outOfOrder(outage);
        closing.set(outage.cluster());
    }

    @Override
    public void repaired(Outage outage) {
        earliest.repaired(outage);
    }

    @Override
    public void finished(int task, int cluster) {
        earliest.catchUp();
        earliest.finished(task, starts.clusterOf(task), starts.of(task));
        long end = starts.of(task) + input.times().estimated(task, cluster);
        starts.forget(task);
        reopened |= end != context.now();
        endedEarly = someWait() && (endedEarly || end > context.now());
    }

    @Override
    public long pass(ReadyQueue queue, Starter starter) {
        boolean moves = limited || orderMoves && reopened || endedEarly || !closing.isEmpty();
        if (moves || !newcomers.isEmpty() || !late.isEmpty() || starts.earliest() <= context.now()) {
            prepare(queue);
            queue.beginPass(context.now());
            walk(queue, starter);
            startNewcomers(queue, starter);
            announceReservations();
            late.keepIf(staysLate);
            queue.endPass();
            if (limited) {
                queue.expectOnly(newcomers);
            }
        }
        return starts.earliest();
    }

    /** Sorts newcomers by tier, then job and task. */
    private void sortNewcomers() {
        for (int i = 1; i < newcomers.size(); i++) {
            if (comesBefore(newcomers.get(i), newcomers.get(i - 1))) {
                List<Integer> sorted = new ArrayList<>();
                newcomers.keepIf(task -> !sorted.add(task));
                sorted.sort((a, b) -> comesBefore(a, b) ? -1 : comesBefore(b, a) ? 1 : 0);
                sorted.forEach(newcomers::add);
                return;
            }
        }
    }

    private boolean comesBefore(int task, int other) {
        int tier = input.tiers().placeOf(input.index().jobOf(task));
        int otherTier = input.tiers().placeOf(input.index().jobOf(other));
        return tier != otherTier ? tier < otherTier : task < other;
    }

    private void prepare(ReadyQueue queue) {
        sortNewcomers();
        earliest.catchUp();
        reserveLateTasksAnew();
        // Where the walk moves nothing, newcomers cannot get in its way: then all that is due starts in one order.
        boolean allHaveRoom = starts.earliest() > context.now() || starts.earliest() == context.now() && earliest.holdNow();
        boolean stands = closing.isEmpty() && !limited && !(someWait() && (orderMoves || endedEarly) && reopened);
        if (stands && allHaveRoom) {
            for (int i = 0; i < newcomers.size(); i++) {
                reserve(newcomers.get(i));
                queue.admit(newcomers.get(i));
            }
            newcomers.clear();
        }
    }

    private void walk(ReadyQueue queue, Starter starter) {
        boolean mayWalk = orderMoves || endedEarly;
        boolean walk = limited || mayWalk && reopened;
        endedEarly = false;
        reopened &= !mayWalk;
        starts.forEachUpTo(context.now(), queue::alwaysAccept);
        while (walk || !closing.isEmpty() ? queue.hasHead() : starts.earliest() <= context.now()) {
            if (!walk && closing.isEmpty()) {
                queue.skipTo(ALWAYS_ACCEPTED);
            }
            if (limited && earliest.holds(queue.head())) {
                held.add(queue.head());
                giveUp(queue.head());
                queue.expectHead();
            } else if (startsNow(queue.head(), walk)) {
                starter.start(queue, starts.clusterOf(queue.head()), queue.hasSkipped());
            } else {
                queue.freezeOrder();
                queue.skipHead();
            }
            walk |= mayWalk && reopened;
        }
        closing.clear();
    }

    /** The reservation of one takes nothing from those after it but what its start would: so they start when all have theirs. */
    private void startNewcomers(ReadyQueue queue, Starter starter) {
        entering = queue;
        newcomers.keepIf(startsAtOnce);
        for (int i = 0; i < newcomers.size() && limited; i++) {
            context.machine().count(newcomers.get(i), starts.clusterOf(newcomers.get(i)), false);
        }
        for (int i = 0; i < newcomers.size(); i++) {
            int task = newcomers.get(i);
            queue.promote(task);
            starter.start(queue, starts.clusterOf(task), queue.hasSkipped());
        }
        newcomers.clear();
        for (int i = 0; i < held.size(); i++) {
            newcomers.add(held.get(i));
        }
        held.clear();
    }

    private boolean startsAtOnce(int task) {
        if (limited && earliest.holds(task)) {
            held.add(task);
            return false;
        }
        reserve(task);
        boolean now = starts.of(task) == context.now();
        if (!now) {
            entering.admit(task);
        } else if (limited) {
            context.machine().count(task, starts.clusterOf(task), true);
        }
        return now;
    }

    private void reserve(int task) {
        earliest.findEarliest(task, Long.MAX_VALUE);
        mayBeLate(task);
        earliest.reserve(task, earliest.cluster(), earliest.start());
        starts.add(task, earliest.cluster(), earliest.start());
        unannounced.add(task);
    }

    /** Moves the reservation of a task if it has to, or may; returns whether it is due and can be kept. */
    private boolean startsNow(int task, boolean walk) {
        long reserved = starts.of(task);
        boolean holds = limited && context.machine().holds(task, starts.clusterOf(task));
        if (holds || closing.get(starts.clusterOf(task))) {
            reserveAnew(task);
        } else if (reserved > context.now()) {
            if (!walk || !earliest.findEarlier(task, starts.clusterOf(task), reserved)) {
                return false;
            }
            release(task);
            moveToFound(task);
        } else if (reserved < context.now() || !hasRoom(task)) {
            reserveAnew(task);
        }
        return starts.of(task) == context.now();
    }

    private void reserveAnew(int task) {
        release(task);
        earliest.findEarliest(task, Long.MAX_VALUE);
        moveToFound(task);
    }

    /** Whether its cluster has what a task needs now. */
    private boolean hasRoom(int task) {
        return context.machine().hasRoom(task, starts.clusterOf(task));
    }

    /** Whether a task that may be late stays so; called twice for one that was late and was passed over again. */
    private boolean staysLate(int task) {
        boolean stays = starts.of(task) == context.now() + 1 && starts.isInOrder(task) && !hasRoom(task);
        if (stays) {
            starts.takeOut(task);
        }
        return stays;
    }

    /** What is found for the next tick only because something is past its estimate. */
    private void mayBeLate(int task) {
        if (earliest.start() == context.now() + 1 && earliest.needsAnOverrunsEnd(task, earliest.cluster())) {
            late.add(task);
        }
    }

    /** Moves the reservation of a waiting task to what was found for it. */
    private void moveToFound(int task) {
        mayBeLate(task);
        earliest.reserve(task, earliest.cluster(), earliest.start());
        starts.move(task, earliest.cluster(), earliest.start());
        unannounced.add(task);
    }

    private void announceReservations() {
        for (int i = 0; i < unannounced.size(); i++) {
            int task = unannounced.get(i);
            if (starts.of(task) > context.now()) {
                int cluster = starts.clusterOf(task);
                context.announceReservation(task, cluster, starts.of(task), starts.of(task) + input.times().estimated(task, cluster));
            }
        }
        unannounced.clear();
    }
}
