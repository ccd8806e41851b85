package org.schedscope.query;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;

/** What is true of the jobs of a workload before anything runs. */
public record WorkloadValues(List<Job> jobs) implements JobValues {
    /** What can be asked of such jobs. */
    public static final Set<JobField> FIELDS = EnumSet.of(JobField.JOB, JobField.USER, JobField.QUEUE, JobField.KIND, JobField.ARRIVAL,
            JobField.EXEC, JobField.CORES, JobField.TASKS);

    @Override
    public boolean is(JobField field, int number, String name) {
        Job job = jobs.get(number);
        return switch (field) {
            case JOB -> job.id().equals(name);
            case USER -> JobValues.isOf(job, name);
            case QUEUE -> job.queue().filter(name::equals).isPresent();
            case KIND -> job.tasks().stream().anyMatch(task -> task.kind().equals(name));
            default -> throw new IllegalArgumentException("no name of a workload: " + field);
        };
    }

    @Override
    public Optional<Ratio> number(JobField field, int number) {
        Job job = jobs.get(number);
        return Optional.of(Ratio.of(switch (field) {
            case ARRIVAL -> job.arrival();
            case EXEC -> job.tasks().stream().mapToLong(Task::exec).max().orElse(0);
            case CORES -> job.tasks().stream().mapToInt(Task::cores).max().orElse(0);
            case TASKS -> job.tasks().size();
            default -> throw new IllegalArgumentException("no number of a workload: " + field);
        }));
    }
}
