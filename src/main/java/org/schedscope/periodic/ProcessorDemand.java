package org.schedscope.periodic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.model.number.BigRatio;

/**
 * Processor-demand test for earliest deadline first (Baruah, Rosier and Howell 1990): all deadlines are met if for every tick t the work
 * h(t) of releases that have both release and deadline in [0, t] is at most t. It is computed at the deadlines up to the smaller of two
 * bounds beyond which it cannot fail: the first busy period, and Σ (T − D)·U ÷ (1 − U), or the largest D − T.
 */
final class ProcessorDemand {
    /** Largest number of deadlines at which it is computed. */
    static final int MOST_POINTS = 100_000;

    private final List<PeriodicTask> tasks;
    private final List<TestResult.Point> points = new ArrayList<>();
    private final TestVerdict verdict;

    /** @param set with a utilisation of at most 1 */
    ProcessorDemand(PeriodicSet set) {
        tasks = set.tasks();
        verdict = search(Math.min(busyPeriod(set), slack(set.utilisation())));
    }

    /** Whether demand is satisfied up to the bound; not decided if there are too many deadlines. */
    TestVerdict verdict() {
        return verdict;
    }

    /** All points up to the first at which demand exceeds time. */
    List<TestResult.Point> points() {
        return points;
    }

    private TestVerdict search(long bound) {
        long[] next = tasks.stream().mapToLong(PeriodicTask::deadline).toArray();
        long work = 0;
        while (true) {
            long tick = IntStream.range(0, next.length).mapToLong(task -> next[task]).min().orElseThrow();
            if (tick > bound || tick == Long.MAX_VALUE) {
                return TestVerdict.SCHEDULABLE;
            }
            if (points.size() == MOST_POINTS) {
                return TestVerdict.NOT_DECIDED;
            }
            for (int task = 0; task < next.length; task++) {
                if (next[task] == tick) {
                    work = added(work, tasks.get(task).exec());
                    next[task] = added(tick, tasks.get(task).period());
                }
            }
            points.add(new TestResult.Point(tick, work));
            if (work > tick) {
                return TestVerdict.NOT;
            }
        }
    }

    /** Length of the busy period after a common release; at most the hyperperiod. */
    private static long busyPeriod(PeriodicSet set) {
        BigInteger length = set.tasks().stream().map(task -> BigInteger.valueOf(task.exec())).reduce(BigInteger.ZERO, BigInteger::add);
        for (int step = 0; step < ResponseTimes.MOST_STEPS; step++) {
            BigInteger next = BigInteger.ZERO;
            for (PeriodicTask task : set.tasks()) {
                BigInteger[] releases = length.divideAndRemainder(BigInteger.valueOf(task.period()));
                BigInteger begun = releases[1].signum() > 0 ? releases[0].add(BigInteger.ONE) : releases[0];
                next = next.add(begun.multiply(BigInteger.valueOf(task.exec())));
            }
            if (next.equals(length)) {
                return new BigRatio(length, BigInteger.ONE).ceilOrMost();
            }
            length = next;
        }
        return set.hyperperiod().orElse(Long.MAX_VALUE);
    }

    private long slack(BigRatio utilisation) {
        BigRatio idle = BigRatio.of(1).minus(utilisation);
        if (idle.signum() == 0) {
            return Long.MAX_VALUE;
        }
        BigRatio sum = BigRatio.ZERO;
        long late = 0;
        for (PeriodicTask task : tasks) {
            sum = sum.plus(PeriodicSet.utilisation(task).times(BigRatio.of(task.period() - task.deadline())));
            late = Math.max(late, task.deadline() - task.period());
        }
        return sum.signum() <= 0 ? late : Math.max(late, sum.dividedBy(idle).ceilOrMost());
    }

    private static long added(long a, long b) {
        return b > Long.MAX_VALUE - a ? Long.MAX_VALUE : a + b;
    }
}
