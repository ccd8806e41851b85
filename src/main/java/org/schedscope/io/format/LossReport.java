package org.schedscope.io.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/** Parts of a workload that other formats cannot represent, one sentence each. */
public final class LossReport {
    private static final Map<String, Predicate<Task>> OF_TASKS = Map.of("kinds", task -> !task.kind().equals(Task.ANY_KIND),
            "times", task -> !task.execOn().isEmpty(), "estimates", task -> task.estimate().isPresent(),
            "needs", task -> task.memory() > 0);

    private LossReport() {
    }

    /**
     * Sentences about the losses, to which others may be added.
     *
     * @param kinds keys of what a format cannot represent: {@code kinds}, {@code times}, {@code estimates}, {@code needs} of tasks, {@code
     *             values} of jobs
     */
    public static List<Message> of(Workload workload, String... kinds) {
        List<Message> losses = new ArrayList<>();
        for (String kind : kinds) {
            Predicate<Task> of = OF_TASKS.get(kind);
            tell(losses, kind, of == null ? workload.jobs().stream().filter(job -> job.value().isPresent()).count()
                    : workload.jobs().stream().flatMap(job -> job.tasks().stream()).filter(of).count());
        }
        return losses;
    }

    /**
     * Adds a sentence about content that was read and that a workload does not have, unless the count is 0.
     *
     * @param what its name
     */
    public static void unread(List<Message> losses, Message what, long count) {
        if (count > 0) {
            losses.add(Message.of("exports", "unread", what, count));
        }
    }

    /**
     * Adds a sentence about a loss, unless the count is 0.
     *
     * @param what key of its words
     */
    public static void tell(List<Message> losses, String what, long count) {
        if (count > 0) {
            losses.add(Message.of("exports", "lost", Message.of("exports", "lost." + what), count));
        }
    }
}
