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
 * @param subject something else, which tasks, job and user, if any, belong to
 */
public record Selected(OptionalInt task, OptionalInt job, Optional<String> user, OptionalInt cluster, Optional<Subject> subject) {
    public static final Selected NOTHING = new Selected(OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), OptionalInt.empty());

    Selected(OptionalInt task, OptionalInt job, Optional<String> user, OptionalInt cluster) {
        this(task, job, user, cluster, Optional.empty());
    }

    /** Whether something is, beside the chosen cluster. */
    public boolean isAnything() {
        return user.isPresent() || subject.isPresent();
    }

    /** A user and nothing of the user's. */
    public Optional<String> userAlone() {
        return job.isEmpty() ? user : Optional.empty();
    }

    public boolean isTask(int number) {
        return task.isPresent() && task.getAsInt() == number;
    }

    public boolean isJob(int number) {
        return job.isPresent() && job.getAsInt() == number;
    }
}
