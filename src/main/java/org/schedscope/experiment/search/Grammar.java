package org.schedscope.experiment.search;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Supplier;
import org.schedscope.generate.RandomStream;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.Expression.Choice;
import org.schedscope.policy.expression.Expression.Name;
import org.schedscope.policy.expression.Expression.Negation;
import org.schedscope.policy.expression.Expression.Number;
import org.schedscope.policy.expression.Expression.Operation;
import org.schedscope.policy.expression.Growth;
import org.schedscope.policy.expression.Variable;
import org.schedscope.syntax.Relation;

/**
 * Random generator of orderings: weighted sums of the variables of a policy, quotients and products of these, and steps at a threshold; and
 * of variations of given ones. Each can be read back from its text, has at most {@value #MOST_NODES} nodes, and changes linearly while a
 * task waits, so that no ordering takes much longer than a built-in policy.
 */
final class Grammar {
    /** Nodes of the largest tree. */
    static final int MOST_NODES = 19;

    private static final int MOST_TRIES = 50;
    private static final int MOST_TERMS = 3;
    private static final int[] DIGITS = {1, 2, 3, 5, 7};
    private static final int LEAST_EXPONENT = -3;
    private static final int EXPONENTS = 9;
    private static final int[] FACTORS = {2, 3, 5, 10};

    /** Variables that may be 0, which are no divisors by themselves. */
    private static final List<Variable> PERHAPS_ZERO = List.of(Variable.AGE, Variable.WAIT, Variable.VALUE, Variable.VMAX);

    private final Scales scales;
    private final List<Variable> variables;
    private final List<Variable> divisors;
    private final RandomStream draws;

    /** @param draws the only source of randomness */
    Grammar(Scales scales, RandomStream draws) {
        this.scales = scales;
        variables = scales.variables();
        divisors = variables.stream().filter(each -> !PERHAPS_ZERO.contains(each)).toList();
        this.draws = draws;
    }

    /** A random ordering. */
    Expression draw() {
        return fitting(this::drawn, new Name(variables.get(0)));
    }

    /** A mutation of an ordering. */
    Expression changed(Expression from) {
        return fitting(() -> change(from), from);
    }

    /** A crossover: the first with a part of the second. */
    Expression crossed(Expression first, Expression second) {
        return fitting(() -> Trees.with(first, below(Trees.size(first)), Trees.node(second, below(Trees.size(second)))), first);
    }

    private Expression fitting(Supplier<Expression> drawn, Expression otherwise) {
        for (int i = 0; i < MOST_TRIES; i++) {
            Expression made = drawn.get();
            boolean moves = variables.stream().anyMatch(made::uses);
            if (moves && Trees.size(made) <= MOST_NODES && made.growth() != Growth.CURVED) {
                return made;
            }
        }
        return otherwise;
    }

    private int below(int bound) {
        return (int) draws.below(bound);
    }

    private <T> T one(List<T> of) {
        return of.get(below(of.size()));
    }

    private Expression drawn() {
        return switch (below(5)) {
            case 0, 1 -> sum();
            case 2 -> new Operation('/', sum(), divisor());
            case 3 -> new Operation('*', signed(variable()), variable());
            default -> leap(sum(), sum());
        };
    }

    private Expression variable() {
        return new Name(one(variables));
    }

    private Expression signed(Expression term) {
        return below(2) == 0 ? term : new Negation(term);
    }

    private Expression divisor() {
        return switch (below(4)) {
            case 0 -> new Operation('+', variable(), number());
            case 1 -> new Operation('*', new Name(one(divisors)), new Name(one(divisors)));
            default -> new Name(one(divisors));
        };
    }

    private Expression sum() {
        Expression sum = signed(term());
        for (int more = below(MOST_TERMS); more > 0; more--) {
            sum = new Operation(below(2) == 0 ? '+' : '-', sum, term());
        }
        return sum;
    }

    private Expression term() {
        return switch (below(4)) {
            case 0 -> variable();
            case 1 -> new Operation('/', variable(), new Name(one(divisors)));
            default -> new Operation('*', number(), variable());
        };
    }

    private Expression leap(Expression then, Expression otherwise) {
        Variable at = one(variables);
        List<Long> usual = scales.usual(at);
        Expression threshold = usual.isEmpty() ? number() : number(BigDecimal.valueOf(one(usual)));
        return new Choice(new Name(at), Relation.MORE, threshold, then, otherwise);
    }

    /** One of 0.001, 0.002, … 700,000, with every order of magnitude equally likely. */
    private Expression number() {
        int digit = DIGITS[below(DIGITS.length)];
        return number(BigDecimal.valueOf(digit).scaleByPowerOfTen(LEAST_EXPONENT + below(EXPONENTS)));
    }

    private static Expression number(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        plain = plain.scale() < 0 ? plain.setScale(0) : plain;
        return new Number(new BigRatio(plain.unscaledValue(), BigInteger.TEN.pow(plain.scale())), plain.toPlainString());
    }

    private Expression change(Expression from) {
        int at = below(Trees.size(from));
        Expression node = Trees.node(from, at);
        return switch (below(6)) {
            case 0 -> Trees.with(from, at, drawn());
            case 1 -> Trees.with(from, at, nudged(node));
            case 2 -> new Operation(below(2) == 0 ? '+' : '-', from, term());
            case 3 -> below(2) == 0 ? new Operation('/', from, divisor()) : leap(from, sum());
            case 4 -> node.parts().isEmpty() ? Trees.with(from, at, nudged(node)) : Trees.with(from, at, one(node.parts()));
            default -> Trees.with(from, at, variable());
        };
    }

    /** A leaf with a larger or smaller number, another variable, or the other sign. */
    private Expression nudged(Expression node) {
        if (node instanceof Number number) {
            BigDecimal factor = BigDecimal.valueOf(FACTORS[below(FACTORS.length)]);
            BigDecimal value = new BigDecimal(number.written());
            BigDecimal scaled = below(2) == 0 ? value.multiply(factor) : value.divide(factor, 4, RoundingMode.HALF_UP);
            return scaled.signum() == 0 || scaled.precision() > 9 || scaled.scale() < -9 ? node : number(scaled);
        }
        if (node instanceof Operation operation) {
            return new Operation("+-*/".charAt(below(4)), operation.left(), operation.right());
        }
        return node instanceof Name ? variable() : new Negation(node);
    }
}
