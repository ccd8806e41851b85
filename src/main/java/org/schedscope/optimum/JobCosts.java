package org.schedscope.optimum;

import java.math.BigInteger;
import java.util.function.LongBinaryOperator;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Job;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Ratio;

/**
 * An objective as whole numbers that never fall as jobs end later, so that smaller is better: the makespan is the largest of all
 * jobs', all others are sums. SLR and value, which are fractions, are counted in units so small that what is rounded off is less than a
 * millionth.
 */
final class JobCosts {
    /** Units in which an SLR of 1 is counted at most. */
    private static final long SLR_UNITS = 1_000_000_000;
    /** Units in which the value of all jobs is counted. */
    private static final long VALUE_UNITS = 10_000_000;
    /** Metrics that differ by less are told as one. */
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
        return (job, finish) -> Math.multiplyExact(expected.request((int) job), Math.max(0, finish - expected.of((int) job)));
    }

    /** The least number of units of which every job's critical path is a divisor, if that is small: then nothing is rounded. */
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

    /** What a job loses of its largest value, in shares of all values. */
    private long loss(int job, long finish) {
        Job one = facts.index().job(job);
        if (one.value().isEmpty() || one.value().get().max().signum() == 0) {
            return 0;
        }
        ValueCurve curve = one.value().get();
        Ratio kept = curve.factorAt(new Ratio(finish - one.arrival(), facts.criticalPath(job)));
        return (long) Math.floor(Ratio.ONE.minus(kept).toDouble() * curve.max().toDouble() / most * units);
    }

    /** Whether all jobs' costs add up; otherwise the largest counts. */
    boolean sums() {
        return objective != Objective.MAKESPAN;
    }

    /** Units in which an SLR of 1 is counted. */
    long slrUnit() {
        return units;
    }

    /** Whether some SLR of a job is no whole number of units. */
    boolean roundsSlr() {
        return units == SLR_UNITS;
    }

    /**
     * What it costs that a job ends at a tick.
     *
     * @throws ArithmeticException if that is more than can be counted
     */
    long of(int job, long finish) {
        return cost.applyAsLong(job, finish);
    }

    /**
     * What it costs that jobs end so.
     *
     * @throws ArithmeticException if that is more than can be counted
     */
    long of(long[] ends) {
        long cost = 0;
        for (int job = 0; job < ends.length; job++) {
            long one = of(job, ends[job]);
            cost = sums() ? Math.addExact(cost, one) : Math.max(cost, one);
        }
        return cost;
    }

    /** The latest tick at which a job may end that costs no more than so much; {@code last} if none is later. */
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

    /** The cost up to which a schedule is as good as one that costs {@code bound}, to six digits; {@code bound} where costs are whole. */
    long sameAs(long bound) {
        return switch (objective) {
            case MAKESPAN, MEAN_RESPONSE, WEIGHTED_TARDINESS -> bound;
            case MEAN_SLR -> bound + (long) (SAME * units * facts.jobCount());
            case VALUE -> bound + (long) (SAME * units);
        };
    }

    /** The metric of schedules whose jobs cost so much together. */
    double figure(long total) {
        return switch (objective) {
            case MAKESPAN, WEIGHTED_TARDINESS -> total;
            case MEAN_RESPONSE -> (double) total / facts.jobCount();
            case MEAN_SLR -> (double) total / units / facts.jobCount();
            case VALUE -> most * (1 - (double) total / units);
        };
    }

    /** The metric of a schedule whose jobs end so. */
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
