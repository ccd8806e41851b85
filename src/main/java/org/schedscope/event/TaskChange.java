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
 * The changes of a task at a fork; empty components change nothing.
 *
 * @param id id of the task
 * @param exec new run time
 * @param cores new number of cores, at least 1
 * @param kind new kind
 * @param memory new memory
 * @param estimate new estimate in ticks; an empty inner value gives schedulers the true time
 * @param parents new list of all parents
 * @param resources new counts of all counted resources
 */
public record TaskChange(String id, Optional<Exec> exec, Optional<Integer> cores, Optional<String> kind, Optional<Long> memory,
        Optional<OptionalLong> estimate, Optional<List<Parent>> parents, Optional<Map<String, Long>> resources) {
    /**
     * Run time of a task.
     *
     * @param ticks on a cluster of speed 1; ignored if there are times by cluster
     * @param on ticks by cluster; empty if one time holds for all
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

    /** The values of a task of a job that differ from earlier ones. */
    static TaskChange of(Job job, int number, Optional<Task> was) {
        Task is = job.tasks().get(number);
        return new TaskChange(is.id(), JobChange.named(is, was, task -> new Exec(task.exec(), task.execOn())),
                JobChange.named(is, was, Task::cores), JobChange.named(is, was, Task::kind), JobChange.named(is, was, Task::memory),
                JobChange.named(is, was, Task::estimate), JobChange.named(is, was, Task::parents).map(edges -> edges.stream()
                        .map(edge -> new Parent(job.tasks().get(edge.parent()).id(), edge.data())).toList()),
                JobChange.named(is, was, Task::resources));
    }

    Task appliedTo(Task task, Job job) {
        Exec runs = exec.orElseGet(() -> new Exec(task.exec(), task.execOn()));
        List<Dependency> edges = parents.isEmpty() ? task.parents()
                : parents.get().stream().map(parent -> new Dependency(position(parent.task(), job), parent.data())).toList();
        return new Task(id, runs.ticks, cores.orElse(task.cores()), kind.orElse(task.kind()), memory.orElse(task.memory()),
                estimate.orElse(task.estimate()), runs.on, edges,
                resources.orElse(task.resources()));
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
