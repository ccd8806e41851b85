package org.schedscope.engine.queue.line;

import java.util.stream.Stream;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.policy.TaskValues;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.ExpressionReader;
import org.schedscope.policy.expression.LinePiece;
import org.schedscope.policy.expression.Variable;

/**
 * The lines in time of the keys of tasks, where a key is an expression that is not curved: one for ever, or a sequence. Notices when lines
 * do not pay or have no value.
 *
 * <p>A key that ends with {@code + floor(age / maxcp)^2} is a line and leaps. Leaps depend on the arrival alone, which a search can use
 * ({@link LineSearch}), so that lines remain valid although the longest critical path changes with every job.
 */
public final class TaskLines {
    private static final Expression LEAPS = ExpressionReader.read("floor(age / maxcp)^2");
    /** Lines are given up if more than one in this number ends in every pass. */
    private static final int RARE = 8;
    private static final long SURE = 4_096;

    private final Expression key;
    private final Expression line;
    private final boolean lastsForEver;
    private final boolean dependOnLongestPath;
    private final boolean changeWithLongestPath;
    private final QueueView view;
    private final LinePiece[] scratch;
    private long renewed;
    private long stayed;
    private boolean beyond;

    public TaskLines(Expression key, QueueView view) {
        this.key = key;
        this.view = view;
        line = key instanceof Expression.Operation sum && sum.sign() == '+' && sum.right().equals(LEAPS) ? sum.left() : key;
        lastsForEver = lastsForEver(line);
        dependOnLongestPath = key.uses(Variable.MAXCP);
        changeWithLongestPath = line.uses(Variable.MAXCP);
        scratch = Stream.generate(LinePiece::new).limit(line.depth() + 1L).toArray(LinePiece[]::new);
    }

    private static boolean lastsForEver(Expression part) {
        return switch (part.growth()) {
            case FIXED, LINES -> !(part instanceof Expression.Call || part instanceof Expression.Choice) && !part.uses(Variable.VALUE)
                    && !part.uses(Variable.MAXCP) && part.parts().stream().allMatch(TaskLines::lastsForEver);
            case STEPS, CURVED -> false;
        };
    }

    public TaskLines copy(QueueView newView) {
        TaskLines copy = new TaskLines(key, newView);
        copy.renewed = renewed;
        copy.stayed = stayed;
        copy.beyond = beyond;
        return copy;
    }

    /** Whether leaps are added to lines. */
    boolean leap() {
        return line != key;
    }

    /** Whether keys depend on the longest critical path of the jobs that wait. */
    public boolean dependOnLongestPath() {
        return dependOnLongestPath;
    }

    /** Whether lines do. */
    public boolean changeWithLongestPath() {
        return changeWithLongestPath;
    }

    /** Counts lines that see another pass. */
    public void stay(int count) {
        stayed += count;
    }

    /** Gives a node the line of a new task; a line that is one of several is computed in the next pass. */
    public void begin(int task, KineticTournament lines, int node) {
        renewed--;
        if (lastsForEver) {
            renew(task, lines, node);
        } else {
            lines.setLine(node, 0, 0, 1, Long.MIN_VALUE);
        }
    }

    /** Gives a node the line of its task from the present tick on, after the last one has ended. */
    public void renew(int task, KineticTournament lines, int node) {
        renewed++;
        try {
            line.piece(new TaskValues(view, task), scratch, 0);
            LinePiece piece = scratch[0];
            if (piece.fits()) {
                lines.setLine(node, piece.offset(), piece.rise(), piece.divisor(), piece.end());
                return;
            }
        } catch (ArithmeticException e) {
            // Reported by the queue that computes the key itself.
        }
        beyond = true;
        lines.setLine(node, 0, 0, 1, Lines.FOREVER);
    }

    /** Whether lines are impossible now: a key has no value, or too many digits, or too few lines last. */
    public boolean areBeyond() {
        return beyond || stayed > SURE && renewed > stayed / RARE;
    }
}
