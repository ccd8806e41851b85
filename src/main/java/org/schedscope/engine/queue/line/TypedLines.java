package org.schedscope.engine.queue.line;

import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.policy.ExpressionPolicy;
import org.schedscope.policy.expression.LinePiece;

/** Works out the lines of a typed ordering, and notices when that is not worth it or cannot be done. */
public final class TypedLines {
    /** Work for lines is given up where more than one in so many comes to its end in every pass. */
    private static final int RARE = 8;
    private static final long SURE = 4_096;

    private final ExpressionPolicy policy;
    private final QueueView view;
    private long renewed;
    private long stayed;
    private boolean beyond;

    public TypedLines(ExpressionPolicy policy, QueueView view) {
        this.policy = policy;
        this.view = view;
    }

    public TypedLines copy(QueueView newView) {
        TypedLines copy = new TypedLines(policy, newView);
        copy.renewed = renewed;
        copy.stayed = stayed;
        return copy;
    }

    /** So many lines see another pass. */
    public void stay(int count) {
        stayed += count;
    }

    /** A task comes whose first line is asked for as one in place of another, though none has come to its end. */
    public void begin() {
        renewed--;
    }

    /** Gives a node the line that its task has from the present tick on, in place of one that has come to its end. */
    public void renew(int task, LineOrder lines, int node) {
        renewed++;
        set(task, lines, node);
    }

    /** Gives a node its first line. */
    public void set(int task, LineOrder lines, int node) {
        try {
            LinePiece piece = policy.piece(view, task);
            if (piece.fits()) {
                lines.setLine(node, piece.offset(), piece.rise(), piece.divisor(), piece.end());
                return;
            }
        } catch (ArithmeticException e) {
            // Who asks for the key itself is told.
        }
        beyond = true;
        lines.setLine(node, 0, 0, 1, Lines.FOREVER);
    }

    /** Whether it cannot go on like this: a key has no value, or too many digits, or too few lines last. */
    public boolean areBeyond() {
        return beyond || stayed > SURE && renewed > stayed / RARE;
    }
}
