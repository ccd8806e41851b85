package org.schedscope.io.format;

import java.util.List;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/** How often a workload has what other formats have no place for. */
public record LossReport(long kinds, long timesOnClusters, long estimates, long values, long memory) {
    public static LossReport of(Workload workload) {
        long kinds = 0;
        long timesOnClusters = 0;
        long estimates = 0;
        long values = 0;
        long memory = 0;
        for (Job job : workload.jobs()) {
            values += job.value().isPresent() ? 1 : 0;
            for (Task task : job.tasks()) {
                kinds += task.kind().equals(Task.ANY_KIND) ? 0 : 1;
                timesOnClusters += task.execOn().isEmpty() ? 0 : 1;
                estimates += task.estimate().isPresent() ? 1 : 0;
                memory += task.memory() > 0 ? 1 : 0;
            }
        }
        return new LossReport(kinds, timesOnClusters, estimates, values, memory);
    }

    /**
     * Adds a sentence if something was read that a workload does not have.
     *
     * @param what its name
     */
    public static void unread(List<Message> losses, Message what, long count) {
        if (count > 0) {
            losses.add(Message.of("exports", "unread", what, count));
        }
    }

    /**
     * Adds a sentence if something is lost.
     *
     * @param what the key of its words
     */
    public static void tell(List<Message> losses, String what, long count) {
        if (count > 0) {
            losses.add(Message.of("exports", "lost", Message.of("exports", "lost." + what), count));
        }
    }
}
