package org.schedscope.optimum;

import java.math.BigInteger;
import java.util.function.LongBinaryOperator;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * An objective as integer costs that never fall with a later end, so that smaller is better: the makespan is a maximum over jobs, all
 * others are sums. SLR and value, which are fractions, have units so small that rounding is below a millionth.
 */
final class JobCosts {
    /** The most units of an SLR of 1. */
    private static final long SLR_UNITS = 1_000_000_000;
    /** Units of the value of all jobs together. */
    private static final long VALUE_UNITS = 10_000_000;
    /** Relative difference below which two metrics count as equal. */
    private static final double SAME = 1e-6;

    private final Objective objective;
    private final JobFacts facts;
    private final LongBinaryOperator cost;
    private final double most;
    private final long units;

    JobCosts(Objective objective, JobFacts facts, EetCapacity capacity) {
        this.objective = objective;
        this.facts = facts;
        most = facts.index().workload().jobs().stream().flatMap(job -> job.value().stream()).mapToDouble(curve -> curve.max().toDouble())
                .sum();
        units = objective == Objective.MEAN_SLR ? slrUnits() : VALUE_UNITS;
        cost = switch (objective) {
            case MAKESPAN -> (job, finish) -> finish;
            case MEAN_RESPONSE -> (job, finish) -> finish - facts.arrival((int) job);
            case MEAN_SLR -> (job, finish) -> slr((int) job, finish);
            case WEIGHTED_TARDINESS -> tardiness(facts.expectedEndTimes(capacity));
            case VALUE -> (job, finish) -> loss((int) job, finish);
        };
    }

    private static LongBinaryOperator tardiness(ExpectedEndTimes expected) {
        if (expected.capacity().bags()) {
            throw new ModelException(Message.of("choices", "capacity.run"));
        }
        return (job, finish) -> Math.multiplyExact(expected.request((int) job), Math.max(0, finish - expected.of((int) job)));
    }

    /** The least common multiple of all critical paths if it is small, so that nothing is rounded. */
    private long slrUnits() {
        BigInteger common = BigInteger.ONE;
        for (int job = 0; job < facts.jobCount() && common.bitLength() < Integer.SIZE; job++) {
            BigInteger path = BigInteger.valueOf(facts.criticalPath(job));
            common = common.divide(common.gcd(path)).multiply(path);
        }
        return common.compareTo(BigInteger.valueOf(SLR_UNITS)) <= 0 ? common.longValue() : SLR_UNITS;
    }

    private long slr(int job, long finish) {
        long response = finish - facts.arrival(job);
        return BigInteger.valueOf(response).multiply(BigInteger.valueOf(units)).divide(BigInteger.valueOf(facts.criticalPath(job)))
                .longValueExact();
    }

    /** The value that a job loses by its finish, as a share of all values. */
    private long loss(int job, long finish) {
        Job one = facts.index().job(job);
        if (one.value().isEmpty() || one.value().get().max().signum() == 0) {
            return 0;
        }
        ValueCurve curve = one.value().get();
        Ratio kept = curve.factorAt(new Ratio(finish - one.arrival(), facts.criticalPath(job)));
        return (long) Math.floor(Ratio.ONE.minus(kept).toDouble() * curve.max().toDouble() / most * units);
    }

    /** Whether costs of jobs are added; otherwise their maximum counts. */
    boolean sums() {
        return objective != Objective.MAKESPAN;
    }

    /** Units of an SLR of 1. */
    long slrUnit() {
        return units;
    }

    /** Whether the SLR of some job is rounded. */
    boolean roundsSlr() {
        return units == SLR_UNITS;
    }

    /**
     * The cost of a job's finish at a tick.
     *
     * @throws ArithmeticException if it is too large to be counted
     */
    long of(int job, long finish) {
        return cost.applyAsLong(job, finish);
    }

    /**
     * The cost of a schedule with the given ends of jobs.
     *
     * @throws ArithmeticException if it is too large to be counted
     */
    long of(long[] ends) {
        long cost = 0;
        for (int job = 0; job < ends.length; job++) {
            long one = of(job, ends[job]);
            cost = sums() ? Math.addExact(cost, one) : Math.max(cost, one);
        }
        return cost;
    }

    /** The latest finish of a job with at most a cost; at most {@code last}. */
    long latest(int job, long atMost, long last) {
        long low = facts.arrival(job);
        long high = last;
        while (low < high) {
            long middle = low + (high - low + 1) / 2;
            if (of(job, middle) <= atMost) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** The largest cost that equals {@code bound} to six digits; {@code bound} itself where costs are exact. */
    long sameAs(long bound) {
        return switch (objective) {
            case MAKESPAN, MEAN_RESPONSE, WEIGHTED_TARDINESS -> bound;
            case MEAN_SLR -> bound + (long) (SAME * units * facts.jobCount());
            case VALUE -> bound + (long) (SAME * units);
        };
    }

    /** The metric of schedules of a total cost. */
    double figure(long total) {
        return switch (objective) {
            case MAKESPAN, WEIGHTED_TARDINESS -> total;
            case MEAN_RESPONSE -> (double) total / facts.jobCount();
            case MEAN_SLR -> (double) total / units / facts.jobCount();
            case VALUE -> most * (1 - (double) total / units);
        };
    }

    /** The metric of a schedule with the given ends of jobs. */
    double figure(long[] ends) {
        double sum = 0;
        for (int job = 0; job < ends.length; job++) {
            Ratio slr = new Ratio(ends[job] - facts.arrival(job), facts.criticalPath(job));
            sum += switch (objective) {
                case MEAN_SLR -> slr.toDouble() / ends.length;
                case VALUE -> facts.index().job(job).value().map(curve -> curve.valueAt(slr).toDouble()).orElse(0.0);
                default -> 0;
            };
        }
        return objective == Objective.MEAN_SLR || objective == Objective.VALUE ? sum : figure(of(ends));
    }
}
