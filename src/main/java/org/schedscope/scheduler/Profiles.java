package org.schedscope.scheduler;

import org.schedscope.engine.AvailabilityProfile;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.SimulationInput;
import org.schedscope.model.Eligibility;

/** Availability profiles of all clusters, and where a task would start first. */
final class Profiles {
    static final int NONE = -1;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final Eligibility eligibility;
    private final AvailabilityProfile[] profiles;
    private int cluster = NONE;
    private long start;

    Profiles(SchedulingContext context) {
        this(context, new AvailabilityProfile[context.input().clusterCount()]);
        for (int c = 0; c < profiles.length; c++) {
            profiles[c] = new AvailabilityProfile(input.clusters().get(c));
        }
    }

    private Profiles(SchedulingContext context, AvailabilityProfile[] profiles) {
        this.context = context;
        input = context.input();
        eligibility = input.eligibility();
        this.profiles = profiles;
    }

    Profiles copy(SchedulingContext newContext) {
        AvailabilityProfile[] copies = new AvailabilityProfile[profiles.length];
        for (int c = 0; c < copies.length; c++) {
            copies[c] = profiles[c].copy();
        }
        return new Profiles(newContext, copies);
    }

    void catchUp() {
        for (AvailabilityProfile profile : profiles) {
            profile.advanceTo(context.now());
        }
    }

    void reserve(int task, int where, long from) {
        profiles[where].reserve(from, from + input.estimatedDuration(task, where), input.cores(task), input.memory(task));
    }

    /** Gives back what is reserved from a tick on, or what of it is not past. */
    void release(int task, int where, long from) {
        profiles[where].release(from, from + input.estimatedDuration(task, where), input.cores(task), input.memory(task));
    }

    /**
     * Finds where a task can start before {@code limit}, as early as possible; at the present tick on the cluster with the most free cores.
     * Of equal ones the first in platform order.
     *
     * @return whether there is such a place
     */
    boolean findEarliest(int task, long limit) {
        cluster = NONE;
        start = limit;
        long mostFree = -1;
        int taskClass = eligibility.classOf(task);
        for (int i = 0; i < eligibility.clusterCount(taskClass); i++) {
            int where = eligibility.cluster(taskClass, i);
            long from = Math.max(context.now(), context.dataThere(task, where));
            long found = from > start ? Long.MAX_VALUE : profiles[where].earliestFit(from, input.estimatedDuration(task, where),
                    input.cores(task), input.memory(task));
            if (found < start || found == start && found == context.now() && profiles[where].freeCoresAt(found) > mostFree) {
                cluster = where;
                start = found;
                mostFree = profiles[where].freeCoresAt(found);
            }
        }
        return cluster != NONE;
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
