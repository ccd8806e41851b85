package org.schedscope.engine.profile;

import java.util.Arrays;
import org.schedscope.engine.Outage;
import org.schedscope.engine.input.SimulationInput;

/** Free cores and counted resources of clusters now and later, by estimates: an {@link AvailabilityProfile} of each. */
public final class ClusterProfiles {
    private final SimulationInput input;
    private final int first;
    private final AvailabilityProfile[] profiles;
    /** Nothing of any resource, as a table of one row, and as a row. */
    private final long[][] nothing;
    private final long[] none;

    /** Profiles of all clusters, on which nothing runs. */
    public ClusterProfiles(SimulationInput input) {
        this(input, 0, input.clusterCount());
    }

    /**
     * Profiles of some clusters without reservations.
     *
     * @param first number of the first of them
     */
    public ClusterProfiles(SimulationInput input, int first, int count) {
        this.input = input;
        this.first = first;
        profiles = new AvailabilityProfile[count];
        long[][] capacities = input.resources().capacities();
        nothing = new long[capacities.length][1];
        none = new long[capacities.length];
        for (int i = 0; i < count; i++) {
            int cluster = first + i;
            profiles[i] = new AvailabilityProfile(input.clusters().get(cluster).cores(),
                    Arrays.stream(capacities).mapToLong(capacity -> capacity[cluster]).toArray());
        }
    }

    public ClusterProfiles copy() {
        ClusterProfiles copy = new ClusterProfiles(input, first, profiles.length);
        copy.copyFrom(this);
        return copy;
    }

    /** Copies the state of profiles of the same clusters. */
    public void copyFrom(ClusterProfiles other) {
        for (int i = 0; i < profiles.length; i++) {
            profiles[i].copyFrom(other.profiles[i]);
        }
    }

    private AvailabilityProfile of(int cluster) {
        return profiles[cluster - first];
    }

    public void advanceTo(long tick) {
        for (AvailabilityProfile profile : profiles) {
            profile.advanceTo(tick);
        }
    }

    /** Reserves the needs of a task during [start, end). */
    public void reserve(int task, int cluster, long start, long end) {
        of(cluster).reserve(start, end, input.cores(task), input.needs(), task);
    }

    /** Releases a reservation of [start, end), as far as it is not past. */
    public void release(int task, int cluster, long start, long end) {
        of(cluster).release(start, end, input.cores(task), input.needs(), task);
    }

    /** An outage has begun or is known to begin. */
    public void outOfOrder(Outage outage, long now) {
        of(outage.cluster()).reserve(Math.max(now, outage.from()), outage.until(), outage.cores(), nothing, 0);
    }

    /** An outage ends now. */
    public void repaired(Outage outage, long now) {
        of(outage.cluster()).release(now, outage.until(), outage.cores(), nothing, 0);
    }

    /** The first tick, not before {@code from}, from which on a task has room for a duration. */
    public long earliest(int task, int cluster, long from, long duration) {
        return of(cluster).earliestFit(from, duration, input.cores(task), input.needs(), task);
    }

    /** The first tick with room for a task that has room from {@code place} on in any case. */
    public long earliest(int task, int cluster, long from, long place, long duration) {
        return of(cluster).earliestFit(from, place, duration, input.cores(task), input.needs(), task);
    }

    /** The first tick with room for a task if it is not after {@code latest}; {@link Long#MAX_VALUE} if it is. */
    public long earliestBy(int task, int cluster, long from, long latest, long duration) {
        return of(cluster).earliestFitBy(from, latest, duration, input.cores(task), input.needs(), task);
    }

    /** Whether a task has room at a tick. */
    public boolean hasRoom(int task, int cluster, long tick) {
        return hasRoomBeside(0, none, task, cluster, tick);
    }

    /**
     * Whether a task has room at a tick if the given cores and counts are taken in addition to the reservations.
     *
     * @param counts by resource
     */
    public boolean hasRoomBeside(long cores, long[] counts, int task, int cluster, long tick) {
        return of(cluster).hasRoomAt(tick, input.cores(task) + cores, counts, input.needs(), task);
    }

    /** Whether some cluster has room for this from a tick on. */
    public boolean someHasRoom(long tick, long duration, int cores, long[][] needs, int row) {
        for (AvailabilityProfile profile : profiles) {
            if (profile.earliestFitBy(tick, tick, duration, cores, needs, row) == tick) {
                return true;
            }
        }
        return false;
    }

    /** Whether the reservations of a cluster stay within its capacity at all ticks in [start, end). */
    public boolean isNowhereOverbooked(int cluster, long start, long end) {
        return of(cluster).earliestFitBy(start, start, end - start, 0, nothing, 0) == start;
    }

    /** Whether at a tick more of no cluster is taken than there is. */
    public boolean holdAt(long tick) {
        for (AvailabilityProfile profile : profiles) {
            if (!profile.hasRoomAt(tick, 0, none, nothing, 0)) {
                return false;
            }
        }
        return true;
    }

    /** Whether nothing changes on a cluster between now and a tick. */
    public boolean isSteadyUntil(int cluster, long tick) {
        return of(cluster).nextChange() >= tick;
    }

    public long freeCores(int cluster, long tick) {
        return of(cluster).freeCoresAt(tick);
    }

    /** The most cores that are free on a cluster at any tick before {@code until}. */
    public long mostFreeCores(int cluster, long until) {
        return of(cluster).mostFreeCores(until);
    }

    /** Measures the longest times for which at least {@code leastCores} cores are free on a cluster from any tick before {@code until}. */
    public void measure(FreeStretches stretches, long until, int leastCores) {
        stretches.knowNoCluster();
        for (AvailabilityProfile profile : profiles) {
            profile.measure(stretches, until, leastCores);
        }
    }
}
