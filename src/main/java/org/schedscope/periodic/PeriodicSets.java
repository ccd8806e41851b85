package org.schedscope.periodic;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Releases;
import org.schedscope.model.SchedulingParameters;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * The periodic set of a workload on a platform. Clusters of another kind than the first one are devices, which are not part of the
 * processor. Where releases of a job differ, the longest one and the shortest deadline count.
 */
public final class PeriodicSets {
    private PeriodicSets() {
    }

    /** @throws ModelException if no job is periodic, too many are, or a task needs several cores */
    public static PeriodicSet of(Workload workload, Platform platform) {
        List<Cluster> processors = processors(platform);
        return of(workload, processors.stream().mapToInt(Cluster::cores).sum(), doubt(workload, processors));
    }

    /** The set on a processor of so many cores of speed 1, whatever the kinds of tasks. */
    public static PeriodicSet of(Workload workload, int cores) {
        return of(workload, cores, doubt(workload, List.of()));
    }

    private static PeriodicSet of(Workload workload, int cores, Optional<Message> doubt) {
        Map<String, PeriodicTask> tasks = new LinkedHashMap<>();
        boolean keepsTurns = true;
        for (Job job : workload.jobs()) {
            Optional<Task> wide = job.tasks().stream().filter(task -> task.cores() > 1).findFirst();
            if (wide.isPresent()) {
                throw new ModelException(Message.of("periodic", "task.cores", job.id(), wide.get().id(), wide.get().cores()));
            }
            if (job.scheduling().release().isPresent()) {
                keepsTurns &= job.tasks().size() == 1;
                tasks.merge(Releases.periodicId(job), task(job), PeriodicSets::worst);
            }
        }
        return new PeriodicSet(List.copyOf(tasks.values()), cores, keepsTurns, doubt);
    }

    private static PeriodicTask task(Job job) {
        SchedulingParameters figures = job.scheduling();
        long period = figures.period().orElseThrow();
        return new PeriodicTask(Releases.periodicId(job), job.tasks().stream().mapToLong(Task::exec).sum(), period,
                figures.deadline().orElse(period), job.arrival(), figures.priority());
    }

    private static PeriodicTask worst(PeriodicTask first, PeriodicTask later) {
        return new PeriodicTask(first.name(), Math.max(first.exec(), later.exec()), first.period(),
                Math.min(first.deadline(), later.deadline()), first.arrival(), first.priority());
    }

    private static List<Cluster> processors(Platform platform) {
        String kind = platform.clusters().get(0).kind();
        return platform.clusters().stream().filter(cluster -> cluster.kind().equals(kind)).toList();
    }

    /** @param processors clusters that are not devices; empty if all tasks run on one of speed 1 */
    private static Optional<Message> doubt(Workload workload, List<Cluster> processors) {
        long others = workload.jobs().stream().filter(job -> job.scheduling().release().isEmpty()).count();
        if (others > 0) {
            return Optional.of(Message.of("periodic", "why.others", others));
        }
        for (int task = 0; task < workload.taskCount() && !processors.isEmpty(); task++) {
            String kind = workload.jobs().kind(task);
            if (!kind.equals(Task.ANY_KIND) && !kind.equals(processors.get(0).kind())) {
                return Optional.of(Message.of("periodic", "why.devices", kind));
            }
        }
        return workload.jobs().anyFigures() || processors.stream().anyMatch(cluster -> !cluster.speed().equals(Ratio.ONE))
                ? Optional.of(Message.of("periodic", "why.speeds")) : Optional.empty();
    }
}
