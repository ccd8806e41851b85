package org.schedscope.query;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;

/** What is true of the jobs of a workload before anything runs. */
public final class WorkloadValues implements JobValues {
    /** What can be asked of such jobs. */
    public static final Set<JobField> FIELDS = EnumSet.of(JobField.JOB, JobField.USER, JobField.QUEUE, JobField.KIND, JobField.ARRIVAL,
            JobField.EXEC, JobField.CORES, JobField.TASKS, JobField.TASK, JobField.TASK_TYPE, JobField.TASK_KIND, JobField.TASK_EXEC,
            JobField.TASK_CORES);

    private final List<Job> jobs;
    private final List<Task> tasks = new ArrayList<>();
    private final int[] first;

    public WorkloadValues(List<Job> jobs) {
        this.jobs = List.copyOf(jobs);
        first = new int[jobs.size() + 1];
        for (int job = 0; job < jobs.size(); job++) {
            tasks.addAll(jobs.get(job).tasks());
            first[job + 1] = tasks.size();
        }
    }

    @Override
    public int firstTask(int job) {
        return first[job];
    }

    @Override
    public boolean is(JobField field, int number, String name) {
        return switch (field) {
            case JOB -> jobs.get(number).id().equals(name);
            case USER -> JobValues.isOf(jobs.get(number), name);
            case QUEUE -> jobs.get(number).queue().filter(name::equals).isPresent();
            case KIND -> jobs.get(number).tasks().stream().anyMatch(task -> task.kind().equals(name));
            case TASK -> tasks.get(number).id().equals(name);
            case TASK_TYPE -> tasks.get(number).type().equals(name);
            case TASK_KIND -> tasks.get(number).kind().equals(name);
            default -> throw new IllegalArgumentException("no name of a workload: " + field);
        };
    }

    @Override
    public Optional<Ratio> number(JobField field, int number) {
        return Optional.of(Ratio.of(switch (field) {
            case ARRIVAL -> jobs.get(number).arrival();
            case EXEC -> jobs.get(number).tasks().stream().mapToLong(Task::exec).max().orElse(0);
            case CORES -> jobs.get(number).tasks().stream().mapToInt(Task::cores).max().orElse(0);
            case TASKS -> jobs.get(number).tasks().size();
            case TASK_EXEC -> tasks.get(number).exec();
            case TASK_CORES -> tasks.get(number).cores();
            default -> throw new IllegalArgumentException("no number of a workload: " + field);
        }));
    }
}
