package org.schedscope.engine.input;

import java.util.Arrays;
import java.util.List;
import org.schedscope.model.Cluster;
import org.schedscope.model.Jobs;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** Durations of tasks on clusters, in ticks, true and estimated. They are read from columns if all clusters take the same time. */
public final class TaskTimes {
    private final WorkloadIndex index;
    private final List<Cluster> clusters;
    private final boolean alike;
    private final Jobs columns;
    /** Means of times per cluster, by task; empty if no task has such times. */
    private final Ratio[] means;

    TaskTimes(WorkloadIndex index, List<Cluster> clusters) {
        this.index = index;
        this.clusters = clusters;
        columns = index.columns();
        alike = !columns.anyFigures() && clusters.stream().allMatch(cluster -> cluster.speed().equals(Ratio.ONE));
        means = columns.anyFigures() ? means() : new Ratio[0];
    }

    private Ratio[] means() {
        Ratio[] all = new Ratio[index.taskCount()];
        Arrays.setAll(all, task -> index.task(task).meanExec());
        return all;
    }

    /** The exact execution time of a task: its own, or the mean of those that it lists per cluster. */
    Ratio meanExec(int task) {
        return means.length == 0 ? Ratio.of(columns.exec()[task]) : means[task];
    }

    /** Whether a task takes the same time on all clusters. */
    boolean areAlike() {
        return alike;
    }

    /** Whether all clusters take the same time and estimates are exact. */
    boolean areTold() {
        return alike && columns.estimate().length == 0;
    }

    /** True duration of a task on a cluster that can hold it. */
    public long truth(int task, int cluster) {
        if (alike) {
            return columns.exec()[task];
        }
        return means.length == 0 ? clusters.get(cluster).durationOf(columns.exec()[task])
                : index.task(task).durationOn(clusters.get(cluster));
    }

    /** Estimated duration of a task on a cluster that can hold it. */
    public long estimated(int task, int cluster) {
        if (alike) {
            return columns.told(task);
        }
        return means.length == 0 ? clusters.get(cluster).durationOf(columns.told(task))
                : index.task(task).estimatedDurationOn(clusters.get(cluster));
    }

    /** Whether the estimate of a task is its exact mean duration. */
    public boolean isMeanTold(int task) {
        long told = columns.estimate().length == 0 ? 0 : columns.estimate()[task];
        return told == 0 || meanExec(task).equals(Ratio.of(told));
    }

    /** The longest of both, on any cluster that can hold the task. */
    long longest(int task, Eligibility eligibility) {
        if (alike) {
            return Math.max(columns.exec()[task], columns.told(task));
        }
        long longest = 0;
        for (int cluster : eligibility.clusters(task)) {
            longest = Math.max(longest, Math.max(truth(task, cluster), estimated(task, cluster)));
        }
        return longest;
    }
}
