package org.schedscope.model;

import java.util.List;
import java.util.stream.Collectors;
import org.schedscope.text.Message;

/** End of a run with unfinished jobs that have neither starved nor been removed: an error of a scheduler. */
public final class WorkUndoneException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_NAMED = 5;

    private final transient Message told;

    /**
     * @param tick tick of the last event
     * @param jobs ids of unfinished jobs
     * @param all number of all jobs
     */
    public WorkUndoneException(long tick, List<String> jobs, int all) {
        this(Message.of("model", "run.undone", tick, jobs.size(), all,
                jobs.stream().limit(MOST_NAMED).collect(Collectors.joining(", ")) + (jobs.size() > MOST_NAMED ? ", …" : "")));
    }

    private WorkUndoneException(Message told) {
        super(told.toString());
        this.told = told;
    }

    /** The message, for any language. */
    public Message told() {
        return told;
    }
}
