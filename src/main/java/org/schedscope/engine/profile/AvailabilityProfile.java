package org.schedscope.engine.profile;

import org.schedscope.model.Cluster;

/**
 * How many cores and how much memory of one cluster are free at the present tick and at every later one, as far as estimates tell.
 *
 * <p>What is reserved during [start, end) is held until it is released: past its end it is taken to end at the next tick. So a running task
 * is an interval from its start to its estimated end, and stays one however wrong the estimate was. Nothing keeps intervals from
 * overlapping beyond what there is; less than nothing is then free.
 *
 * <p>Only the ticks at which something changes are kept, sorted, in blocks. With n of them and blocks of b, reserving and releasing costs
 * O(log n + b + k) for the k blocks in between, and, when a block is filled or emptied, O(n/b); a search costs O(n/b + b · h) for the h
 * blocks in which what it looks for comes or goes, or might as far as their bounds tell. Profiles of real logs have tens to hundreds of
 * changes, where this takes about half the time of a balanced tree, or less. Nothing is allocated per operation once the arrays have grown.
 */
public final class AvailabilityProfile {
    private final ProfileBlocks blocks;
    private final ProfileSearch search;

    /** A cluster at tick 0, all of it free for ever. */
    public AvailabilityProfile(Cluster cluster) {
        blocks = new ProfileBlocks(cluster.cores(), cluster.memory().orElse(0), cluster.memory().isPresent());
        search = new ProfileSearch(blocks);
    }

    private AvailabilityProfile(AvailabilityProfile other) {
        blocks = other.blocks.copy();
        search = new ProfileSearch(blocks);
    }

    /** An independent copy. */
    public AvailabilityProfile copy() {
        return new AvailabilityProfile(this);
    }

    /** Becomes what a profile of the same cluster is; a few array copies, without allocation if this one has been as large before. */
    public void copyFrom(AvailabilityProfile other) {
        blocks.copyFrom(other.blocks);
    }

    /** The present tick. */
    public long now() {
        return blocks.now();
    }

    /** Moves on to a tick, not before the present one. What has not been released by its end will end at the tick after. */
    public void advanceTo(long tick) {
        if (tick != blocks.now()) {
            blocks.moveOnTo(tick);
        }
    }

    /** Takes cores and memory during [start, end); start must not be before the present tick. */
    public void reserve(long start, long end, int cores, long memory) {
        add(start, end, -cores, -memory);
    }

    /** Gives back what was reserved during [start, end) with these very figures, as far as it is not past. */
    public void release(long start, long end, int cores, long memory) {
        add(Math.max(start, now()), Math.max(end, now() + 1), cores, memory);
    }

    private void add(long start, long end, long moreCores, long moreMemory) {
        if (start == now()) {
            blocks.addFromNow(end, moreCores, moreMemory);
        } else {
            blocks.add(start, end, moreCores, moreMemory);
        }
    }

    /** Cores free at a tick, not before the present one; less than 0 where more has been reserved than there is. */
    public long freeCoresAt(long tick) {
        return blocks.at(blocks.cores, tick);
    }

    /** The most cores that are free at any tick before {@code until}, which is after the present one. */
    public long mostFreeCores(long until) {
        return blocks.mostCores(until);
    }

    /** Looks at the stretches of at least so many cores that begin before {@code until}. */
    void measure(FreeStretches stretches, long until, int leastCores) {
        stretches.lookAt(blocks, now(), until, leastCores);
    }

    /** The first tick after the present one at which something changes; {@link Long#MAX_VALUE} if nothing does. */
    public long nextChange() {
        return blocks.firstTick();
    }

    /** Memory free at a tick; {@link Long#MAX_VALUE} where it is not limited. */
    public long freeMemoryAt(long tick) {
        return blocks.memoryBinds() ? blocks.at(blocks.memory, tick) : Long.MAX_VALUE;
    }

    /**
     * The first tick, not before {@code from}, from which on cores and memory are free for a duration. The cluster must have them.
     *
     * @param from not before the present tick
     * @param duration in ticks, at least 1
     */
    public long earliestFit(long from, long duration, int cores, long memory) {
        return earliestFit(from, ProfileBlocks.NEVER, duration, cores, memory);
    }

    /**
     * The first such tick for a task that has a place from {@code place} on already: whatever the profile says, it has room from then on.
     * Never later than {@code place}.
     */
    public long earliestFit(long from, long place, long duration, int cores, long memory) {
        search.need(cores, memory);
        return search.earliestFit(from, duration, place);
    }

    /**
     * The first tick from {@code from} to {@code latest} from which on cores and memory are free for a duration; {@link Long#MAX_VALUE} if
     * there is none.
     */
    public long earliestFitBy(long from, long latest, long duration, int cores, long memory) {
        search.need(cores, memory);
        return from > latest ? ProfileBlocks.NEVER : search.earliestFitBy(from, duration, latest);
    }
}
