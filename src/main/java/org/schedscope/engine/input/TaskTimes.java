package org.schedscope.engine.input;

import java.util.List;
import java.util.OptionalLong;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** How long tasks take on clusters, in ticks: in truth, and as schedulers are told. Arrays where all clusters take the same time. */
public final class TaskTimes {
    private final WorkloadIndex index;
    private final List<Cluster> clusters;
    private final boolean alike;
    private final long[] exec;
    /** The array of true durations where no task has an estimate. */
    private final long[] estimate;
    /** Means of what tasks list per cluster; no means at all where no task does. */
    private final Ratio[] means;

    TaskTimes(WorkloadIndex index, List<Cluster> clusters) {
        this.index = index;
        this.clusters = clusters;
        exec = new long[index.taskCount()];
        boolean figures = false;
        boolean estimates = false;
        int number = 0;
        for (Job job : index.workload().jobs()) {
            for (Task task : job.tasks()) {
                exec[number++] = task.exec();
                figures |= !task.execOn().isEmpty();
                estimates |= task.estimate().isPresent();
            }
        }
        alike = !figures && clusters.stream().allMatch(cluster -> cluster.speed().equals(Ratio.ONE));
        estimate = alike && estimates ? estimates() : exec;
        means = figures ? means() : new Ratio[0];
    }

    private Ratio[] means() {
        Ratio[] all = new Ratio[exec.length];
        int number = 0;
        for (Job job : index.workload().jobs()) {
            for (Task task : job.tasks()) {
                all[number++] = task.meanExec();
            }
        }
        return all;
    }

    /** The exact execution time of a task: its own, or the mean of those that it lists per cluster. */
    Ratio meanExec(int task) {
        return means.length == 0 ? Ratio.of(exec[task]) : means[task];
    }

    private long[] estimates() {
        long[] ticks = exec.clone();
        int number = 0;
        for (Job job : index.workload().jobs()) {
            for (Task task : job.tasks()) {
                ticks[number] = task.estimate().orElse(ticks[number]);
                number++;
            }
        }
        return ticks;
    }

    /** Whether all clusters take the same time and schedulers are told the truth. */
    boolean areTold() {
        return alike && estimate == exec;
    }

    /** True duration of a task on a cluster that can hold it. */
    public long truth(int task, int cluster) {
        return alike ? exec[task] : index.task(task).durationOn(clusters.get(cluster));
    }

    /** Duration of a task on a cluster that can hold it as schedulers are told it. */
    public long estimated(int task, int cluster) {
        return alike ? estimate[task] : index.task(task).estimatedDurationOn(clusters.get(cluster));
    }

    /** Whether schedulers are told the exact mean duration of a task. */
    public boolean isMeanTold(int task) {
        OptionalLong told = index.task(task).estimate();
        return told.isEmpty() || meanExec(task).equals(Ratio.of(told.getAsLong()));
    }

    /** The longest of both, on any cluster that can hold the task. */
    long longest(int task, Eligibility eligibility) {
        if (alike) {
            return Math.max(exec[task], estimate[task]);
        }
        long longest = 0;
        int taskClass = eligibility.classOf(task);
        for (int i = 0; i < eligibility.clusterCount(taskClass); i++) {
            int cluster = eligibility.cluster(taskClass, i);
            longest = Math.max(longest, Math.max(truth(task, cluster), estimated(task, cluster)));
        }
        return longest;
    }
}
