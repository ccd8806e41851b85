package org.schedscope.ui.state.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.schedscope.experiment.RunSetup;

/**
 * The setups that were open before, and those that were gone back from. Setups are compared by identity: going back opens the very
 * setup that was open.
 */
final class RunHistory {
    private static final int MOST = 20;

    private final Deque<RunSetup> earlier = new ArrayDeque<>();
    private final Deque<RunSetup> later = new ArrayDeque<>();

    Optional<RunSetup> earlier() {
        return Optional.ofNullable(earlier.peek());
    }

    Optional<RunSetup> later() {
        return Optional.ofNullable(later.peek());
    }

    /** A run has opened and replaces another. */
    void opened(RunSetup before, RunSetup now) {
        if (before == now || before.followed().isPresent() && before.followed().equals(now.followed())) {
            return;
        }
        if (now == earlier.peek()) {
            earlier.pop();
            later.push(before);
        } else if (now == later.peek()) {
            later.pop();
            earlier.push(before);
        } else {
            later.clear();
            remember(before, now);
        }
    }

    /** Of other files only the last setup is kept: whole workloads are large. What was edited shares what stayed. */
    private void remember(RunSetup before, RunSetup now) {
        if (before.loaded() != now.loaded() && !now.edits().workload()) {
            earlier.clear();
        }
        earlier.push(before);
        if (earlier.size() > MOST) {
            earlier.removeLast();
        }
    }
}
