package org.schedscope.scheduler.list;

import java.util.Arrays;
import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.profile.ClusterProfiles;
import org.schedscope.engine.profile.FreeStretches;
import org.schedscope.model.graph.Eligibility;

/** Where and when tasks would start first, on any cluster or on a single one for tasks whose data is there, beside what is reserved. */
public final class EarliestStarts {
    static final int NONE = -1;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final Eligibility eligibility;
    /** The only cluster; {@link #NONE} where there are all. */
    private final int only;
    private final ClusterProfiles profiles;
    private final Overruns[] overruns;
    private int cluster = NONE;
    private long start;
    private long mostFree;

    /** On any cluster. */
    public EarliestStarts(SchedulingContext context) {
        this(context, NONE, new ClusterProfiles(context.input()), new Overruns[context.input().clusterCount()]);
        Arrays.setAll(overruns, c -> new Overruns(input));
    }

    /** On one cluster. */
    public EarliestStarts(SchedulingContext context, int only) {
        this(context, only, new ClusterProfiles(context.input(), only, 1), new Overruns[] {new Overruns(context.input())});
    }

    private EarliestStarts(SchedulingContext context, int only, ClusterProfiles profiles, Overruns[] overruns) {
        this.context = context;
        input = context.input();
        eligibility = input.eligibility();
        this.only = only;
        this.profiles = profiles;
        this.overruns = overruns;
    }

    EarliestStarts copy(SchedulingContext newContext) {
        return new EarliestStarts(newContext, only, profiles.copy(), Arrays.stream(overruns).map(Overruns::copy).toArray(Overruns[]::new));
    }

    private Overruns overruns(int where) {
        return only == NONE ? overruns[where] : overruns[0];
    }

    void catchUp() {
        profiles.advanceTo(context.now());
        for (Overruns each : overruns) {
            each.advanceTo(context.now());
        }
    }

    /** A task for which room is reserved from {@code since} on runs from now on, or is found running. */
    void started(int task, int where, long since) {
        overruns(where).started(task, since + input.times().estimated(task, where));
    }

    /** What has run since {@code since} ends, and gives back what was reserved for it. */
    void finished(int task, int where, long since) {
        release(task, where, since);
        overruns(where).finished(task, since + input.times().estimated(task, where));
    }

    /** Whether a task that is to have a reservation at the next tick would have no room then if what is past its estimate went on. */
    boolean needsAnOverrunsEnd(int task, int where) {
        return !profiles.hasRoomBeside(overruns(where).cores(), overruns(where).counts(), task, where, context.now() + 1);
    }

    void reserve(int task, int where, long from) {
        profiles.reserve(task, where, from, from + input.times().estimated(task, where));
    }

    /** A task has run since a tick before the present one. */
    void runs(int task, int where, long since) {
        catchUp();
        long end = Math.max(since + input.times().estimated(task, where), context.now() + 1);
        profiles.reserve(task, where, context.now(), end);
    }

    /** An outage has begun, or is known. */
    void outOfOrder(Outage outage) {
        catchUp();
        profiles.outOfOrder(outage, context.now());
    }

    /** An outage ends now. */
    void repaired(Outage outage) {
        catchUp();
        profiles.repaired(outage, context.now());
    }

    /** Gives back what is reserved from a tick on, or what of it is not past. */
    void release(int task, int where, long from) {
        profiles.release(task, where, from, from + input.times().estimated(task, where));
    }

    /**
     * Finds where a task can start before {@code limit}, as early as possible; at the present tick on the cluster with the most free cores.
     * Of equal ones the first in platform order.
     *
     * @return whether there is such a place
     */
    boolean findEarliest(int task, long limit) {
        return find(task, NONE, limit);
    }

    /**
     * Finds where a task for which room is reserved from {@code reserved} on can start before that, on its cluster or on another. On its
     * cluster, what is reserved for it counts as free.
     */
    boolean findEarlier(int task, int itsCluster, long reserved) {
        return find(task, itsCluster, reserved);
    }

    /** Whether a limit keeps a task from starting now on each cluster that can run it. */
    boolean holds(int task) {
        return only == NONE ? context.machine().holdsEverywhere(task) : context.machine().holds(task, only);
    }

    private boolean find(int task, int itsCluster, long limit) {
        cluster = NONE;
        start = limit;
        mostFree = -1;
        if (only != NONE) {
            consider(task, only, context.now(), itsCluster == only ? limit : Long.MAX_VALUE);
            return cluster != NONE;
        }
        boolean someHold = context.machine().limitsUse() && !context.machine().holdsEverywhere(task);
        for (int where : eligibility.clusters(task)) {
            if (someHold && context.machine().holds(task, where)) {
                continue;
            }
            consider(task, where, Math.max(context.now(), context.dataThere(task, where)), itsCluster == where ? limit : Long.MAX_VALUE);
        }
        return cluster != NONE;
    }

    /** @param place from where on the task has room in any case */
    private void consider(int task, int where, long from, long place) {
        if (from > start) {
            return;
        }
        long found = profiles.earliest(task, where, from, place, input.times().estimated(task, where));
        if (found < start || found == start && found == context.now() && profiles.freeCores(where, found) > mostFree) {
            cluster = where;
            start = found;
            mostFree = found == context.now() ? profiles.freeCores(where, found) : 0;
        }
    }

    /** Whether there is room at the present tick for all that runs and all that is reserved then. */
    boolean holdNow() {
        return profiles.holdAt(context.now());
    }

    /** Whether a task has room on a cluster from the present tick until its estimated end. */
    boolean hasRoomFromNow(int task, int where) {
        long now = context.now();
        return profiles.earliestBy(task, where, now, now, input.times().estimated(task, where)) == now;
    }

    /** Finds for how long cores are free from now on. */
    void measureFromNow(FreeStretches stretches) {
        profiles.measure(stretches, context.now() + 1, 1);
    }

    /** Whether some cluster has room for this from the present tick on, wherever data is. */
    boolean someHasRoomNow(int cores, long[][] counts, int row, long ticks) {
        return profiles.someHasRoom(context.now(), ticks, cores, counts, row);
    }

    /** What {@link #findEarliest} found. */
    int cluster() {
        return cluster;
    }

    /** What {@link #findEarliest} found. */
    long start() {
        return start;
    }
}
