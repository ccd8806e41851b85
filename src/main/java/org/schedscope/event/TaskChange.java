package org.schedscope.event;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;

/**
 * What a fork changes of a task; what is not named stays as it is.
 *
 * @param id of the task
 * @param exec if named
 * @param cores at least 1, if named
 * @param kind if named
 * @param memory if named
 * @param estimate in ticks, if named; an empty one gives schedulers the true time
 * @param parents all of them, if named
 */
public record TaskChange(String id, Optional<Exec> exec, Optional<Integer> cores, Optional<String> kind, Optional<Long> memory,
        Optional<OptionalLong> estimate, Optional<List<Parent>> parents) {
    /**
     * How long a task runs.
     *
     * @param ticks on a cluster of speed 1; does not count where there are figures for clusters
     * @param on ticks by cluster; empty if one figure holds for all
     */
    public record Exec(long ticks, Map<String, Long> on) {
        public Exec {
            on = Collections.unmodifiableMap(new LinkedHashMap<>(on));
        }
    }

    /** An edge, by the id of the parent. */
    public record Parent(String task, Optional<Ratio> data) {
    }

    public TaskChange {
        parents = parents.map(List::copyOf);
    }

    /** What a task of a job has, but for what it had before. */
    static TaskChange of(Job job, int number, Optional<Task> was) {
        Task is = job.tasks().get(number);
        return new TaskChange(is.id(), JobChange.named(is, was, task -> new Exec(task.exec(), task.execOn())),
                JobChange.named(is, was, Task::cores), JobChange.named(is, was, Task::kind), JobChange.named(is, was, Task::memory),
                JobChange.named(is, was, Task::estimate), JobChange.named(is, was, Task::parents).map(edges -> edges.stream()
                        .map(edge -> new Parent(job.tasks().get(edge.parent()).id(), edge.data())).toList()));
    }

    Task appliedTo(Task task, Job job) {
        Exec runs = exec.orElseGet(() -> new Exec(task.exec(), task.execOn()));
        List<Dependency> edges = parents.isEmpty() ? task.parents()
                : parents.get().stream().map(parent -> new Dependency(position(parent.task(), job), parent.data())).toList();
        return new Task(id, runs.ticks, cores.orElse(task.cores()), kind.orElse(task.kind()), memory.orElse(task.memory()),
                estimate.orElse(task.estimate()), runs.on, edges);
    }

    private int position(String parent, Job job) {
        for (int number = 0; number < job.tasks().size(); number++) {
            if (job.tasks().get(number).id().equals(parent)) {
                return number;
            }
        }
        throw new ModelException("task " + id + " of job " + job.id() + " names the parent " + parent + ", which the job does not have");
    }
}
