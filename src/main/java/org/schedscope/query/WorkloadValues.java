package org.schedscope.query;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** Values of the fields of a workload's jobs that are known before a run. */
public final class WorkloadValues implements JobValues {
    /** The fields that such jobs have. */
    public static final Set<JobField> FIELDS = EnumSet.of(JobField.JOB, JobField.USER, JobField.QUEUE, JobField.KIND, JobField.ARRIVAL,
            JobField.EXEC, JobField.CORES, JobField.TASKS, JobField.TASK, JobField.TASK_TYPE, JobField.TASK_KIND, JobField.TASK_EXEC,
            JobField.TASK_CORES);

    private final WorkloadIndex index;

    public WorkloadValues(WorkloadIndex index) {
        this.index = index;
    }

    @Override
    public int firstTask(int job) {
        return index.firstTask(job);
    }

    @Override
    public boolean is(JobField field, int number, String name) {
        return switch (field) {
            case JOB -> index.job(number).id().equals(name);
            case USER -> JobValues.isOf(index.job(number), name);
            case QUEUE -> index.job(number).queue().filter(name::equals).isPresent();
            case KIND -> index.job(number).tasks().stream().anyMatch(task -> task.kind().equals(name));
            case TASK -> index.task(number).id().equals(name);
            case TASK_TYPE -> index.task(number).type().equals(name);
            case TASK_KIND -> index.task(number).kind().equals(name);
            default -> throw new IllegalArgumentException("no name of a workload: " + field);
        };
    }

    @Override
    public Optional<Ratio> number(JobField field, int number) {
        return Optional.of(Ratio.of(switch (field) {
            case ARRIVAL -> index.job(number).arrival();
            case EXEC -> index.job(number).tasks().stream().mapToLong(Task::exec).max().orElse(0);
            case CORES -> index.job(number).tasks().stream().mapToInt(Task::cores).max().orElse(0);
            case TASKS -> index.job(number).tasks().size();
            case TASK_EXEC -> index.task(number).exec();
            case TASK_CORES -> index.task(number).cores();
            default -> throw new IllegalArgumentException("no number of a workload: " + field);
        }));
    }
}
