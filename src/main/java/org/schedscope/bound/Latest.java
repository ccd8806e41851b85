package org.schedscope.bound;

import org.schedscope.model.number.Ratio;

/** Lower bound of the largest lateness: one machine keeps it smallest by earliest due date (Horn 1974; with tails: Jackson 1955). */
final class Latest {
    /** Steps per unit in the search for an SLR. */
    private static final long STEPS = 1 << 10;
    private static final long FINEST = 1 << 12;

    private final Load load;
    private final long[] due;
    private long excess;

    Latest(Load load) {
        this.load = load;
        due = new long[load.count()];
    }

    /** Lower bound of the makespan's end tick. */
    long makespan() {
        for (int i = 0; i < due.length; i++) {
            due[i] = Math.negateExact(Math.multiplyExact(load.tail[i], load.capacity));
        }
        return largest();
    }

    /** Lower bound of the largest response, in ticks. */
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

    /** Lateness of a busy period, on the clock of the machine. */
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
     * Lower bound of the largest SLR, by bisection over due dates (Bender et al. 1998).
     *
     * @param known a bound that holds already
     */
    Ratio slr(Ratio known) {
        Ratio best = known;
        for (int period = 0; period + 1 < load.periods.length; period++) {
            // The largest number of steps not above the known bound, so that the result is never below it.
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

    /** Whether no order finishes all jobs of a period with at most this SLR, in steps. */
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

    /** The smallest SLR above a number of steps that some job of a period can have, since jobs finish at whole ticks. */
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
