package org.schedscope.ui.state.time;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is selected. A selected task implies its job, a selected job its user.
 *
 * @param task task number
 * @param job job number
 * @param user path of a user
 * @param cluster cluster number, the one whose queue is shown
 */
public record Selected(OptionalInt task, OptionalInt job, Optional<String> user, OptionalInt cluster) {
    public static final Selected NOTHING = new Selected(OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), OptionalInt.empty());

    public boolean isTask(int number) {
        return task.isPresent() && task.getAsInt() == number;
    }

    public boolean isJob(int number) {
        return job.isPresent() && job.getAsInt() == number;
    }
}
