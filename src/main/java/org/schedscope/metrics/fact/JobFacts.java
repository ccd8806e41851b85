package org.schedscope.metrics.fact;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/**
 * What is true of the jobs of a workload on a platform before anything runs, in arrays by job number. Immutable to its users and safe
 * to share; build it once and measure many runs with it.
 */
public final class JobFacts {
    private final WorkloadIndex index;
    private final Platform platform;
    private final long[] arrival;
    private final long[] criticalPath;
    private final JobWork work;
    private final int[] cores;
    private final List<String> users;
    private final int[] userOf;
    private boolean anyCurve;
    private boolean anyMemory;
    private ExpectedEndTimes lastExpected;

    /**
     * @throws org.schedscope.model.ModelException if no cluster of the platform can hold some task
     */
    public JobFacts(WorkloadIndex index, Platform platform) {
        this(index, platform, new CriticalPaths(index, platform, CriticalPaths.Basis.TRUE));
    }

    /**
     * Facts of jobs whose critical paths are known already.
     *
     * @param truePaths by true durations
     */
    public JobFacts(WorkloadIndex index, Platform platform, CriticalPaths truePaths) {
        this.index = index;
        this.platform = platform;
        int jobs = index.jobCount();
        arrival = new long[jobs];
        criticalPath = new long[jobs];
        work = new JobWork(jobs);
        cores = new int[index.taskCount()];
        userOf = new int[jobs];
        Map<String, Integer> numbers = new HashMap<>();
        for (int j = 0; j < jobs; j++) {
            Job job = index.job(j);
            arrival[j] = job.arrival();
            criticalPath[j] = truePaths.criticalPath(j);
            anyCurve |= job.value().isPresent();
            work.take(j, job);
            take(index.firstTask(j), job.tasks());
            userOf[j] = numbers.computeIfAbsent(job.user(), name -> numbers.size());
        }
        users = numbers.keySet().stream().sorted().toList();
        renumber(numbers);
    }

    private void take(int first, List<Task> tasks) {
        for (int t = 0; t < tasks.size(); t++) {
            cores[first + t] = tasks.get(t).cores();
            anyMemory |= tasks.get(t).memory() > 0;
        }
    }

    /** From the order in which they came to that of their names. */
    private void renumber(Map<String, Integer> numbers) {
        int[] numberOf = new int[users.size()];
        for (int u = 0; u < numberOf.length; u++) {
            numberOf[numbers.get(users.get(u))] = u;
        }
        Arrays.setAll(userOf, job -> numberOf[userOf[job]]);
    }

    public WorkloadIndex index() {
        return index;
    }

    public Platform platform() {
        return platform;
    }

    public int jobCount() {
        return arrival.length;
    }

    /** Tick of arrival. */
    public long arrival(int job) {
        return arrival[job];
    }

    /** CP from true durations, unavoidable network delays included, in ticks, at least 1. */
    public long criticalPath(int job) {
        return criticalPath[job];
    }

    /** X = Σ exec·cores, in core-ticks, greater than 0. */
    public Ratio work(int job) {
        return work.of(job);
    }

    /** {@link #work}, rounded up to whole core-ticks. */
    long wholeWork(int job) {
        return work.ceil(job);
    }

    /** Whether some job has a value curve. */
    public boolean hasValueCurves() {
        return anyCurve;
    }

    /** Whether some task needs memory. */
    boolean needsMemory() {
        return anyMemory;
    }

    /** {@link #work}, rounded to a double. */
    public double workCoreTicks(int job) {
        return work.coreTicks(job);
    }

    /** Job numbers by work ascending, ties in file order. */
    public int[] byWork() {
        return work.order();
    }

    /** Work of the jobs in that order, in core-ticks; not to be changed. */
    public double[] workAscending() {
        return work.ascending();
    }

    /** Cores of a task, by its number. */
    public int coresOf(int task) {
        return cores[task];
    }

    /** The users of the workload, sorted by name; a position here is a user's number. */
    public List<String> users() {
        return users;
    }

    /** Number of the user who submitted a job. */
    public int userOf(int job) {
        return userOf[job];
    }

    /**
     * Expected end times for a capacity; those asked for last are kept.
     *
     * @throws org.schedscope.model.ModelException if the capacity names a user whom the workload does not have
     */
    public synchronized ExpectedEndTimes expectedEndTimes(EetCapacity capacity) {
        if (lastExpected == null || !lastExpected.capacity().equals(capacity)) {
            lastExpected = new ExpectedEndTimes(this, capacity);
        }
        return lastExpected;
    }
}
