package org.schedscope.policy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.schedscope.model.FailedRunException;
import org.schedscope.model.number.BigRatio;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.ExpressionReader;
import org.schedscope.policy.expression.Fraction;
import org.schedscope.policy.expression.Growth;
import org.schedscope.policy.expression.Variable;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.text.Message;

/**
 * A policy whose key is an expression: one of the list, or one that a user typed, whose name is the expression after an equals sign, {@code
 * =(now - arrival + rank) / cp}, so that logs, sessions and command lines hold all of it. Keys are exact; the largest is the best.
 */
public final class ExpressionPolicy implements MovingPolicy {
    /** First character of the names of typed policies. */
    public static final char MARK = '=';

    private final PolicyInfo info;
    private final Expression expression;
    private final BiFunction<TaskView, Integer, Arithmetic> text;
    private final ThreadLocal<Fraction[]> scratch;
    private final OptionalLong halfLife;

    /** @param text the key of a task written out with its numbers */
    public ExpressionPolicy(PolicyInfo info, String expression, BiFunction<TaskView, Integer, Arithmetic> text) {
        this(info, ExpressionReader.read(expression), text, OptionalLong.empty());
    }

    private ExpressionPolicy(PolicyInfo info, Expression expression, BiFunction<TaskView, Integer, Arithmetic> text,
            OptionalLong halfLife) {
        this.info = info;
        this.halfLife = halfLife;
        this.expression = expression;
        this.text = text;
        scratch = ThreadLocal.withInitial(() -> numbers(expression.depth()));
    }

    private static Fraction[] numbers(int count) {
        Fraction[] numbers = new Fraction[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = new Fraction();
        }
        return numbers;
    }

    /** Whether a name is that of a typed policy, right or wrong. */
    public static boolean isMeantBy(String name) {
        return !name.isEmpty() && name.charAt(0) == MARK;
    }

    /**
     * The policy of a name, in which every other word than those of variables is the name of a counted resource.
     *
     * @throws SyntaxException if there is no expression after the mark; places count from after the mark
     */
    public static ExpressionPolicy of(String name) {
        return of(name, word -> true);
    }

    /** @param resource whether a word is the name of a counted resource */
    public static ExpressionPolicy of(String name, Predicate<String> resource) {
        Expression typed = ExpressionReader.read(name.substring(1), resource);
        PolicyInfo info = new PolicyInfo(name, "Your own ordering: the task with the largest value of the expression first.",
                name.substring(1).strip() + ", largest first", "typed by a user", false,
                "Whether every task gets its turn depends on the expression: one that grows with age or wait without bound sees to it.");
        return new ExpressionPolicy(info, typed, (view, task) -> typed.text(new TaskValues(view, task)),
                OptionalLong.empty());
    }

    /**
     * The error of such a name, with its place; none if it is valid.
     *
     * @param resource whether a word is the name of a counted resource
     */
    public static Optional<Message> complaint(String name, Predicate<String> resource) {
        try {
            of(name, resource);
            return Optional.empty();
        } catch (SyntaxException e) {
            return Optional.of(Message.of("choices", "ordering", name, e.from() + 2, e.what()));
        }
    }

    @Override
    public boolean looksAtUse() {
        return Arrays.stream(Variable.values()).anyMatch(variable -> variable.isOfUse() && expression.uses(variable));
    }

    @Override
    public OptionalLong halfLife() {
        return halfLife;
    }

    @Override
    public List<Parameter> parameters() {
        return looksAtUse() ? List.of(UserPolicy.HALF_LIFE) : List.of();
    }

    @Override
    public Policy with(Map<String, String> values) {
        return looksAtUse() ? new ExpressionPolicy(info, expression, text,
                UserPolicy.HALF_LIFE.number(values.getOrDefault(UserPolicy.HALF_LIFE.name(), UserPolicy.HALF_LIFE.defaultValue()))) : this;
    }

    @Override
    public PolicyInfo info() {
        return info;
    }

    @Override
    public Optional<Expression> expression() {
        return Optional.of(expression);
    }

    @Override
    public BigRatio exactKey(TaskView view, int task) {
        BigRatio[] exact = new BigRatio[1];
        evaluate(view, task, number -> exact[0] = number.exact());
        return exact[0];
    }

    @Override
    public void key(TaskView view, int task, ExactKey key) {
        evaluate(view, task, number -> {
            if (number.fits()) {
                key.setFraction(number.above(), number.below());
            } else {
                key.set(number.exact());
            }
        });
    }

    private void evaluate(TaskView view, int task, Consumer<Fraction> key) {
        Fraction[] numbers = scratch.get();
        try {
            expression.evaluate(new TaskValues(view, task), numbers, 0);
            key.accept(numbers[0]);
        } catch (ArithmeticException e) {
            throw new FailedRunException(Message.of("choices", "ordering.value", name(), view.now(), String.valueOf(e.getMessage()),
                    arithmetic(view, task)));
        }
    }

    /** Whether keys may move in ways that are not made of lines in time, so that nothing is known about when tasks overtake each other. */
    public boolean isCurved() {
        return expression.growth() == Growth.CURVED;
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return text.apply(view, task);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ExpressionPolicy that && name().equals(that.name()) && halfLife.equals(that.halfLife);
    }

    @Override
    public int hashCode() {
        return name().hashCode();
    }
}
