package org.schedscope.policy;

/**
 * A moving policy whose keys are lines in time: {@code (now + offset) / divisor}, the divisor the same for all tasks of a job, and, if it
 * {@link #hasOverloadTerm}, {@code + floor((now − arrival) / maxCP)²}. Tasks of one job then never change their mutual order: the larger
 * offset goes first. A queue that knows this need not sort anew in every pass.
 */
public interface ProjectionPolicy extends MovingPolicy {
    /** What is added to the present tick, in ticks. */
    long offset(TaskView view, int task);

    /** What the sum is divided by, in ticks, at least 1: the same for all tasks of a job. */
    long divisor(TaskView view, int task);

    /** Whether the square of the number of longest critical paths waited is added. */
    boolean hasOverloadTerm();

    @Override
    default void key(TaskView view, int task, ExactKey key) {
        key.setFraction(view.now() + offset(view, task), divisor(view, task));
        if (hasOverloadTerm()) {
            key.addSquare((view.now() - view.arrival(task)) / view.maxCriticalPath());
        }
    }
}
