package org.schedscope.engine.profile;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Free cores and free counted resources of one cluster from the present tick on, by estimates. What a task needs of these is a row of a
 * table by resource.
 *
 * <p>What is reserved during [start, end) is held until it is released: past its end it is assumed to end at the next tick. So a running
 * task is an interval from its start to its estimated end, and remains one however wrong the estimate was. Intervals may exceed the
 * capacity; the free amount is then negative.
 *
 * <p>Only the ticks with changes are kept, in a sorted array that begins with the present tick. With n of them, a reservation, a release
 * and a search cost O(n) steps over neighbouring numbers; long searches leave {@link StartBounds} for the next. Profiles of real logs have
 * tens to hundreds of changes. There is no allocation per operation once the arrays have grown.
 */
public final class AvailabilityProfile {
    static final long NEVER = Long.MAX_VALUE;
    /** Number of entries from which a search stores a bound. */
    private static final int LONG_SEARCH = 256;

    /** One resource: the free amount from the tick of each entry until that of the next. */
    private static final class Resource {
        long[] free = new long[16];
        /** The part of the change at an entry's tick that comes from intervals that end there. */
        long[] ending = new long[16];

        Resource(long capacity) {
            free[0] = capacity;
        }

        void resize(int length) {
            free = Arrays.copyOf(free, length);
            ending = Arrays.copyOf(ending, length);
        }

        void move(int from, int to, int count) {
            System.arraycopy(free, from, free, to, count);
            System.arraycopy(ending, from, ending, to, count);
        }

        boolean isFlat(int entry) {
            return ending[entry] == 0 && free[entry] == free[entry - 1];
        }
    }

    private final Resource cores;
    /** The counted resources that this cluster limits, by their numbers. */
    private final int[] limited;
    private final Resource[] counts;
    /** Amounts of these that an interval has. */
    private final long[] amounts;
    private final StartBounds bounds = new StartBounds();
    private long[] ticks = new long[16];
    /** Index of the entry of the present tick; the others follow up to {@code end}. */
    private int first;
    private int end = 1;

    /**
     * Creates the profile of a cluster at tick 0, all of it free.
     *
     * @param capacities of counted resources; {@link Long#MAX_VALUE} where there is no limit
     */
    public AvailabilityProfile(long coreCount, long... capacities) {
        cores = new Resource(coreCount);
        limited = IntStream.range(0, capacities.length).filter(resource -> capacities[resource] < NEVER).toArray();
        counts = Arrays.stream(limited).mapToObj(resource -> new Resource(capacities[resource])).toArray(Resource[]::new);
        amounts = new long[limited.length];
    }

    private AvailabilityProfile(AvailabilityProfile other) {
        cores = new Resource(0);
        limited = other.limited;
        counts = Arrays.stream(limited).mapToObj(resource -> new Resource(0)).toArray(Resource[]::new);
        amounts = new long[limited.length];
        copyFrom(other);
    }

    /** An independent copy. */
    public AvailabilityProfile copy() {
        return new AvailabilityProfile(this);
    }

    /** Copies the state of a profile of the same cluster, without allocation if this one has been as large before. */
    public void copyFrom(AvailabilityProfile other) {
        int count = other.end - other.first;
        if (ticks.length < count) {
            resize(other.ticks.length);
        }
        System.arraycopy(other.ticks, other.first, ticks, 0, count);
        copy(other.cores, cores, other.first, count);
        for (int i = 0; i < counts.length; i++) {
            copy(other.counts[i], counts[i], other.first, count);
        }
        bounds.forget();
        first = 0;
        end = count;
    }

    private static void copy(Resource from, Resource to, int first, int count) {
        System.arraycopy(from.free, first, to.free, 0, count);
        System.arraycopy(from.ending, first, to.ending, 0, count);
    }

    private void resize(int length) {
        ticks = Arrays.copyOf(ticks, length);
        cores.resize(length);
        for (Resource resource : counts) {
            resource.resize(length);
        }
    }

    /** Makes room for one more entry at the end; entries of the past are dropped before the arrays grow. */
    private void makeRoom() {
        if (first < ticks.length / 2) {
            resize(2 * ticks.length);
            return;
        }
        int past = first;
        move(first, 0, end - first);
        first = 0;
        end -= past;
    }

    /** The present tick. */
    public long now() {
        return ticks[first];
    }

    /** Moves to a tick, not before the present one. Intervals that have not been released by their end are extended to the tick after. */
    public void advanceTo(long tick) {
        long overdueCores = 0;
        boolean anyOverdue = false;
        Arrays.fill(amounts, 0);
        while (first + 1 < end && ticks[first + 1] <= tick) {
            first++;
            overdueCores += cores.ending[first];
            for (int i = 0; i < counts.length; i++) {
                amounts[i] += counts[i].ending[first];
                anyOverdue |= amounts[i] != 0;
            }
        }
        ticks[first] = tick;
        if (overdueCores != 0 || anyOverdue) {
            cores.free[first] -= overdueCores;
            for (int i = 0; i < counts.length; i++) {
                counts[i].free[first] -= amounts[i];
            }
            endAt(tick + 1, first + 1, overdueCores);
        }
    }

    /**
     * Takes cores and counted resources during [start, end); start must not be before the present tick.
     *
     * @param needs by resource; of each the one at {@code row} counts
     */
    public void reserve(long start, long until, int someCores, long[][] needs, int row) {
        add(start, until, -1, someCores, needs, row);
    }

    /** Releases a reservation of [start, end) with exactly these amounts, as far as it is not past. */
    public void release(long start, long until, int someCores, long[][] needs, int row) {
        add(Math.max(start, now()), Math.max(until, now() + 1), 1, someCores, needs, row);
    }

    private void add(long start, long until, int sign, long someCores, long[][] needs, int row) {
        if (sign > 0) {
            bounds.forget();
        }
        long moreCores = sign * someCores;
        int from = entryOf(start);
        if (ticks[from] != start) {
            from = insert(from + 1, start);
        }
        int offset = from - first;
        int to = from;
        while (to < end && ticks[to] < until) {
            cores.free[to++] += moreCores;
        }
        for (int i = 0; i < counts.length; i++) {
            amounts[i] = -sign * needs[limited[i]][row];
            for (int entry = from; entry < to; entry++) {
                counts[i].free[entry] -= amounts[i];
            }
        }
        endAt(until, to, -moreCores);
        removeIfFlat(first + offset);
    }

    /**
     * Ends intervals of some cores and the {@link #amounts} at a tick; {@code place} is the index of its entry, or of the one after it. The
     * free amount before it has changed.
     */
    private void endAt(long tick, int place, long moreCores) {
        int entry = place;
        if (entry == end || ticks[entry] != tick) {
            entry = insert(entry, tick);
            cores.free[entry] += moreCores;
            for (int i = 0; i < counts.length; i++) {
                counts[i].free[entry] += amounts[i];
            }
        }
        cores.ending[entry] += moreCores;
        for (int i = 0; i < counts.length; i++) {
            counts[i].ending[entry] += amounts[i];
        }
        removeIfFlat(entry);
    }

    /** The last entry that is not after a tick, which is not before the present one. */
    private int entryOf(long tick) {
        int low = first;
        int high = end - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (ticks[middle] <= tick) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Inserts an entry without a change before another one, moving the shorter side if possible; returns its index. */
    private int insert(int place, long tick) {
        int entry = place;
        if (first > 0 && entry - first < end - entry) {
            move(first, first - 1, entry - first);
            first--;
            entry--;
        } else {
            if (end == ticks.length) {
                int offset = entry - first;
                makeRoom();
                entry = first + offset;
            }
            move(entry, entry + 1, end - entry);
            end++;
        }
        ticks[entry] = tick;
        setFlat(cores, entry);
        for (Resource resource : counts) {
            setFlat(resource, entry);
        }
        return entry;
    }

    private static void setFlat(Resource resource, int entry) {
        resource.free[entry] = resource.free[entry - 1];
        resource.ending[entry] = 0;
    }

    private void removeIfFlat(int entry) {
        if (entry > first && cores.isFlat(entry) && (counts.length == 0 || areFlat(entry))) {
            if (entry - first < end - entry) {
                move(first, first + 1, entry - first);
                first++;
            } else {
                move(entry + 1, entry, end - entry - 1);
                end--;
            }
        }
    }

    private boolean areFlat(int entry) {
        for (Resource resource : counts) {
            if (!resource.isFlat(entry)) {
                return false;
            }
        }
        return true;
    }

    private void move(int from, int to, int count) {
        System.arraycopy(ticks, from, ticks, to, count);
        cores.move(from, to, count);
        for (Resource resource : counts) {
            resource.move(from, to, count);
        }
    }

    /** Cores free at a tick, not before the present one; less than 0 where more has been reserved than there is. */
    public long freeCoresAt(long tick) {
        return cores.free[entryOf(tick)];
    }

    /** The most cores that are free at any tick before {@code until}, which is after the present one. */
    public long mostFreeCores(long until) {
        long most = cores.free[first];
        for (int entry = first + 1; entry < end && ticks[entry] < until; entry++) {
            most = Math.max(most, cores.free[entry]);
        }
        return most;
    }

    /** Measures the stretches of at least {@code leastCores} cores that begin before {@code until}. */
    void measure(FreeStretches stretches, long until, int leastCores) {
        stretches.lookAt(ticks, cores.free, first, end, until, leastCores);
    }

    /** The first tick after the present one at which something changes; {@link Long#MAX_VALUE} if nothing does. */
    public long nextChange() {
        return first + 1 == end ? NEVER : ticks[first + 1];
    }

    /**
     * Whether there is room at a tick, not before the present one, beside what is reserved and further amounts.
     *
     * @param besides further amounts, by resource
     */
    boolean hasRoomAt(long tick, long someCores, long[] besides, long[][] needs, int row) {
        int entry = entryOf(tick);
        boolean room = someCores <= cores.free[entry];
        for (int i = 0; i < counts.length && room; i++) {
            room = needs[limited[i]][row] <= counts[i].free[entry] - besides[limited[i]];
        }
        return room;
    }

    /**
     * The first tick, not before {@code from}, from which on cores and counted resources are free for a duration. The cluster must have
     * them.
     *
     * @param from not before the present tick
     * @param duration in ticks, at least 1
     */
    public long earliestFit(long from, long duration, int someCores, long[][] needs, int row) {
        return earliestFit(from, NEVER, duration, someCores, needs, row);
    }

    /**
     * The first tick with room for a task that already has a place from {@code place} on, where it has room in any case. Never later than
     * {@code place}.
     */
    public long earliestFit(long from, long place, long duration, int someCores, long[][] needs, int row) {
        return search(from, place, place, duration, someCores, needs, row);
    }

    /**
     * The first tick from {@code from} to {@code latest} from which on cores and counted resources are free for a duration;
     * {@link Long#MAX_VALUE} if there is none.
     */
    public long earliestFitBy(long from, long latest, long duration, int someCores, long[][] needs, int row) {
        return from > latest ? NEVER : search(from, NEVER, latest == NEVER ? NEVER : latest + 1, duration, someCores, needs, row);
    }

    /**
     * The first start before {@code giveUp} with room until its end or {@code place}, whichever is earlier; {@code giveUp} if there is
     * none.
     */
    private long search(long from, long place, long giveUp, long duration, int someCores, long[][] needs, int row) {
        boolean bounded = counts.length == 0 && someCores > 0;
        // A start that ends before the place needs room throughout, and the bound excludes earlier ones.
        long sure = bounded ? Math.min(bounds.of(someCores, duration), place - duration + 1) : 0;
        int searched = entryOf(Math.max(from, sure));
        int entry = searched;
        long start = NEVER;
        while (start == NEVER) {
            entry = firstWith(entry, giveUp, someCores, needs, row);
            if (entry == end || ticks[entry] >= giveUp) {
                break;
            }
            long found = Math.max(Math.max(from, sure), ticks[entry]);
            long until = Math.min(found + duration, place);
            entry = firstWithout(entry + 1, until, someCores, needs, row);
            start = entry == end || ticks[entry] >= until ? found : NEVER;
        }
        if (bounded && entry - searched > LONG_SEARCH && (from <= sure || from == now())) {
            bounds.note(someCores, duration, Math.min(start, giveUp));
        }
        return start == NEVER ? place : start;
    }

    /** The first entry, from one on, with room, or not before a tick. */
    private int firstWith(int from, long tick, long someCores, long[][] needs, int row) {
        long[] free = cores.free;
        int entry = from;
        while (entry < end && ticks[entry] < tick && (free[entry] < someCores || counts.length > 0 && !suffice(entry, needs, row))) {
            entry++;
        }
        return entry;
    }

    /** The first entry, from one on, without room, or not before a tick. */
    private int firstWithout(int from, long tick, long someCores, long[][] needs, int row) {
        long[] free = cores.free;
        int entry = from;
        while (entry < end && ticks[entry] < tick && free[entry] >= someCores && (counts.length == 0 || suffice(entry, needs, row))) {
            entry++;
        }
        return entry;
    }

    private boolean suffice(int entry, long[][] needs, int row) {
        for (int i = 0; i < counts.length; i++) {
            if (counts[i].free[entry] < needs[limited[i]][row]) {
                return false;
            }
        }
        return true;
    }
}
