package org.schedscope.policy;

import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.model.FailedRunException;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.ExpressionReader;
import org.schedscope.policy.expression.Fraction;
import org.schedscope.policy.expression.Growth;
import org.schedscope.policy.expression.LinePiece;
import org.schedscope.policy.expression.MovingValues;
import org.schedscope.policy.expression.Variable;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.text.Message;

/**
 * An ordering that a user typed: the task with the largest value of an expression goes first. Its name is the expression after an equals
 * sign, {@code =(now - arrival + rank) / cp}, so that logs, sessions and command lines hold all of it and say that it is nobody's policy.
 * Keys are exact. They are asked anew in every pass only where they {@linkplain #isCurved are not made of lines}.
 */
public final class ExpressionPolicy implements MovingPolicy {
    /** What the names of such policies begin with. */
    public static final char MARK = '=';

    private final String name;
    private final Expression expression;
    private final ThreadLocal<Fraction[]> scratch;
    private final ThreadLocal<LinePiece[]> pieces;

    private ExpressionPolicy(String name, Expression expression) {
        this.name = name;
        this.expression = expression;
        scratch = ThreadLocal.withInitial(() -> numbers(expression.depth()));
        pieces = ThreadLocal.withInitial(() -> Stream.generate(LinePiece::new).limit(expression.depth() + 1L).toArray(LinePiece[]::new));
    }

    private static Fraction[] numbers(int count) {
        Fraction[] numbers = new Fraction[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = new Fraction();
        }
        return numbers;
    }

    /** Whether a name is that of an ordering that was typed, right or wrong. */
    public static boolean isMeantBy(String name) {
        return !name.isEmpty() && name.charAt(0) == MARK;
    }

    /** @throws SyntaxException if there is no expression after the mark; places count from after the mark */
    public static ExpressionPolicy of(String name) {
        return new ExpressionPolicy(name, ExpressionReader.read(name.substring(1)));
    }

    /** What is wrong with such a name, and where, if anything is. */
    public static Optional<Message> complaint(String name) {
        try {
            of(name);
            return Optional.empty();
        } catch (SyntaxException e) {
            return Optional.of(Message.of("choices", "ordering", name, e.from() + 2, e.what()));
        }
    }

    @Override
    public PolicyInfo info() {
        return new PolicyInfo(name, "Your own ordering: the task with the largest value of the expression first.",
                name.substring(1).strip() + ", largest first", "typed by a user", false,
                "Whether every task gets its turn depends on the expression: one that grows with age or wait without bound sees to it.");
    }

    @Override
    public void key(TaskView view, int task, ExactKey key) {
        Fraction[] numbers = scratch.get();
        try {
            expression.evaluate(values(view, task), numbers, 0);
            if (numbers[0].fits()) {
                key.setFraction(numbers[0].above(), numbers[0].below());
            } else {
                key.set(numbers[0].exact());
            }
        } catch (ArithmeticException e) {
            throw new FailedRunException(Message.of("choices", "ordering.value", name, view.now(), String.valueOf(e.getMessage()),
                    arithmetic(view, task)));
        }
    }

    /** Whether keys may move in ways that are not made of lines in time, so that nothing is known about when tasks overtake each other. */
    public boolean isCurved() {
        return expression.growth() == Growth.CURVED;
    }

    /** Whether keys depend on {@link TaskView#maxCriticalPath}. */
    public boolean usesMaxCriticalPath() {
        return expression.uses(Variable.MAXCP);
    }

    /**
     * What the key of a task is from {@code view.now()} on; good until the next question.
     *
     * @throws ArithmeticException if something is divided by zero
     */
    public LinePiece piece(TaskView view, int task) {
        LinePiece[] numbers = pieces.get();
        expression.piece(values(view, task), numbers, 0);
        return numbers[0];
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return expression.text(values(view, task));
    }

    private static MovingValues values(TaskView view, int task) {
        return new MovingValues() {
            @Override
            public long whole(Variable variable) {
                return switch (variable) {
                    case NOW -> view.now();
                    case ARRIVAL -> view.arrival(task);
                    case READY -> view.readyTick(task);
                    case WAIT -> view.now() - view.readyTick(task);
                    case AGE -> view.now() - view.arrival(task);
                    case EXEC -> view.exec(task);
                    case CORES -> view.cores(task);
                    case RANK -> view.rank(task);
                    case CP -> view.criticalPath(task);
                    case MAXCP -> view.maxCriticalPath();
                    case PLACE -> view.jobOrder(task) + 1L;
                    default -> throw new IllegalArgumentException(variable + " is no whole number");
                };
            }

            @Override
            public BigRatio exact(Variable variable) {
                return switch (variable) {
                    case VMAX -> view.projection(task).map(projection -> BigRatio.of(projection.value().curve().max()))
                            .orElse(BigRatio.ZERO);
                    case VALUE -> view.projection(task).map(projection -> projection.value().exactValue(projection.response(view.now())))
                            .orElse(BigRatio.ZERO);
                    default -> BigRatio.of(whole(variable));
                };
            }

            @Override
            public void value(LinePiece piece) {
                Optional<ValueProjection> projection = view.projection(task);
                if (projection.isPresent()) {
                    projection.get().value(view.now(), piece);
                } else {
                    piece.set(view.now(), BigRatio.ZERO, BigRatio.ZERO, LinePiece.FOREVER);
                }
            }
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ExpressionPolicy that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
