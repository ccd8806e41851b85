package org.schedscope.bound;

import org.schedscope.model.number.Ratio;

/**
 * The largest excess over due dates, which the one machine keeps smallest by working off what is due first (Horn 1974; with tails instead:
 * Jackson 1955).
 */
final class Latest {
    /** SLRs are looked for in steps of a part of one, and of themselves. */
    private static final long STEPS = 1 << 10;
    private static final long FINEST = 1 << 12;

    private final Load load;
    private final long[] due;
    private long excess;

    Latest(Load load) {
        this.load = load;
        due = new long[load.count()];
    }

    /** The earliest tick by which all can have finished. */
    long makespan() {
        for (int i = 0; i < due.length; i++) {
            due[i] = Math.negateExact(Math.multiplyExact(load.tail[i], load.capacity));
        }
        return largest();
    }

    /** The smallest largest response, in ticks. */
    long response() {
        for (int i = 0; i < due.length; i++) {
            due[i] = Math.multiplyExact(load.part.arrival[load.job[i]] - load.tail[i], load.capacity);
        }
        return largest();
    }

    private long largest() {
        long most = Long.MIN_VALUE;
        for (int period = 0; period + 1 < load.periods.length; period++) {
            most = Math.max(most, excess(period));
        }
        return Math.max(0, -Math.floorDiv(-most, load.capacity));
    }

    /** Of a busy period, on the clock of the machine. */
    private long excess(int period) {
        excess = Long.MIN_VALUE;
        load.run(period, due, (item, from, to, done) -> {
            if (done) {
                excess = Math.max(excess, Math.subtractExact(to, due[item]));
            }
        });
        return excess;
    }

    /**
     * A largest SLR that no schedule can go below, by bisection over due dates (Bender et al. 1998).
     *
     * @param known what is known of it already
     */
    Ratio slr(Ratio known) {
        Ratio best = known;
        for (int period = 0; period + 1 < load.periods.length; period++) {
            // The largest number of steps not above the best, so that what is found is never below what is known.
            long low = Ratio.of(STEPS).times(best).floor();
            if (cannotBe(period, low)) {
                Ratio found = next(period, lastImpossible(period, low));
                best = found.compareTo(best) > 0 ? found : best;
            }
        }
        return best;
    }

    private long lastImpossible(int period, long from) {
        long low = from;
        long high = 2 * from;
        while (cannotBe(period, high)) {
            low = high;
            high = Math.multiplyExact(2, high);
        }
        while (high - low > Math.max(1, low / FINEST)) {
            long middle = (low + high) >>> 1;
            if (cannotBe(period, middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether no order finishes every job of a period with an SLR of so many steps at most. */
    private boolean cannotBe(int period, long steps) {
        for (int i = load.periods[period]; i < load.periods[period + 1]; i++) {
            int job = load.job[i];
            long allowed = Math.multiplyExact(steps, load.part.path[job]);
            long whole = Math.addExact(load.part.arrival[job] - load.tail[i], allowed / STEPS);
            long rest = Math.multiplyExact(allowed % STEPS, load.capacity);
            due[i] = Math.addExact(Math.multiplyExact(whole, load.capacity), (rest + STEPS - 1) / STEPS);
        }
        return excess(period) > 0;
    }

    /** The smallest SLR above so many steps that a job of a period can have, since jobs finish at ticks. */
    private Ratio next(int period, long steps) {
        Ratio least = null;
        for (int i = load.periods[period]; i < load.periods[period + 1]; i++) {
            long path = load.part.path[load.job[i]];
            Ratio slr = new Ratio(Math.multiplyExact(steps, path) / STEPS + 1, path);
            least = least == null || slr.compareTo(least) < 0 ? slr : least;
        }
        return least;
    }
}
