package org.schedscope.exercise;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.schedscope.generate.RandomStream;
import org.schedscope.model.Job;
import org.schedscope.model.Releases;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/** Random variations of a workload's execution times and arrivals; graphs, cores, users and periods stay. */
final class Redrawn {
    private Redrawn() {
    }

    /** A variation; deterministic in the stream. */
    static Workload of(Workload workload, RandomStream draws) {
        List<Job> periodic = Releases.joined(workload.jobs());
        long latest = periodic.stream().mapToLong(Job::arrival).max().orElse(0);
        long step = latest == 0 ? 0 : Math.max(1, latest / 8);
        List<Job> jobs = new ArrayList<>();
        for (Job job : periodic) {
            long arrival = Math.max(0, job.arrival() - step + draws.below(2 * step + 1));
            List<Task> tasks = job.tasks().stream().map(task -> task(task, draws)).toList();
            Job drawn = job.withArrival(job.arrival() == 0 ? 0 : arrival).withTasks(tasks);
            if (drawn.scheduling().isPeriodic()) {
                IntStream.rangeClosed(1, drawn.scheduling().count().getAsInt()).forEach(number -> jobs.add(Releases.of(drawn, number)));
            } else {
                jobs.add(drawn);
            }
        }
        return workload.withJobs(jobs);
    }

    private static Task task(Task task, RandomStream draws) {
        long exec = near(task.exec(), draws);
        Map<String, Long> execOn = new LinkedHashMap<>();
        task.execOn().forEach((cluster, ticks) -> execOn.put(cluster, near(ticks, draws)));
        // The ratio of estimate to true duration is kept.
        OptionalLong estimate = task.estimate().isEmpty() ? OptionalLong.empty()
                : OptionalLong.of(Math.max(1, Math.round((double) task.estimate().getAsLong() * exec / task.exec())));
        return task.withExecOn(execOn).withExec(exec).withEstimate(estimate);
    }

    /** A random duration from half to one and a half times the given one; for 1 also 2. */
    private static long near(long ticks, RandomStream draws) {
        long least = Math.max(1, ticks - ticks / 2);
        return least + draws.below(Math.max(2, ticks / 2 * 2 + 1));
    }
}
