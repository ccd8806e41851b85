package org.schedscope.model.graph;

import java.util.List;
import org.schedscope.model.Job;
import org.schedscope.model.LogJobs;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.text.NameColumn;

/**
 * Figures of a workload's tasks and jobs by their numbers, gathered in one pass, or those of a log as they were read. Not to be written
 * to.
 *
 * @param exec in ticks
 * @param cores of tasks
 * @param memory of tasks; empty if none needs any
 * @param estimate of tasks, 0 where they state none; empty if none does
 * @param arrival of jobs
 * @param users their paths, sorted
 * @param userOf place of a job's user among them
 * @param anyEdges whether some task has parents
 * @param anyFigures whether some task has figures per cluster
 * @param anyKind whether some task needs a kind
 * @param anyCurve whether some job has a value curve
 */
public record WorkloadColumns(long[] exec, int[] cores, long[] memory, long[] estimate, long[] arrival, List<String> users, int[] userOf,
        boolean anyEdges, boolean anyFigures, boolean anyKind, boolean anyCurve) {
    private static final long[] NOTHING = {};

    static WorkloadColumns of(Workload workload) {
        return workload.jobs() instanceof LogJobs log
                ? new WorkloadColumns(log.execColumn(), log.coresColumn(), log.memoryColumn(), log.estimateColumn(), log.arrivalColumn(),
                        log.users(), log.userColumn(), false, false, false, false)
                : new Gathering(workload).columns();
    }

    /** What a task needs of memory. */
    public long memoryOf(int task) {
        return memory.length == 0 ? 0 : memory[task];
    }

    /** What schedulers are told of a task's execution time; a mean, rounded up, where it has figures per cluster. */
    public long told(int task) {
        return estimate.length == 0 || estimate[task] == 0 ? exec[task] : estimate[task];
    }

    private static final class Gathering {
        private final NameColumn.Builder users;
        private final long[] exec;
        private final int[] cores;
        private final long[] arrival;
        private long[] memory = NOTHING;
        private long[] estimate = NOTHING;
        private boolean anyEdges;
        private boolean anyFigures;
        private boolean anyKind;
        private boolean anyCurve;

        Gathering(Workload workload) {
            List<Job> jobs = workload.jobs();
            users = new NameColumn.Builder(jobs.size());
            arrival = new long[jobs.size()];
            exec = new long[workload.taskCount()];
            cores = new int[exec.length];
            int number = 0;
            for (int job = 0; job < arrival.length; job++) {
                Job one = jobs.get(job);
                arrival[job] = one.arrival();
                users.add(one.user());
                anyCurve |= one.value().isPresent();
                for (Task task : one.tasks()) {
                    take(number++, task);
                }
            }
        }

        private void take(int number, Task task) {
            exec[number] = task.exec();
            cores[number] = task.cores();
            if (task.memory() != 0) {
                memory = memory.length == 0 ? new long[exec.length] : memory;
                memory[number] = task.memory();
            }
            if (task.estimate().isPresent()) {
                estimate = estimate.length == 0 ? new long[exec.length] : estimate;
                estimate[number] = task.estimate().getAsLong();
            }
            anyEdges |= !task.parents().isEmpty();
            anyFigures |= !task.execOn().isEmpty();
            anyKind |= !task.kind().equals(Task.ANY_KIND);
        }

        WorkloadColumns columns() {
            NameColumn named = users.build();
            return new WorkloadColumns(exec, cores, memory, estimate, arrival, named.names(), named.places(), anyEdges, anyFigures,
                    anyKind, anyCurve);
        }
    }
}
