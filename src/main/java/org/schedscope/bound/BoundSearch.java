package org.schedscope.bound;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

/** A search over loads and arguments for the best bound of each metric, part by part. */
final class BoundSearch {
    /** Rounds in which jobs that are not late on the one machine are removed. */
    private static final int ROUNDS = 4;
    private static final long MOST_PARTS = 1_000_000;

    private final JobFacts facts;
    private final ExpectedEndTimes expected;
    private final int jobCount;
    private final List<Component> parts;
    private final BestBound makespan = new BestBound(BigRatio.ZERO);
    private final BestBound worstResponse = new BestBound(BigRatio.ZERO);
    private Ratio worstSlr = Ratio.ONE;
    private Argument worstSlrBy = Argument.PATH;
    private final BestBound responses = new BestBound(BigRatio.ZERO);
    private final BestBound slrs = new BestBound(BigRatio.ZERO);
    private final BestBound tardiness = new BestBound(BigRatio.ZERO);

    BoundSearch(JobFacts facts, ExpectedEndTimes expected, BitSet jobs) {
        this.facts = facts;
        this.expected = expected;
        jobCount = jobs.cardinality();
        parts = Components.of(facts, jobs);
    }

    Bounds bounds() {
        LoadChoice choice = new LoadChoice(facts);
        for (Component part : parts) {
            makespan.raise(BigRatio.of(IntStream.range(0, part.jobCount()).mapToLong(part::end).max().orElse(0)), Argument.PATH);
            worstResponse.raise(BigRatio.of(Arrays.stream(part.path).max().orElse(0)), Argument.PATH);
            Means means = new Means(part, expected);
            for (LoadChoice.Chosen chosen : choice.of(part)) {
                attempt(() -> lookForLargest(chosen));
                means.look(chosen);
            }
            responses.add(means.responses);
            slrs.add(means.slrs);
            tardiness.add(means.tardiness);
        }
        return new Bounds(List.of(makespan.of(Bounds.MAKESPAN), slrs.meanOf(Bounds.MEAN_SLR, jobCount),
                new LowerBound(Bounds.WORST_SLR, BigRatio.of(worstSlr), worstSlrBy), responses.meanOf(Bounds.MEAN_RESPONSE, jobCount),
                worstResponse.of(Bounds.WORST_RESPONSE), tardiness.of(Bounds.WEIGHTED_TARDINESS)));
    }

    /** Applies an argument; one that overflows {@code long} gives no bound. */
    private static void attempt(Runnable argument) {
        try {
            argument.run();
        } catch (ArithmeticException beyondLong) {
            // This argument gives no bound.
        }
    }

    private void lookForLargest(LoadChoice.Chosen chosen) {
        Latest latest = new Latest(chosen.load());
        makespan.raise(BigRatio.of(latest.makespan()), new Argument(Argument.Kind.TAIL, chosen.place()));
        Argument due = new Argument(Argument.Kind.DUE, chosen.place());
        worstResponse.raise(BigRatio.of(latest.response()), due);
        Ratio slr = latest.slr(worstSlr);
        if (slr.compareTo(worstSlr) > 0) {
            worstSlr = slr;
            worstSlrBy = due;
        }
    }

    /** Sums over the jobs of a part. */
    private static final class Means {
        final BestBound responses;
        final BestBound slrs;
        final BestBound tardiness = new BestBound(BigRatio.ZERO);
        private final long[] credit;
        private final long[] request;
        private final long[] end;

        Means(Component part, ExpectedEndTimes expected) {
            responses = new BestBound(new BigRatio(Responses.paths(part), BigInteger.ONE));
            slrs = new BestBound(BigRatio.of(part.jobCount()));
            end = Arrays.stream(part.jobs).mapToLong(expected::of).toArray();
            request = Arrays.stream(part.jobs).mapToLong(expected::request).toArray();
            credit = new long[end.length];
            Arrays.setAll(credit, job -> Math.multiplyExact(request[job], end[job] - part.arrival[job]));
        }

        void look(LoadChoice.Chosen chosen) {
            Load load = chosen.load();
            Component part = load.part;
            Argument busy = new Argument(Argument.Kind.BUSY, chosen.place());
            attempt(() -> responses.raise(new BigRatio(Responses.sum(load), BigInteger.ONE),
                    new Argument(Argument.Kind.LEFT, chosen.place())));
            double[] same = new double[part.jobCount()];
            Arrays.fill(same, 1);
            attempt(() -> responses.raise(whole(responses.path().plus(new BusyTimes(load, same, part.path).gain())), busy));
            double[] perPath = Arrays.stream(part.path).mapToDouble(path -> 1.0 / path).toArray();
            long[] ones = new long[same.length];
            Arrays.fill(ones, 1);
            attempt(() -> slrs.raise(upTo(slrs.path().plus(new BusyTimes(load, perPath, ones).gain()), part.path), busy));
            attempt(() -> lookForTardiness(load, busy));
        }

        /** Rounds a sum of SLRs up to a multiple of the fraction that all critical paths share, if there are few different paths. */
        private static BigRatio upTo(BigRatio sum, long[] paths) {
            long parts = 1;
            for (long path : paths) {
                parts = parts / BigInteger.valueOf(parts).gcd(BigInteger.valueOf(path)).longValue() * path;
                if (parts > MOST_PARTS || parts <= 0) {
                    return sum;
                }
            }
            BigRatio all = BigRatio.of(parts);
            return whole(sum.times(all)).dividedBy(all);
        }

        /** Rounds up to whole ticks, since responses are integers. */
        private static BigRatio whole(BigRatio sum) {
            BigInteger[] parts = sum.numerator().divideAndRemainder(sum.denominator());
            return new BigRatio(parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0], BigInteger.ONE);
        }

        private void lookForTardiness(Load all, Argument busy) {
            double[] weight = Arrays.stream(request).asDoubleStream().toArray();
            Load load = all;
            for (int round = 0; round < ROUNDS && load.count() > 0; round++) {
                BusyTimes times = new BusyTimes(load, weight, credit);
                tardiness.raise(whole(times.gain()), busy);
                load = load.without(times.endingBy(end));
            }
        }
    }
}
