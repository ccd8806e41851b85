package org.schedscope.engine.profile;

import java.util.Arrays;

/**
 * For how long at most so many cores are free at a stretch that begins in a block of {@link ProfileBlocks}, or goes on from the one
 * before: a search passes by blocks, and groups of blocks, from which nothing goes on for long enough. Numbers of cores are taken together
 * in steps, of one up to {@value #EXACT} and then {@value #STEPS_PER_OCTAVE} until there are twice as many.
 *
 * <p>A bound is worked out when a search asks for it, from the block and the {@value #REACH} after it; what is free for longer than those
 * tell counts as free for ever. Where less becomes free bounds stay, for no stretch becomes longer; where more does, those of the blocks
 * that may see it are forgotten. So are bounds whose block now has others between it and those it was worked out from.
 */
final class StretchBounds {
    private static final int REACH = 1;
    /** Up to so many cores, every number is a step of its own. */
    private static final int EXACT = 8;
    private static final int STEPS_PER_OCTAVE = 4;
    private static final int GROUP = 16;
    private static final long UNKNOWN = -1;

    private final int steps;
    /** The fewest cores of each step. */
    private final long[] least;
    private final long[] since;
    private boolean[] known = new boolean[1];
    private long[] longest;
    /** The most of {@value #GROUP} blocks by their places. */
    private long[] longestOfGroup;

    StretchBounds(long cores) {
        steps = step(cores) + 1;
        least = new long[steps];
        for (int step = 1; step < steps; step++) {
            least[step] = leastOf(step);
        }
        since = new long[steps];
        longest = new long[steps];
        longestOfGroup = new long[steps];
        forgetAll();
    }

    /** The step of a number of cores: the same for some, and never less for more. */
    static int step(long cores) {
        if (cores < EXACT) {
            return (int) Math.max(cores, 0);
        }
        int octave = Long.SIZE - 1 - Long.numberOfLeadingZeros(cores);
        return (octave - 1) * STEPS_PER_OCTAVE + (int) (cores >>> octave - 2 & STEPS_PER_OCTAVE - 1);
    }

    private static long leastOf(int step) {
        int octave = step / STEPS_PER_OCTAVE + 1;
        return step < EXACT ? step : (long) (STEPS_PER_OCTAVE + step % STEPS_PER_OCTAVE) << octave - 2;
    }

    void ensureCapacity(int blocks) {
        if (known.length < blocks) {
            known = Arrays.copyOf(known, blocks);
            longest = Arrays.copyOf(longest, blocks * steps);
            int old = longestOfGroup.length;
            longestOfGroup = Arrays.copyOf(longestOfGroup, (blocks / GROUP + 1) * steps);
            Arrays.fill(longestOfGroup, old, longestOfGroup.length, UNKNOWN);
        }
    }

    void forgetAll() {
        Arrays.fill(known, false);
        forgetPlacesFrom(0);
    }

    /** Blocks have other places from one on. */
    void forgetPlacesFrom(int at) {
        Arrays.fill(longestOfGroup, at / GROUP * steps, longestOfGroup.length, UNKNOWN);
    }

    /** Forgets the bounds of the blocks from one place to another and of those that reach so far. */
    void forget(ProfileBlocks blocks, int from, int to) {
        int first = Math.max(from - REACH, 0);
        for (int at = first; at <= to; at++) {
            known[blocks.block(at)] = false;
        }
        Arrays.fill(longestOfGroup, first / GROUP * steps, (to / GROUP + 1) * steps, UNKNOWN);
    }

    /**
     * The first place, from one on, of a block to which a tick belongs from which on as many cores may be free as belong to a step, for so
     * long; or the first behind {@code giveUp}.
     */
    int firstThatMayHold(ProfileBlocks blocks, int from, int someStep, long ticks, long giveUp) {
        int at = from;
        int step = Math.min(someStep, steps - 1);
        while (blocks.startsBy(at, giveUp - 1)) {
            if (at % GROUP == 0 && ticks > ofGroup(blocks, at, step)) {
                at += GROUP;
            } else if (ticks > of(blocks, at, step)) {
                at++;
            } else {
                break;
            }
        }
        return at;
    }

    private long ofGroup(ProfileBlocks blocks, int first, int step) {
        int group = first / GROUP * steps + step;
        if (longestOfGroup[group] == UNKNOWN) {
            long most = 0;
            for (int at = first; at < first + GROUP && blocks.startsBy(at, ProfileBlocks.NEVER); at++) {
                most = Math.max(most, of(blocks, at, step));
            }
            longestOfGroup[group] = most;
        }
        return longestOfGroup[group];
    }

    private long of(ProfileBlocks blocks, int at, int step) {
        int block = blocks.block(at);
        if (!known[block]) {
            find(blocks, at, block * steps);
            known[block] = true;
        }
        return longest[block * steps + step];
    }

    private void find(ProfileBlocks blocks, int place, int first) {
        Arrays.fill(longest, first, first + steps, 0);
        int open = place == 0 ? goOn(first, 0, blocks.cores.atNow, blocks.now(), steps - 1) : 0;
        for (int at = place; at <= place + REACH && blocks.startsBy(at, ProfileBlocks.NEVER); at++) {
            long base = blocks.cores.base(blocks.block(at));
            for (int entry = blocks.startOf(at), end = blocks.endOf(at); entry < end; entry++) {
                open = goOn(first, open, base + blocks.cores.aboveBase(entry), blocks.tick(entry), at == place ? steps - 1 : open);
            }
            if (open == 0 && at > place) {
                return;
            }
        }
        Arrays.fill(longest, first + 1, first + open + 1, ProfileBlocks.NEVER);
    }

    /**
     * So many cores are free from a tick on: what needs more ends, and up to a step what needs no more begins.
     *
     * @return the step of which stretches are open then
     */
    private int goOn(int first, int before, long free, long tick, int highest) {
        int open = before;
        while (open > 0 && free < least[open]) {
            longest[first + open] = Math.max(longest[first + open], tick - since[open]);
            open--;
        }
        while (open < highest && free >= least[open + 1]) {
            since[++open] = tick;
        }
        return open;
    }
}
