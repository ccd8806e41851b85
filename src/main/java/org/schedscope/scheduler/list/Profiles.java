package org.schedscope.scheduler.list;

import java.util.Arrays;
import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.profile.AvailabilityProfile;
import org.schedscope.model.graph.Eligibility;

/** Availability profiles of all clusters, or of a single one for tasks whose data is there, and where a task would start first. */
public final class Profiles {
    static final int NONE = -1;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final Eligibility eligibility;
    /** The only cluster; {@link #NONE} where there are all. */
    private final int only;
    private final AvailabilityProfile[] profiles;
    private final Overruns[] overruns;
    private int cluster = NONE;
    private long start;
    private long mostFree;

    /** Of all clusters. */
    public Profiles(SchedulingContext context) {
        this(context, NONE, new AvailabilityProfile[context.input().clusterCount()], new Overruns[context.input().clusterCount()]);
        Arrays.setAll(overruns, c -> new Overruns(input));
        for (int c = 0; c < profiles.length; c++) {
            profiles[c] = new AvailabilityProfile(input.clusters().get(c));
        }
    }

    /** Of one cluster. */
    public Profiles(SchedulingContext context, int only) {
        this(context, only, new AvailabilityProfile[] {new AvailabilityProfile(context.input().clusters().get(only))},
                new Overruns[] {new Overruns(context.input())});
    }

    private Profiles(SchedulingContext context, int only, AvailabilityProfile[] profiles, Overruns[] overruns) {
        this.context = context;
        input = context.input();
        eligibility = input.eligibility();
        this.only = only;
        this.profiles = profiles;
        this.overruns = overruns;
    }

    Profiles copy(SchedulingContext newContext) {
        AvailabilityProfile[] copies = new AvailabilityProfile[profiles.length];
        for (int c = 0; c < copies.length; c++) {
            copies[c] = profiles[c].copy();
        }
        return new Profiles(newContext, only, copies, Arrays.stream(overruns).map(Overruns::copy).toArray(Overruns[]::new));
    }

    private AvailabilityProfile profile(int where) {
        return only == NONE ? profiles[where] : profiles[0];
    }

    private Overruns overruns(int where) {
        return only == NONE ? overruns[where] : overruns[0];
    }

    void catchUp() {
        for (int i = 0; i < profiles.length; i++) {
            profiles[i].advanceTo(context.now());
            overruns[i].advanceTo(context.now());
        }
    }

    /** A task for which room is reserved from {@code since} on runs from now on, or is found running. */
    void started(int task, int where, long since) {
        overruns(where).started(task, since + input.estimatedDuration(task, where));
    }

    /** What has run since {@code since} ends, and gives back what was reserved for it. */
    void finished(int task, int where, long since) {
        release(task, where, since);
        overruns(where).finished(task, since + input.estimatedDuration(task, where));
    }

    /** Whether a task that is to be promised the next tick would have no room then if what is past its estimate went on. */
    boolean needsAnOverrunsEnd(int task, int where) {
        AvailabilityProfile profile = profile(where);
        long next = context.now() + 1;
        return profile.freeCoresAt(next) - overruns(where).cores() < input.cores(task)
                || profile.freeMemoryAt(next) - overruns(where).memory() < input.memory(task);
    }

    void reserve(int task, int where, long from) {
        profile(where).reserve(from, from + input.estimatedDuration(task, where), input.cores(task), input.memory(task));
    }

    /** A task has run since a tick before the present one. */
    void runs(int task, int where, long since) {
        catchUp();
        long end = Math.max(since + input.estimatedDuration(task, where), context.now() + 1);
        profile(where).reserve(context.now(), end, input.cores(task), input.memory(task));
    }

    /** Cores are out of order from now on. */
    void outOfOrder(Outage outage) {
        catchUp();
        profile(outage.cluster()).reserve(context.now(), outage.until(), outage.cores(), 0);
    }

    /** Cores that were out of order until now are back. */
    void repaired(Outage outage) {
        catchUp();
        profile(outage.cluster()).release(context.now(), outage.until(), outage.cores(), 0);
    }

    /** Gives back what is reserved from a tick on, or what of it is not past. */
    void release(int task, int where, long from) {
        profile(where).release(from, from + input.estimatedDuration(task, where), input.cores(task), input.memory(task));
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
     * The same for a task for which room is reserved from {@code promised} on: finds where it can start before that, on its cluster or on
     * another. On its cluster, what is reserved for it counts as free.
     */
    boolean findEarlier(int task, int itsCluster, long promised) {
        return find(task, itsCluster, promised);
    }

    private boolean find(int task, int itsCluster, long limit) {
        cluster = NONE;
        start = limit;
        mostFree = -1;
        if (only != NONE) {
            consider(task, only, context.now(), itsCluster == only ? limit : Long.MAX_VALUE);
            return cluster != NONE;
        }
        int taskClass = eligibility.classOf(task);
        for (int i = 0; i < eligibility.clusterCount(taskClass); i++) {
            int where = eligibility.cluster(taskClass, i);
            consider(task, where, Math.max(context.now(), context.dataThere(task, where)), itsCluster == where ? limit : Long.MAX_VALUE);
        }
        return cluster != NONE;
    }

    /** @param place from where on the task has room, whatever the profile says */
    private void consider(int task, int where, long from, long place) {
        if (from > start) {
            return;
        }
        AvailabilityProfile profile = profile(where);
        long found = profile.earliestFit(from, place, input.estimatedDuration(task, where), input.cores(task), input.memory(task));
        if (found < start || found == start && found == context.now() && profile.freeCoresAt(found) > mostFree) {
            cluster = where;
            start = found;
            mostFree = found == context.now() ? profile.freeCoresAt(found) : 0;
        }
    }

    /** Whether there is room at the present tick for all that runs and all that is reserved then. */
    boolean holdNow() {
        for (AvailabilityProfile profile : profiles) {
            if (profile.freeCoresAt(context.now()) < 0 || profile.freeMemoryAt(context.now()) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether some cluster has room for this from the present tick on, wherever data is. */
    boolean someHasRoomNow(int cores, long memory, long ticks) {
        for (AvailabilityProfile profile : profiles) {
            if (profile.earliestFitBy(context.now(), context.now(), ticks, cores, memory) == context.now()) {
                return true;
            }
        }
        return false;
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
