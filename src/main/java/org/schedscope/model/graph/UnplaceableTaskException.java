package org.schedscope.model.graph;

import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** Refusal of a task that no cluster of the platform can ever hold. It names the task, so that a message can give its line. */
public final class UnplaceableTaskException extends ModelException {
    private static final long serialVersionUID = 1L;

    private final int job;
    private final int position;

    public UnplaceableTaskException(Message message, int job, int position) {
        super(message);
        this.job = job;
        this.position = position;
    }

    /** Position of the job in the workload, from 0. */
    public int job() {
        return job;
    }

    /** Position of the task in its job, from 0. */
    public int position() {
        return position;
    }
}
