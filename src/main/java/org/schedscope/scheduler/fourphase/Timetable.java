package org.schedscope.scheduler.fourphase;

import org.schedscope.engine.Outage;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.profile.AvailabilityProfile;

/** What is free on every cluster now and later, as estimates have it. */
final class Timetable {
    private final SimulationInput input;
    private final AvailabilityProfile[] profiles;

    /** Of clusters on which nothing runs. */
    Timetable(SimulationInput input) {
        this.input = input;
        profiles = new AvailabilityProfile[input.clusterCount()];
        for (int c = 0; c < profiles.length; c++) {
            profiles[c] = new AvailabilityProfile(input.clusters().get(c));
        }
    }

    /** Becomes equal to another one of the same clusters. */
    void copyFrom(Timetable other) {
        for (int c = 0; c < profiles.length; c++) {
            profiles[c].copyFrom(other.profiles[c]);
        }
    }

    void advanceTo(long tick) {
        for (AvailabilityProfile profile : profiles) {
            profile.advanceTo(tick);
        }
    }

    /** Takes what a task needs during [start, end). */
    void hold(int task, int cluster, long start, long end) {
        profiles[cluster].reserve(start, end, input.cores(task), input.memory(task));
    }

    /** Cores are out of order from now on. */
    void outOfOrder(Outage outage, long now) {
        profiles[outage.cluster()].reserve(now, outage.until(), outage.cores(), 0);
    }

    /** Cores that were out of order until now are back. */
    void repaired(Outage outage, long now) {
        profiles[outage.cluster()].release(now, outage.until(), outage.cores(), 0);
    }

    /** Gives back what was taken during [start, end), as far as it is not past. */
    void free(int task, int cluster, long start, long end) {
        profiles[cluster].release(start, end, input.cores(task), input.memory(task));
    }

    /** The first tick, not before {@code from}, from which on a task has room for a duration. */
    long earliest(int task, int cluster, long from, long duration) {
        return profiles[cluster].earliestFit(from, duration, input.cores(task), input.memory(task));
    }

    /** The same if it is not after {@code latest}; {@link Long#MAX_VALUE} if it is. */
    long earliestBy(int task, int cluster, long from, long latest, long duration) {
        return profiles[cluster].earliestFitBy(from, latest, duration, input.cores(task), input.memory(task));
    }

    /** Whether a task has room at a tick. */
    boolean hasRoom(int task, int cluster, long tick) {
        return input.cores(task) <= profiles[cluster].freeCoresAt(tick)
                && (!input.memoryBinds() || input.memory(task) <= profiles[cluster].freeMemoryAt(tick));
    }

    /** Whether at no tick in [start, end) more of a cluster is taken than there is. */
    boolean isNowhereOverbooked(int cluster, long start, long end) {
        return profiles[cluster].earliestFitBy(start, start, end - start, 0, 0) == start;
    }

    /** Whether nothing changes on a cluster between now and a tick. */
    boolean isSteadyUntil(int cluster, long tick) {
        return profiles[cluster].nextChange() >= tick;
    }

    /** The most cores that are free on a cluster at any tick before {@code until}. */
    long mostFreeCores(int cluster, long until) {
        return profiles[cluster].mostFreeCores(until);
    }
}
