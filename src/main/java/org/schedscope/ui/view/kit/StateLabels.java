package org.schedscope.ui.view.kit;

import java.util.Locale;
import org.schedscope.trace.JobState;
import org.schedscope.trace.TaskState;

/** States and the like in the user's words. */
public final class StateLabels {
    private StateLabels() {
    }

    public static String state(JobState state) {
        return Messages.WINDOW.text("job.state." + id(state));
    }

    public static String state(TaskState state) {
        return Messages.WINDOW.text("task.state." + id(state));
    }

    /** Icon of a state. */
    public static String icon(JobState state) {
        return "state-" + id(state == JobState.KILLED ? JobState.STARVED : state);
    }

    public static String icon(TaskState state) {
        return switch (state) {
            case WAITING -> "state-to-come";
            case QUEUED -> "state-waiting";
            case RUNNING -> "state-running";
            case FINISHED -> "state-finished";
            case KILLED -> "state-starved";
        };
    }

    private static String id(Enum<?> state) {
        return state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
