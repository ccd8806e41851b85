package org.schedscope.scheduler.fourphase.backfill;

import java.util.Arrays;
import java.util.function.BiFunction;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.profile.FreeStretches;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/**
 * Conservative backfilling over a queue by priority: every task is planned, in order, and those planned to start now are candidates.
 * {@code priority-backfill} (Wang 2011, §3-2) makes one plan in which each task has its place; {@code owm-backfill} plans each task on
 * every
 * cluster, as if it could run on all.
 *
 * <p>A plan is made no further than needed: at first which tasks start now; usually the first is committed and all is planned anew; and
 * when none is left, which starts next, if that is before the next pass. A task that could not start by then, even if the tasks before it
 * that have no place yet never got one, need not have its place either, unless one behind it could start that early: then it may be in the
 * way. So places are given when one behind needs them, in order, and not at all behind the last task that could. Looking stops where no
 * cluster has, at any tick before that start, as many cores as any task behind needs.
 */
public final class Backfilling implements Rearrangement {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final ReservationTable reservations;
    private final BiFunction<SchedulingContext, ReservationTable, Plan> planning;
    private final Plan plan;
    /** The queue to plan. */
    private final QueueNeeds queue;
    /** Whether the plan is of that queue. */
    private boolean begun;
    /** How many tasks of the queue were searched for candidates, and whether that showed that there is none. */
    private int searched;
    /** How many were searched when the plan was begun. */
    private int searchedBefore;
    private boolean noneNow;
    /** Places in the queue of the candidates found, how many of them have been given, and how far and whether to the end was looked. */
    private final IntList found = new IntList();
    private int given;
    private int foundUntil;
    private boolean foundAll;
    /** When a candidate was committed and all before it kept their places, and the count of changes then. */
    private long keptAt = -1;
    private long keptChanges;
    /** The earliest start after now, if it is before the tick up to which it was sought; how many tasks were searched for that. */
    private long nextStart = Long.MAX_VALUE;
    private long soughtUntil = Long.MAX_VALUE;
    private int looked;
    /** By cluster, the most cores free at any tick before the one that matters, and the most of all clusters. */
    private final long[] mostFree;
    private long mostAnywhere;
    /** By cluster, whether nothing but data can let a task start before that tick. */
    private final boolean[] onlyAsDataComes;
    /** For how long cores are free from before that tick on: found once something has been looked for in vain. */
    private final FreeStretches stretches = new FreeStretches();
    private boolean stretchesKnown;

    public Backfilling(SchedulingContext context, ReservationTable reservations,
            BiFunction<SchedulingContext, ReservationTable, Plan> planning) {
        this.context = context;
        input = context.input();
        this.reservations = reservations;
        this.planning = planning;
        mostFree = new long[input.clusterCount()];
        onlyAsDataComes = new boolean[input.clusterCount()];
        plan = planning.apply(context, reservations);
        queue = new QueueNeeds(input::cores, plan::shortestDuration);
    }

    @Override
    public Rearrangement copy(SchedulingContext newContext, ReservationTable newReservations) {
        Backfilling copy = new Backfilling(newContext, newReservations, planning);
        copy.queue.become(queue.order(), queue.size());
        copy.nextStart = nextStart;
        copy.soughtUntil = soughtUntil;
        return copy;
    }

    @Override
    public void plan(int[] newOrder, int newSize) {
        searched = goesOn(newOrder, newSize) ? searched - 1 : 0;
        searchedBefore = searched;
        noneNow = false;
        found.clear();
        given = 0;
        foundUntil = searched;
        foundAll = false;
        queue.become(newOrder, newSize);
        begun = false;
        nextStart = Long.MAX_VALUE;
        soughtUntil = context.now();
        looked = 0;
    }

    /**
     * Whether nothing has happened since the last plan but that its candidate was committed and the places of those before it, which did
     * not
     * start now, hold: with less room, they still do not.
     */
    private boolean goesOn(int[] newOrder, int newSize) {
        return keptAt == context.now() && keptChanges == reservations.changes() && newSize == queue.size() - 1
                && Arrays.equals(queue.order(), 0, searched - 1, newOrder, 0, searched - 1);
    }

    @Override
    public void clear() {
        queue.clear();
        nextStart = Long.MAX_VALUE;
        soughtUntil = Long.MAX_VALUE;
    }

    private void begin() {
        if (!begun) {
            begun = true;
            plan.begin(queue.order(), queue.size());
        }
    }

    @Override
    public int nextCandidate() {
        if (given == found.size() && !foundAll) {
            findCandidate();
        }
        if (given < found.size()) {
            searched = found.get(given) + 1;
            return queue.task(found.get(given++));
        }
        searched = foundUntil;
        noneNow = true;
        return ReservationTable.NONE;
    }

    /** Looks for one more candidate behind those that were found. */
    private void findCandidate() {
        begin();
        long soon = context.now() + 1;
        measure(soon);
        forgetStretches();
        while (foundUntil < queue.size() && (foundUntil < plan.size() || queue.leastCores(foundUntil) <= mostAnywhere)) {
            if (foundUntil >= plan.size()) {
                foundUntil = queue.firstThatMayFit(foundUntil, mostAnywhere, stretches);
                if (foundUntil == queue.size()) {
                    break;
                }
                placeIfBefore(soon, foundUntil);
            }
            int at = foundUntil++;
            if (at < plan.size() && plan.start(at) < soon) {
                found.add(at);
                return;
            }
        }
        foundAll = true;
    }

    /** What was found once is a candidate still, since nothing has changed. */
    @Override
    public void rewind() {
        searched = searchedBefore;
        given = 0;
        noneNow = false;
    }

    @Override
    public int candidates() {
        begin();
        nextStart(Long.MAX_VALUE);
        int count = 0;
        for (int i = 0; i < plan.size(); i++) {
            count += plan.start(i) == context.now() ? 1 : 0;
        }
        return count;
    }

    @Override
    public long nextStart(long sure) {
        if (sure > soughtUntil) {
            begin();
            findNextStart(sure);
            soughtUntil = sure;
        }
        return nextStart;
    }

    private void findNextStart(long sure) {
        nextStart = sure;
        for (int i = 0; i < plan.size(); i++) {
            lookAt(i);
        }
        looked = plan.size();
        measure(nextStart);
        forgetStretches();
        while (looked < queue.size() && queue.leastCores(looked) <= mostAnywhere) {
            looked = queue.firstThatMayFit(looked, mostAnywhere, stretches);
            if (looked == queue.size()) {
                return;
            }
            int at = looked++;
            placeIfBefore(nextStart, at);
            if (at < plan.size()) {
                lookAt(at);
                measure(nextStart);
            }
        }
    }

    private void lookAt(int i) {
        if (plan.start(i) > context.now()) {
            nextStart = Math.min(nextStart, plan.start(i));
        }
    }

    /**
     * Gives a task its place, behind those before it in theirs, unless it turns out not to start before a tick: first if none without a
     * place
     * got one, then with those that have got theirs.
     */
    private void placeIfBefore(long tick, int at) {
        int task = queue.task(at);
        if (!plan.couldStartBefore(tick, task, mostFree, onlyAsDataComes)) {
            findStretches(tick, at);
            return;
        }
        while (plan.size() < at) {
            plan.add(queue.task(plan.size()));
            if (!plan.stillCould(task)) {
                measure(tick);
                if (!plan.couldStartBefore(tick, task, mostFree, onlyAsDataComes)) {
                    return;
                }
            }
        }
        plan.add(task);
        measure(tick);
    }

    private void forgetStretches() {
        if (stretchesKnown) {
            stretchesKnown = false;
            stretches.knowNothing();
        }
    }

    /** Finds what is free for how long from before a tick on, for tasks from a place on. Later places only leave less. */
    private void findStretches(long tick, int at) {
        if (!stretchesKnown) {
            stretchesKnown = true;
            plan.profiles().measure(stretches, tick, queue.leastCores(at));
        }
    }

    /** Finds what is free before a tick at best. */
    private void measure(long tick) {
        mostAnywhere = 0;
        for (int c = 0; c < mostFree.length; c++) {
            mostFree[c] = plan.profiles().mostFreeCores(c, tick);
            mostAnywhere = Math.max(mostAnywhere, mostFree[c]);
            // What cannot start now and has its data there must wait for a change.
            onlyAsDataComes[c] = noneNow && plan.profiles().isSteadyUntil(c, tick);
        }
    }

    @Override
    public void committed(int task) {
        keptAt = plan.committed(task) ? context.now() : -1;
        keptChanges = reservations.changes();
    }

    @Override
    public void finishedOnTime(int task) {
        plan.finishedOnTime(task);
    }

    @Override
    public void tell(PlannedStarts told) {
        nextStart(Long.MAX_VALUE);
        while (plan.size() < looked) {
            plan.add(queue.task(plan.size()));
        }
        for (int i = 0; i < plan.size(); i++) {
            told.planned(plan.task(i), plan.cluster(i), plan.start(i));
        }
    }

    @Override
    public int mayPreempt(int waiting) {
        return waiting;
    }
}
