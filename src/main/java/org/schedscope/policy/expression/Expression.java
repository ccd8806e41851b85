package org.schedscope.policy.expression;

import java.util.List;
import org.schedscope.model.number.BigRatio;

/** A part of an expression. */
public sealed interface Expression {
    /**
     * Works the number out.
     *
     * @param scratch numbers for what is in between, {@link #depth()} of them from {@code at} on; the result is left in the first
     * @throws ArithmeticException if something is divided by zero
     */
    void evaluate(Values values, Fraction[] scratch, int at);

    /** How many numbers are needed to work it out. */
    int depth();

    /** Written out, with what variables stand for in their places if there are any. */
    String text(Values values);

    /** A number that stands there. */
    record Number(BigRatio value, String written) implements Expression {
        @Override
        public void evaluate(Values values, Fraction[] scratch, int at) {
            scratch[at].set(value);
        }

        @Override
        public int depth() {
            return 1;
        }

        @Override
        public String text(Values values) {
            return written;
        }
    }

    /** A variable. */
    record Name(Variable variable) implements Expression {
        @Override
        public void evaluate(Values values, Fraction[] scratch, int at) {
            if (variable == Variable.VALUE || variable == Variable.VMAX) {
                scratch[at].set(values.exact(variable));
            } else {
                scratch[at].set(values.whole(variable));
            }
        }

        @Override
        public int depth() {
            return 1;
        }

        @Override
        public String text(Values values) {
            return values.exact(variable).toString();
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
        public int depth() {
            return of.depth();
        }

        @Override
        public String text(Values values) {
            return "\u2212" + of.text(values);
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
        public int depth() {
            return Math.max(left.depth(), 1 + right.depth());
        }

        @Override
        public String text(Values values) {
            String shown = sign == '-' ? "\u2212" : sign == '*' ? "\u00D7" : String.valueOf(sign);
            return "(" + left.text(values) + " " + shown + " " + right.text(values) + ")";
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
        public int depth() {
            return 1 + base.depth();
        }

        @Override
        public String text(Values values) {
            return base.text(values) + "^" + exponent;
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
        public int depth() {
            return 1 + arguments.stream().mapToInt(Expression::depth).max().orElse(1);
        }

        @Override
        public String text(Values values) {
            return function.word() + "(" + String.join(", ", arguments.stream().map(each -> each.text(values)).toList()) + ")";
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
        public int depth() {
            return Math.max(Math.max(left.depth(), 1 + right.depth()), Math.max(then.depth(), otherwise.depth()));
        }

        @Override
        public String text(Values values) {
            return "if(" + left.text(values) + " " + relation.sign() + " " + right.text(values) + ", " + then.text(values) + ", "
                    + otherwise.text(values) + ")";
        }
    }
}
