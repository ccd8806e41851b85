package org.schedscope.io.workload;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.model.Job;
import org.schedscope.model.LogJobs;
import org.schedscope.model.LogJobsBuilder;
import org.schedscope.model.Task;
import org.schedscope.text.NameColumn;
import org.schedscope.text.UniqueNumbers;

/**
 * Takes jobs with different ids one after the other, and keeps them in the columns of {@link LogJobs} as long as all are such as a log has:
 * their ids numbers, their only tasks called the same. From the first other one on they are records. A million records of jobs take 400 MB,
 * and most of the time to read them goes into moving those about.
 */
final class JobsBuilder {
    /** Null before the first job. */
    private LogJobsBuilder columns;
    private String taskId;
    /** Null as long as there are columns. */
    private List<Job> records;

    void add(Job job) {
        if (records == null && !isOfLog(job)) {
            records = new ArrayList<>(columns == null ? List.of() : columns.build());
        }
        if (records == null) {
            addToColumns(job);
        } else {
            records.add(job);
        }
    }

    private boolean isOfLog(Job job) {
        if (job.value().isPresent() || job.tasks().size() != 1 || UniqueNumbers.of(job.id()) == UniqueNumbers.NONE) {
            return false;
        }
        Task task = job.tasks().get(0);
        return (taskId == null || task.id().equals(taskId)) && task.kind().equals(Task.ANY_KIND) && task.parents().isEmpty()
                && task.execOn().isEmpty();
    }

    private void addToColumns(Job job) {
        Task task = job.tasks().get(0);
        if (columns == null) {
            taskId = task.id();
            columns = new LogJobsBuilder(taskId, 0);
        }
        int queue = job.queue().isPresent() ? columns.queue(job.queue().get()) : NameColumn.NONE;
        columns.add(UniqueNumbers.of(job.id()), null, columns.user(job.user()), queue);
        columns.task(job.arrival(), task.exec(), task.cores(), task.memory(), task.estimate().orElse(0));
    }

    /** The jobs in the order in which they came; the builder is used up. */
    List<Job> build() {
        return records != null ? records : columns == null ? List.of() : columns.build();
    }
}
