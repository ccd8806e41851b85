package org.schedscope.policy.expression;

import java.util.List;
import java.util.stream.Collectors;
import org.schedscope.policy.expression.Expression.Call;
import org.schedscope.policy.expression.Expression.Choice;
import org.schedscope.policy.expression.Expression.Count;
import org.schedscope.policy.expression.Expression.Name;
import org.schedscope.policy.expression.Expression.Negation;
import org.schedscope.policy.expression.Expression.Number;
import org.schedscope.policy.expression.Expression.Operation;
import org.schedscope.policy.expression.Expression.Power;

/** An expression as it is typed: with no more parentheses than {@link ExpressionReader} needs to read the same expression again. */
public final class SourceText {
    private static final int SUM = 1;
    private static final int PRODUCT = 2;
    private static final int SIGNED = 3;
    private static final int POWER = 4;
    private static final int ATOM = 5;

    private SourceText() {
    }

    /** The text of an expression. */
    public static String of(Expression expression) {
        return text(expression, SUM);
    }

    /** @param least how tightly the text must hold together in its place */
    private static String text(Expression expression, int least) {
        int own = tightness(expression);
        return own < least ? "(" + bare(expression, own) + ")" : bare(expression, own);
    }

    private static int tightness(Expression expression) {
        if (expression instanceof Operation operation) {
            return operation.sign() == '+' || operation.sign() == '-' ? SUM : PRODUCT;
        }
        return expression instanceof Negation ? SIGNED : expression instanceof Power ? POWER : ATOM;
    }

    private static String bare(Expression expression, int own) {
        if (expression instanceof Number number) {
            return number.written();
        } else if (expression instanceof Count count) {
            return count.resource();
        } else if (expression instanceof Name name) {
            return name.variable().word();
        } else if (expression instanceof Negation negation) {
            return "-" + text(negation.of(), POWER);
        } else if (expression instanceof Operation operation) {
            return text(operation.left(), own) + " " + operation.sign() + " " + text(operation.right(), own + 1);
        } else if (expression instanceof Power power) {
            return text(power.base(), ATOM) + "^" + power.exponent();
        } else if (expression instanceof Choice choice) {
            return "if(" + of(choice.left()) + " " + choice.relation().sign() + " "
                    + list(List.of(choice.right(), choice.then(), choice.otherwise())) + ")";
        }
        return ((Call) expression).function().word() + "(" + list(expression.parts()) + ")";
    }

    private static String list(List<Expression> expressions) {
        return expressions.stream().map(SourceText::of).collect(Collectors.joining(", "));
    }
}
