package org.schedscope.ui.state.run;

import java.util.List;
import org.schedscope.experiment.RunSetup;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;

/** Whether runs can be laid beside each other, task by task and cluster by cluster. */
public final class Comparability {
    private Comparability() {
    }

    /** Whether inputs differ from others. What was only saved is the same. */
    static boolean isOther(RunSetup before, RunSetup files) {
        return !before.loaded().workload().jobs().equals(files.loaded().workload().jobs())
                || !before.platform().platform().equals(files.platform().platform());
    }

    /** Whether two workloads have the same jobs and tasks by name, whatever those are like. */
    public static boolean sameTasks(WorkloadIndex one, WorkloadIndex other) {
        return one.columns().areNamedAs(other.columns());
    }

    /** Whether inputs have the jobs, tasks and clusters of a run, whatever those are like. */
    static boolean isComparable(OpenRun run, RunSetup files) {
        return ids(run.platform()).equals(ids(files.platform().platform()))
                && run.workload().jobs().areNamedAs(files.loaded().workload().jobs());
    }

    private static List<String> ids(Platform platform) {
        return platform.clusters().stream().map(Cluster::id).toList();
    }
}
