package org.schedscope.engine.queue.line;

import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.ProjectionPolicy;
import org.schedscope.policy.expression.LinePiece;

/**
 * The lines of tasks under a policy whose keys are made of them: one for ever, or, for a typed ordering, one after another. Notices when
 * those are not worth it or have no value.
 */
public final class TaskLines {
    /** Work for lines is given up where more than one in so many comes to its end in every pass. */
    private static final int RARE = 8;
    private static final long SURE = 4_096;

    private final MovingPolicy policy;
    private final QueueView view;
    private long renewed;
    private long stayed;
    private boolean beyond;

    /** @param policy a {@link ProjectionPolicy}, or an {@link ExpressionPolicy} that is not curved */
    public TaskLines(MovingPolicy policy, QueueView view) {
        this.policy = policy;
        this.view = view;
    }

    public TaskLines copy(QueueView newView) {
        TaskLines copy = new TaskLines(policy, newView);
        copy.renewed = renewed;
        copy.stayed = stayed;
        return copy;
    }

    /** Whether keys depend on the longest critical path of the jobs that wait. */
    public boolean dependOnLongestPath() {
        return policy instanceof ProjectionPolicy projection ? projection.hasOverloadTerm() : changeWithLongestPath();
    }

    /** Whether lines do. */
    public boolean changeWithLongestPath() {
        return policy instanceof ExpressionPolicy typed && typed.usesMaxCriticalPath();
    }

    /** So many lines see another pass. */
    public void stay(int count) {
        stayed += count;
    }

    /** Gives a node the line of a task that comes; one of several is worked out in the next pass. */
    public void begin(int task, KineticTournament lines, int node) {
        if (policy instanceof ProjectionPolicy projection) {
            lines.setLine(node, projection.offset(view, task), 1, projection.divisor(view, task), Lines.FOREVER);
        } else {
            renewed--;
            lines.setLine(node, 0, 0, 1, Long.MIN_VALUE);
        }
    }

    /** Gives a node the line that its task has from the present tick on, in place of one that has come to its end. */
    public void renew(int task, KineticTournament lines, int node) {
        renewed++;
        try {
            LinePiece piece = ((ExpressionPolicy) policy).piece(view, task);
            if (piece.fits()) {
                lines.setLine(node, piece.offset(), piece.rise(), piece.divisor(), piece.end());
                return;
            }
        } catch (ArithmeticException e) {
            // The queue that asks for the key itself reports it.
        }
        beyond = true;
        lines.setLine(node, 0, 0, 1, Lines.FOREVER);
    }

    /** Whether it cannot go on like this: a key has no value, or too many digits, or too few lines last. */
    public boolean areBeyond() {
        return beyond || stayed > SURE && renewed > stayed / RARE;
    }
}
