package org.schedscope.ui.state.run;

import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.LogJobs;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;

/** Whether runs can be laid beside each other, task by task and cluster by cluster. */
public final class Comparability {
    private Comparability() {
    }

    /** Whether inputs differ from others. What was only saved is the same. */
    static boolean isOther(RunFiles before, RunFiles files) {
        return !before.loaded().workload().jobs().equals(files.loaded().workload().jobs())
                || !before.platform().platform().equals(files.platform().platform());
    }

    /** Whether two workloads have the same jobs and tasks by name, whatever those are like. */
    public static boolean sameTasks(WorkloadIndex one, WorkloadIndex other) {
        return one.taskCount() == other.taskCount() && sameJobs(one.workload().jobs(), other.workload().jobs());
    }

    private static boolean sameJobs(List<Job> before, List<Job> now) {
        if (before instanceof LogJobs log && now instanceof LogJobs other) {
            return log.isNamedAs(other);
        }
        return before == now || before.size() == now.size()
                && IntStream.range(0, now.size()).allMatch(job -> isComparable(before.get(job), now.get(job)));
    }

    /** Whether inputs have the jobs, tasks and clusters of a run, whatever those are like. */
    static boolean isComparable(OpenRun run, RunFiles files) {
        return ids(run.platform()).equals(ids(files.platform().platform()))
                && sameJobs(run.workload().jobs(), files.loaded().workload().jobs());
    }

    private static boolean isComparable(Job before, Job now) {
        return before == now || before.id().equals(now.id()) && ids(before).equals(ids(now));
    }

    private static List<String> ids(Platform platform) {
        return platform.clusters().stream().map(Cluster::id).toList();
    }

    private static List<String> ids(Job job) {
        return job.tasks().stream().map(Task::id).toList();
    }
}
