package org.schedscope.periodic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/**
 * Response-time analysis for fixed priorities and deadlines of at most a period (Joseph and Pandya 1986; Audsley et al. 1993): R is the
 * smallest solution of R = C + Σ ceil(R ÷ T)·C over the tasks of higher priority, found by iteration from C.
 *
 * <p>Among tasks of equal priority turns are by release, then file order. A release waits for at most one earlier release of each of the
 * others; where a release is a graph of tasks, which takes several turns, for all of them.
 */
final class ResponseTimes {
    /** Largest number of steps for a task. */
    static final int MOST_STEPS = 2000;

    private final PeriodicSet set;
    private final long[] key;
    private final boolean synchronous;

    /** @param key priority, smallest first */
    ResponseTimes(PeriodicSet set, ToLongFunction<PeriodicTask> key) {
        this.set = set;
        this.key = set.tasks().stream().mapToLong(key).toArray();
        synchronous = set.isSynchronous();
    }

    /** Response times by task. */
    List<ResponseTime> all() {
        return IntStream.range(0, key.length).mapToObj(this::of).toList();
    }

    /** A miss is certain if all first releases coincide and the deadline passes even without those of equals that may run later. */
    private ResponseTime of(int task) {
        ResponseTime most = iterated(task, true);
        if (most.verdict() == TestVerdict.SCHEDULABLE || !synchronous) {
            return most;
        }
        ResponseTime least = iterated(task, false);
        return least.verdict() == TestVerdict.SCHEDULABLE ? most : least;
    }

    /** @param most whether all releases count that may run before, and not only those that do */
    private ResponseTime iterated(int task, boolean most) {
        PeriodicTask own = set.tasks().get(task);
        List<Long> steps = new ArrayList<>(List.of(own.exec()));
        long response = own.exec();
        while (response <= own.deadline() && steps.size() < MOST_STEPS) {
            long next = next(task, response, most);
            if (next == response) {
                return new ResponseTime(own, steps, TestVerdict.SCHEDULABLE);
            }
            response = next;
            steps.add(next);
        }
        boolean missed = response > own.deadline() && synchronous && !most;
        return new ResponseTime(own, steps, missed ? TestVerdict.NOT : TestVerdict.NOT_DECIDED);
    }

    private long next(int task, long response, boolean most) {
        try {
            long sum = set.tasks().get(task).exec();
            for (int other = 0; other < key.length; other++) {
                if (other != task) {
                    sum = Math.addExact(sum,
                            Math.multiplyExact(releases(other, task, response, most), set.tasks().get(other).exec()));
                }
            }
            return sum;
        } catch (ArithmeticException beyond) {
            return Long.MAX_VALUE;
        }
    }

    /** Number of releases of another task that run before the end of a release of a task. */
    private long releases(int other, int task, long response, boolean most) {
        long period = set.tasks().get(other).period();
        boolean equal = key[other] == key[task];
        if (key[other] < key[task] || equal && !set.keepsTurns() && most) {
            return (response - 1) / period + 1;
        }
        boolean together = synchronous && period == set.tasks().get(task).period();
        return equal && set.keepsTurns() && (other < task || most && !together) ? 1 : 0;
    }
}
