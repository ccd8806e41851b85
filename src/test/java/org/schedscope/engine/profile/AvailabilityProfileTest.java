package org.schedscope.engine.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.naive.NaiveProfile;

class AvailabilityProfileTest {
    private static final long FOR_EVER = Long.MAX_VALUE;

    private static final long[][] NONE = {};

    /** Limits of three counted resources, some of them without one. */
    private static List<Long> limits(SplittableRandom random, long most) {
        return Stream.generate(() -> random.nextInt(3) == 0 ? Long.MAX_VALUE : most - random.nextInt(3)).limit(random.nextInt(4)).toList();
    }

    private static AvailabilityProfile profile(int cores, List<Long> limits) {
        return new AvailabilityProfile(cores, limits.stream().mapToLong(limit -> limit).toArray());
    }

    private static List<Long> counts(SplittableRandom random, NaiveProfile naive, int bound) {
        return naive.counts().stream().map(limit -> (long) random.nextInt(bound)).toList();
    }

    /** A table of one row. */
    private static long[][] table(List<Long> counts) {
        return counts.stream().map(count -> new long[] {count}).toArray(long[][]::new);
    }

    @Test
    void theEarliestFitIsTheFirstHoleThatIsLongAndDeepEnough() {
        // Four cores: 3 held until 10, then 1 reserved during 10-20, all four during 20-25.
        AvailabilityProfile profile = new AvailabilityProfile(4);
        profile.reserve(0, 10, 3, NONE, 0);
        profile.reserve(10, 20, 1, NONE, 0);
        profile.reserve(20, 25, 4, NONE, 0);
        assertEquals(0, profile.earliestFit(0, 10, 1, NONE, 0));
        assertEquals(0, profile.earliestFit(0, 20, 1, NONE, 0));
        assertEquals(25, profile.earliestFit(0, 21, 1, NONE, 0));
        assertEquals(10, profile.earliestFit(0, 10, 2, NONE, 0));
        assertEquals(25, profile.earliestFit(0, 11, 2, NONE, 0));
        assertEquals(12, profile.earliestFit(12, 8, 3, NONE, 0));
        assertEquals(25, profile.earliestFit(13, 8, 3, NONE, 0));
        assertEquals(25, profile.earliestFit(0, 1, 4, NONE, 0));
    }

    @Test
    void aCountedResourceThatIsMissingIsAsBadAsMissingCores() {
        AvailabilityProfile profile = new AvailabilityProfile(4, 8, Long.MAX_VALUE, 2);
        profile.reserve(0, 10, 1, new long[][] {{6}, {100}, {0}}, 0);
        profile.reserve(10, 15, 4, new long[3][1], 0);
        long[][] some = {{2, 3, 0}, {7, 0, 0}, {2, 1, 3}};
        assertEquals(0, profile.earliestFit(0, 10, 3, some, 0));
        assertEquals(15, profile.earliestFit(0, 1, 1, some, 1));
        assertEquals(Long.MAX_VALUE, profile.earliestFit(0, 1, 1, some, 2));
        assertTrue(profile.hasRoomAt(9, 3, new long[3], some, 0));
        assertFalse(profile.hasRoomAt(9, 3, new long[] {1, 0, 0}, some, 0));
        assertFalse(profile.hasRoomAt(9, 3, new long[3], some, 1));
    }

    @Test
    void whatIsNotReleasedByItsEndIsTakenToEndAtTheNextTick() {
        AvailabilityProfile profile = new AvailabilityProfile(4);
        profile.reserve(0, 10, 3, NONE, 0);
        profile.advanceTo(10);
        assertEquals(11, profile.earliestFit(10, 5, 2, NONE, 0));
        profile.advanceTo(17);
        assertEquals(1, profile.freeCoresAt(17));
        assertEquals(18, profile.earliestFit(17, 5, 2, NONE, 0));
        profile.release(0, 10, 3, NONE, 0);
        assertEquals(17, profile.earliestFit(17, 5, 4, NONE, 0));
    }

    @Test
    void whoHasAPlaceMovesForwardInAHoleThatRunsIntoIt() {
        AvailabilityProfile profile = new AvailabilityProfile(2);
        profile.reserve(0, 4, 2, NONE, 0);
        profile.reserve(7, 12, 2, NONE, 0);
        assertEquals(4, profile.earliestFit(0, 7, 5, 2, NONE, 0));
        assertEquals(12, profile.earliestFit(0, 5, 2, NONE, 0));
        assertEquals(7, profile.earliestFit(5, 7, 5, 3, NONE, 0));
    }

    @Test
    void aCopyGoesItsOwnWayAndMayBecomeTheOriginalAgain() {
        AvailabilityProfile profile = new AvailabilityProfile(2);
        profile.reserve(0, 4, 2, NONE, 0);
        AvailabilityProfile copy = profile.copy();
        for (int i = 0; i < 50; i++) {
            copy.reserve(4 + i, 200 - i, 1, NONE, 0);
        }
        assertEquals(4, profile.earliestFit(0, 9, 2, NONE, 0));
        assertEquals(2 - 50, copy.freeCoresAt(100));
        copy.copyFrom(profile);
        assertEquals(4, copy.earliestFit(0, 9, 2, NONE, 0));
    }

    @Property(tries = 300, seed = "1")
    void agreesWithAListOfIntervals(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int cores = 1 + random.nextInt(8);
        NaiveProfile naive = new NaiveProfile(cores, limits(random, 10));
        AvailabilityProfile profile = profile(cores, naive.counts());
        AvailabilityProfile spare = profile.copy();
        for (int step = 0; step < 60; step++) {
            operate(random, profile, naive);
            if (random.nextInt(20) == 0) {
                AvailabilityProfile before = profile;
                spare.copyFrom(before);
                profile = spare;
                spare = before;
            }
            compare(random, profile, naive);
        }
    }

    @Property(tries = 20, seed = "1")
    void agreesWithALongListOfIntervals(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        NaiveProfile naive = new NaiveProfile(500, limits(random, 1_000));
        AvailabilityProfile profile = profile(500, naive.counts());
        for (int step = 0; step < 1_200; step++) {
            if (step < 500 || naive.intervals.isEmpty() || random.nextInt(10) == 0) {
                long start = naive.now + random.nextInt(400);
                long end = start + 1 + random.nextInt(300);
                NaiveProfile.Interval added = new NaiveProfile.Interval(start, end, 1 + random.nextInt(3),
                        counts(random, naive, 9));
                naive.intervals.add(added);
                profile.reserve(start, end, added.cores(), table(added.counts()), 0);
            } else {
                NaiveProfile.Interval gone = naive.intervals.remove(random.nextInt(naive.intervals.size()));
                profile.release(gone.start(), gone.end(), gone.cores(), table(gone.counts()), 0);
            }
            if (random.nextInt(30) == 0) {
                naive.now += random.nextInt(8);
                profile.advanceTo(naive.now);
                AvailabilityProfile copy = profile(500, naive.counts());
                copy.copyFrom(profile);
                profile = copy;
                compare(random, profile, naive);
            }
        }
    }

    @Property(tries = 12, seed = "1")
    void findsTheFirstRoomWhileIntervalsMoveForward(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        NaiveProfile naive = new NaiveProfile(40, limits(random, 100));
        AvailabilityProfile profile = profile(40, naive.counts());
        for (int step = 0; step < 900; step++) {
            int cores = 1 + random.nextInt(random.nextInt(4) == 0 ? 30 : 8);
            List<Long> memory = counts(random, naive, 9);
            long duration = 1 + random.nextInt(random.nextInt(4) == 0 ? 200 : 20);
            if (step < 400) {
                long start = profile.earliestFit(naive.now, duration, cores, table(memory), 0);
                naive.intervals.add(new NaiveProfile.Interval(start, start + duration, cores, memory));
                profile.reserve(start, start + duration, cores, table(memory), 0);
            } else if (random.nextInt(4) == 0) {
                NaiveProfile.Interval gone = naive.intervals.remove(random.nextInt(naive.intervals.size()));
                profile.release(gone.start(), gone.end(), gone.cores(), table(gone.counts()), 0);
            } else {
                moveForward(random.nextInt(naive.intervals.size()), profile, naive);
            }
            if (random.nextInt(40) == 0) {
                naive.now += random.nextInt(30);
                profile.advanceTo(naive.now);
            }
            if (step >= 400 && step % 10 == 0) {
                long from = naive.now + (random.nextBoolean() ? 0 : random.nextInt(500));
                long place = random.nextBoolean() ? FOR_EVER : from + random.nextInt(600);
                assertEquals(naive.earliestFit(from, place, duration, cores, memory),
                        profile.earliestFit(from, place, duration, cores, table(memory), 0));
            }
        }
    }

    /** Searches that took long leave bounds behind, which hold for other durations, cores and places, until something is given back. */
    @Property(tries = 12, seed = "1")
    void aLongQueueThatReservesAtOnceIsGivenWhatASearchFromTheBeginningFinds(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        NaiveProfile naive = new NaiveProfile(20, List.of());
        AvailabilityProfile profile = new AvailabilityProfile(20);
        for (int step = 0; step < 800; step++) {
            int cores = 1 + random.nextInt(20);
            long duration = 1 + random.nextInt(random.nextInt(3) == 0 ? 400 : 30);
            long start = profile.earliestFit(naive.now, duration, cores, NONE, 0);
            naive.intervals.add(new NaiveProfile.Interval(start, start + duration, cores, List.of()));
            profile.reserve(start, start + duration, cores, NONE, 0);
            if (step > 400 && step % 4 == 0) {
                int many = 1 + random.nextInt(20);
                long ticks = 1 + random.nextInt(500);
                long from = naive.now + (random.nextBoolean() ? 0 : random.nextInt(3_000));
                long[] free = free(naive, 20);
                long fit = earliestFit(free, from, FOR_EVER, ticks, many);
                assertEquals(fit, profile.earliestFit(from, ticks, many, NONE, 0));
                for (int question = 0; question < 20; question++) {
                    long place = from + random.nextLong(fit - from + 2);
                    assertEquals(earliestFit(free, from, place, ticks, many), profile.earliestFit(from, place, ticks, many, NONE, 0));
                    assertEquals(fit <= place ? fit : FOR_EVER, profile.earliestFitBy(from, place, ticks, many, NONE, 0));
                }
            }
            if (step > 400 && random.nextInt(60) == 0) {
                NaiveProfile.Interval gone = naive.intervals.remove(random.nextInt(naive.intervals.size()));
                profile.release(gone.start(), gone.end(), gone.cores(), table(gone.counts()), 0);
                naive.now += random.nextInt(20);
                profile.advanceTo(naive.now);
                long[] free = free(naive, 20);
                for (long from : new long[] {gone.start() + 1, naive.now}) {
                    assertEquals(earliestFit(free, Math.max(from, naive.now), FOR_EVER, gone.end() - gone.start(), gone.cores()),
                            profile.earliestFit(Math.max(from, naive.now), gone.end() - gone.start(), gone.cores(), NONE, 0));
                }
            }
        }
    }

    /** Cores free at every tick up to the last at which fewer than all are. */
    private static long[] free(NaiveProfile naive, int cores) {
        long[] free = new long[(int) naive.intervals.stream().mapToLong(NaiveProfile.Interval::end).max().orElse(0) + 1];
        Arrays.fill(free, cores);
        for (NaiveProfile.Interval interval : naive.intervals) {
            for (long tick = interval.start(); tick < Math.max(interval.end(), naive.now + 1); tick++) {
                free[(int) tick] -= interval.cores();
            }
        }
        return free;
    }

    private static long earliestFit(long[] free, long from, long place, long duration, int cores) {
        long start = from;
        for (long tick = from; tick < Math.min(free.length, place) && tick - start < duration; tick++) {
            start = free[(int) tick] < cores ? tick + 1 : start;
        }
        return Math.min(start, place);
    }

    private static void moveForward(int which, AvailabilityProfile profile, NaiveProfile naive) {
        NaiveProfile.Interval old = naive.intervals.get(which);
        if (old.start() <= naive.now) {
            return;
        }
        long duration = old.end() - old.start();
        long start = profile.earliestFit(naive.now, old.start(), duration, old.cores(), table(old.counts()), 0);
        profile.release(old.start(), old.end(), old.cores(), table(old.counts()), 0);
        profile.reserve(start, start + duration, old.cores(), table(old.counts()), 0);
        naive.intervals.set(which, new NaiveProfile.Interval(start, start + duration, old.cores(), old.counts()));
    }

    private static void operate(SplittableRandom random, AvailabilityProfile profile, NaiveProfile naive) {
        int choice = random.nextInt(6);
        if (choice < 3) {
            int cores = 1 + random.nextInt((int) naive.cores);
            List<Long> memory = counts(random, naive, 5);
            long duration = 1 + random.nextInt(12);
            long start = random.nextInt(4) == 0 ? naive.now + random.nextInt(20)
                    : naive.earliestFit(naive.now + random.nextInt(3), FOR_EVER, duration, cores, memory);
            naive.intervals.add(new NaiveProfile.Interval(start, start + duration, cores, memory));
            profile.reserve(start, start + duration, cores, table(memory), 0);
        } else if (choice < 5 && !naive.intervals.isEmpty()) {
            NaiveProfile.Interval gone = naive.intervals.remove(random.nextInt(naive.intervals.size()));
            profile.release(gone.start(), gone.end(), gone.cores(), table(gone.counts()), 0);
        } else {
            naive.now += random.nextInt(6);
            profile.advanceTo(naive.now);
        }
    }

    private static void compare(SplittableRandom random, AvailabilityProfile profile, NaiveProfile naive) {
        for (long tick = naive.now; tick < naive.now + 50; tick++) {
            assertEquals(naive.freeCoresAt(tick), profile.freeCoresAt(tick), "cores at " + tick);
            List<Long> some = counts(random, naive, 8);
            assertEquals(naive.hasRoomAt(tick, 1, some), profile.hasRoomAt(tick, 1, new long[some.size()], table(some), 0), "at " + tick);
        }
        long most = Long.MIN_VALUE;
        for (long tick = naive.now; tick < naive.now + 50; tick++) {
            most = Math.max(most, naive.freeCoresAt(tick));
            assertEquals(most, profile.mostFreeCores(tick + 1), "most cores up to " + tick);
        }
        for (int question = 0; question < 5; question++) {
            int cores = 1 + random.nextInt((int) naive.cores);
            List<Long> memory = counts(random, naive, 6);
            long from = naive.now + random.nextInt(10);
            long duration = 1 + random.nextInt(10);
            long place = random.nextBoolean() ? FOR_EVER : from + random.nextInt(30);
            assertEquals(naive.earliestFit(from, place, duration, cores, memory),
                    profile.earliestFit(from, place, duration, cores, table(memory), 0));
        }
    }
}
