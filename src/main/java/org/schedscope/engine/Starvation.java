package org.schedscope.engine;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.schedscope.engine.collection.TickHeap;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Job;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.number.Ratio;

/**
 * Jobs that have left unfinished, most because they have lost all value (Burkimsher, Indrusiak: a job starves at the first tick at which
 * {@code tick − arrival ≥ D_final · CP}, with the critical path from true durations). If starvation is off, none does for that reason.
 */
final class Starvation {
    private static final BigInteger NEVER = BigInteger.valueOf(Long.MAX_VALUE);

    private final SimulationInput input;
    /** Null if no job can starve. */
    private final CriticalPaths truePaths;
    private final TickHeap expiries;
    private boolean[] over;
    private boolean[] starved;

    Starvation(SimulationInput input, boolean on) {
        this.input = input;
        boolean possible = on && input.index().columns().anyCurve();
        truePaths = possible ? new CriticalPaths(input.index(), input.platform(), input.eligibility(), CriticalPaths.Basis.TRUE) : null;
        int jobs = possible ? input.index().jobCount() : 0;
        expiries = new TickHeap(16);
        over = new boolean[jobs];
        starved = new boolean[jobs];
    }

    /** A successor with other settings from a tick on: starved jobs stay starved. */
    private Starvation(SimulationInput input, boolean on, Starvation before) {
        this.input = input;
        Starvation fresh = new Starvation(input, on);
        truePaths = fresh.truePaths;
        expiries = fresh.expiries;
        int jobs = Math.max(fresh.starved.length, before.starved.length);
        over = Arrays.copyOf(before.over, jobs);
        starved = Arrays.copyOf(before.starved, jobs);
    }

    Starvation goOn(SimulationInput newInput, boolean on) {
        return new Starvation(newInput, on, this);
    }

    private Starvation(Starvation other) {
        input = other.input;
        truePaths = other.truePaths;
        expiries = other.expiries.copy();
        over = other.over.clone();
        starved = other.starved.clone();
    }

    Starvation copy() {
        return new Starvation(this);
    }

    void arrived(int job) {
        if (truePaths != null) {
            Optional<ValueCurve> value = input.index().job(job).value();
            if (value.isPresent()) {
                expiries.add(expiry(job, value.get().finalDeadline()), job);
            }
        }
    }

    private long expiry(int job, Ratio finalDeadline) {
        Job arrived = input.index().job(job);
        BigInteger[] ticks = BigInteger.valueOf(finalDeadline.numerator()).multiply(BigInteger.valueOf(truePaths.criticalPath(job)))
                .divideAndRemainder(BigInteger.valueOf(finalDeadline.denominator()));
        BigInteger tick = ticks[0].add(BigInteger.valueOf(ticks[1].signum() + arrived.arrival()));
        return tick.min(NEVER).longValueExact();
    }

    /** A job leaves for another reason. */
    void leave(int job) {
        if (starved.length == 0) {
            over = new boolean[input.index().jobCount()];
            starved = new boolean[over.length];
        }
        over[job] = true;
        starved[job] = true;
    }

    void finished(int job) {
        if (truePaths != null) {
            over[job] = true;
        }
    }

    /** The next tick at which a job starves unless it finishes before; {@link Long#MAX_VALUE} if none will. */
    long next() {
        while (!expiries.isEmpty() && over[expiries.peek()]) {
            expiries.poll();
        }
        return expiries.nextTick();
    }

    /** Removes and returns the next job, which starves now. Jobs of one tick come by number. */
    int starveNext() {
        int job = expiries.poll();
        over[job] = true;
        starved[job] = true;
        return job;
    }

    /** Whether a job has left unfinished. */
    boolean hasStarved(int job) {
        return starved.length > 0 && starved[job];
    }
}
