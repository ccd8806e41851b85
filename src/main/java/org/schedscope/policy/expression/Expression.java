package org.schedscope.policy.expression;

import java.util.List;
import org.schedscope.model.number.BigRatio;
import org.schedscope.syntax.Relation;

/** A part of an expression. */
public sealed interface Expression {
    /**
     * Evaluates the expression.
     *
     * @param scratch intermediate results, {@link #depth()} of them from {@code at} on; the result is in the first
     * @throws ArithmeticException at a division by zero
     */
    void evaluate(Values values, Fraction[] scratch, int at);

    /**
     * Computes the expression as a function of time from the present tick on. It needs one more intermediate result than {@link #evaluate}.
     *
     * @throws ArithmeticException at a division by zero
     */
    void piece(MovingValues values, LinePiece[] scratch, int at);

    /** How it moves while a task waits. */
    Growth growth();

    /** The parts directly below it, from left to right. */
    default List<Expression> parts() {
        return List.of();
    }

    /** Whether a variable occurs in it. */
    default boolean uses(Variable variable) {
        return parts().stream().anyMatch(part -> part.uses(variable));
    }

    /** Number of intermediate results that an evaluation needs. */
    int depth();

    /** Written out with the values of its variables. */
    Arithmetic text(Values values);

    /** A literal number. */
    record Number(BigRatio value, String written) implements Expression {
        @Override
        public void evaluate(Values values, Fraction[] scratch, int at) {
            scratch[at].set(value);
        }

        @Override
        public void piece(MovingValues values, LinePiece[] scratch, int at) {
            scratch[at].set(value);
        }

        @Override
        public Growth growth() {
            return Growth.FIXED;
        }

        @Override
        public int depth() {
            return 1;
        }

        @Override
        public Arithmetic text(Values values) {
            return Arithmetic.of(written);
        }
    }

    /** A variable. */
    record Name(Variable variable) implements Expression {
        @Override
        public void evaluate(Values values, Fraction[] scratch, int at) {
            if (variable.isFraction()) {
                scratch[at].set(values.exact(variable));
            } else {
                scratch[at].set(values.whole(variable));
            }
        }

        @Override
        public void piece(MovingValues values, LinePiece[] scratch, int at) {
            switch (variable) {
                case NOW -> scratch[at].set(0, 1);
                case WAIT -> scratch[at].set(-values.whole(Variable.READY), 1);
                case AGE -> scratch[at].set(-values.whole(Variable.ARRIVAL), 1);
                case VALUE -> values.value(scratch[at]);
                case VMAX, QUEUE_PRIORITY, SIZE -> scratch[at].set(values.exact(variable));
                case USAGE, FAIRSHARE -> throw new IllegalArgumentException(variable + " is no line in time");
                default -> scratch[at].set(values.whole(variable), 0);
            }
        }

        @Override
        public Growth growth() {
            return switch (variable) {
                case NOW, WAIT, AGE, VALUE -> Growth.LINES;
                case USAGE, FAIRSHARE -> Growth.CURVED;
                default -> Growth.FIXED;
            };
        }

        @Override
        public boolean uses(Variable other) {
            return variable == other;
        }

        @Override
        public int depth() {
            return 1;
        }

        @Override
        public Arithmetic text(Values values) {
            return switch (variable) {
                case NOW, ARRIVAL, READY -> Arithmetic.of("").moment(values.whole(variable));
                case WAIT, AGE, EXEC, RANK, CP, MAXCP -> Arithmetic.of("").length(values.whole(variable));
                case CORES, PLACE, VMAX, VALUE, TIER, QUEUE_PRIORITY, USAGE, SIZE, FAIRSHARE ->
                    Arithmetic.of(values.exact(variable).toString());
            };
        }
    }

    /** The count of a named resource. */
    record Count(String resource) implements Expression {
        @Override
        public void evaluate(Values values, Fraction[] scratch, int at) {
            scratch[at].set(values.count(resource));
        }

        @Override
        public void piece(MovingValues values, LinePiece[] scratch, int at) {
            scratch[at].set(values.count(resource), 0);
        }

        @Override
        public Growth growth() {
            return Growth.FIXED;
        }

        @Override
        public int depth() {
            return 1;
        }

        @Override
        public Arithmetic text(Values values) {
            return Arithmetic.of(Long.toString(values.count(resource)));
        }
    }

    /** The opposite of a number. */
    record Negation(Expression of) implements Expression {
        @Override
        public void evaluate(Values values, Fraction[] scratch, int at) {
            of.evaluate(values, scratch, at);
            scratch[at].negate();
        }

        @Override
        public void piece(MovingValues values, LinePiece[] scratch, int at) {
            of.piece(values, scratch, at);
            scratch[at].negate();
        }

        @Override
        public Growth growth() {
            return of.growth();
        }

        @Override
        public List<Expression> parts() {
            return List.of(of);
        }

        @Override
        public int depth() {
            return of.depth();
        }

        @Override
        public Arithmetic text(Values values) {
            return Arithmetic.of("\u2212").then(of.text(values));
        }
    }

    /** Two numbers and one of {@code + - * / }. */
    record Operation(char sign, Expression left, Expression right) implements Expression {
        @Override
        public void evaluate(Values values, Fraction[] scratch, int at) {
            left.evaluate(values, scratch, at);
            right.evaluate(values, scratch, at + 1);
            switch (sign) {
                case '+' -> scratch[at].add(scratch[at + 1], 1);
                case '-' -> scratch[at].add(scratch[at + 1], -1);
                case '*' -> scratch[at].multiply(scratch[at + 1]);
                default -> scratch[at].divide(scratch[at + 1]);
            }
        }

        @Override
        public void piece(MovingValues values, LinePiece[] scratch, int at) {
            left.piece(values, scratch, at);
            right.piece(values, scratch, at + 1);
            switch (sign) {
                case '+' -> scratch[at].add(scratch[at + 1], 1);
                case '-' -> scratch[at].add(scratch[at + 1], -1);
                case '*' -> scratch[at].multiply(scratch[at + 1], values.whole(Variable.NOW));
                default -> scratch[at].divide(scratch[at + 1], values.whole(Variable.NOW));
            }
        }

        @Override
        public Growth growth() {
            return switch (sign) {
                case '*' -> left.growth().times(right.growth());
                case '/' -> left.growth().dividedBy(right.growth());
                default -> left.growth().and(right.growth());
            };
        }

        @Override
        public List<Expression> parts() {
            return List.of(left, right);
        }

        @Override
        public int depth() {
            return Math.max(left.depth(), 1 + right.depth());
        }

        @Override
        public Arithmetic text(Values values) {
            String shown = sign == '-' ? "\u2212" : sign == '*' ? "\u00D7" : String.valueOf(sign);
            return Arithmetic.of("(").then(left.text(values)).words(" " + shown + " ").then(right.text(values)).words(")");
        }
    }

    /** A number times itself some times over. */
    record Power(Expression base, int exponent) implements Expression {
        @Override
        public void evaluate(Values values, Fraction[] scratch, int at) {
            base.evaluate(values, scratch, at + 1);
            scratch[at].set(1);
            for (int i = 0; i < exponent; i++) {
                scratch[at].multiply(scratch[at + 1]);
            }
        }

        @Override
        public void piece(MovingValues values, LinePiece[] scratch, int at) {
            base.piece(values, scratch, at);
            scratch[at].raise(exponent, values.whole(Variable.NOW));
        }

        @Override
        public Growth growth() {
            return exponent == 1 ? base.growth() : base.growth().times(base.growth());
        }

        @Override
        public List<Expression> parts() {
            return List.of(base);
        }

        @Override
        public int depth() {
            return 1 + base.depth();
        }

        @Override
        public Arithmetic text(Values values) {
            return base.text(values).words("^" + exponent);
        }
    }

    /** One of {@link Function}, with as many arguments as it takes. */
    record Call(Function function, List<Expression> arguments) implements Expression {
        public Call {
            arguments = List.copyOf(arguments);
        }

        @Override
        public void evaluate(Values values, Fraction[] scratch, int at) {
            arguments.get(0).evaluate(values, scratch, at);
            for (int i = 1; i < arguments.size(); i++) {
                arguments.get(i).evaluate(values, scratch, at + 1);
                function.take(scratch[at], scratch[at + 1]);
            }
            function.finish(scratch[at]);
        }

        @Override
        public void piece(MovingValues values, LinePiece[] scratch, int at) {
            long now = values.whole(Variable.NOW);
            arguments.get(0).piece(values, scratch, at);
            for (int i = 1; i < arguments.size(); i++) {
                arguments.get(i).piece(values, scratch, at + 1);
                function.take(scratch[at], scratch[at + 1], scratch[at + 2], now);
            }
            function.finish(scratch[at], now);
        }

        @Override
        public Growth growth() {
            return function.growth(arguments.stream().map(Expression::growth).reduce(Growth.FIXED, Growth::and));
        }

        @Override
        public List<Expression> parts() {
            return arguments;
        }

        @Override
        public int depth() {
            return 1 + arguments.stream().mapToInt(Expression::depth).max().orElse(1);
        }

        @Override
        public Arithmetic text(Values values) {
            Arithmetic text = Arithmetic.of(function.word() + "(");
            for (int i = 0; i < arguments.size(); i++) {
                text = text.words(i == 0 ? "" : ", ").then(arguments.get(i).text(values));
            }
            return text.words(")");
        }
    }

    /** One of two numbers, as the relation of two others decides. */
    record Choice(Expression left, Relation relation, Expression right, Expression then, Expression otherwise) implements Expression {
        @Override
        public void evaluate(Values values, Fraction[] scratch, int at) {
            left.evaluate(values, scratch, at);
            right.evaluate(values, scratch, at + 1);
            (relation.holds(scratch[at].compareTo(scratch[at + 1])) ? then : otherwise).evaluate(values, scratch, at);
        }

        @Override
        public void piece(MovingValues values, LinePiece[] scratch, int at) {
            long now = values.whole(Variable.NOW);
            left.piece(values, scratch, at);
            right.piece(values, scratch, at + 1);
            scratch[at].add(scratch[at + 1], -1);
            long end = Math.min(scratch[at].end(), scratch[at].signEnd(now));
            (relation.holds(scratch[at].signum(now)) ? then : otherwise).piece(values, scratch, at);
            scratch[at].endBy(end);
        }

        @Override
        public Growth growth() {
            Growth condition = left.growth().and(right.growth());
            Growth most = then.growth().and(otherwise.growth());
            return condition == Growth.CURVED ? condition : most.chosen(condition == Growth.FIXED);
        }

        @Override
        public List<Expression> parts() {
            return List.of(left, right, then, otherwise);
        }

        @Override
        public int depth() {
            return Math.max(Math.max(left.depth(), 1 + right.depth()), Math.max(then.depth(), otherwise.depth()));
        }

        @Override
        public Arithmetic text(Values values) {
            return Arithmetic.of("if(").then(left.text(values)).words(" " + relation.sign() + " ").then(right.text(values)).words(", ")
                    .then(then.text(values)).words(", ").then(otherwise.text(values)).words(")");
        }
    }
}
