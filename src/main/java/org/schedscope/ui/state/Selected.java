package org.schedscope.ui.state;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is selected. A selected task implies its job, a selected job its user.
 *
 * @param task task number
 * @param job job number
 * @param user path of a user
 * @param cluster cluster number, the one whose queue is shown
 * @param range ticks
 */
public record Selected(OptionalInt task, OptionalInt job, Optional<String> user, OptionalInt cluster, Optional<TickRange> range) {
    public static final Selected NOTHING =
            new Selected(OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), OptionalInt.empty(), Optional.empty());

    public boolean isTask(int number) {
        return task.isPresent() && task.getAsInt() == number;
    }

    public boolean isJob(int number) {
        return job.isPresent() && job.getAsInt() == number;
    }

    public boolean isUser(String path) {
        return user.isPresent() && user.get().equals(path);
    }
}
