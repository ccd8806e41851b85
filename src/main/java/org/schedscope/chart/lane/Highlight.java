package org.schedscope.chart.lane;

import java.util.OptionalInt;

/** What is selected: nothing, a job, or a task and with it its job. */
public record Highlight(OptionalInt job, OptionalInt task) {
    public static final Highlight NONE = new Highlight(OptionalInt.empty(), OptionalInt.empty());

    public static Highlight ofJob(int job) {
        return new Highlight(OptionalInt.of(job), OptionalInt.empty());
    }

    public static Highlight ofTask(int job, int task) {
        return new Highlight(OptionalInt.of(job), OptionalInt.of(task));
    }

    public boolean isJob(int number) {
        return job.isPresent() && job.getAsInt() == number;
    }

    public boolean isTask(int number) {
        return task.isPresent() && task.getAsInt() == number;
    }
}
