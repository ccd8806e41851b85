package org.schedscope.policy.expression;

import org.schedscope.policy.expression.Expression.Call;
import org.schedscope.policy.expression.Expression.Choice;
import org.schedscope.policy.expression.Expression.Name;
import org.schedscope.policy.expression.Expression.Negation;
import org.schedscope.policy.expression.Expression.Number;
import org.schedscope.policy.expression.Expression.Operation;
import org.schedscope.policy.expression.Expression.Power;

/** An expression as somebody would type it: with no more parentheses than {@link Parser} needs to read the same expression again. */
public final class SourceText {
    private static final int SUM = 1;
    private static final int PRODUCT = 2;
    private static final int SIGNED = 3;
    private static final int POWER = 4;
    private static final int ATOM = 5;

    private final StringBuilder text = new StringBuilder();

    private SourceText() {
    }

    /** The text of an expression. */
    public static String of(Expression expression) {
        SourceText source = new SourceText();
        source.write(expression, SUM);
        return source.text.toString();
    }

    /** @param least how tightly what is written must hold together in the place where it stands */
    private void write(Expression expression, int least) {
        boolean open = tightness(expression) < least;
        text.append(open ? "(" : "");
        if (expression instanceof Number number) {
            text.append(number.written());
        } else if (expression instanceof Name name) {
            text.append(name.variable().word());
        } else if (expression instanceof Negation negation) {
            text.append('-');
            write(negation.of(), POWER);
        } else if (expression instanceof Operation operation) {
            write(operation);
        } else if (expression instanceof Power power) {
            write(power.base(), ATOM);
            text.append('^').append(power.exponent());
        } else if (expression instanceof Call call) {
            write(call);
        } else if (expression instanceof Choice choice) {
            write(choice);
        }
        text.append(open ? ")" : "");
    }

    private static int tightness(Expression expression) {
        if (expression instanceof Operation operation) {
            return operation.sign() == '+' || operation.sign() == '-' ? SUM : PRODUCT;
        }
        return expression instanceof Negation ? SIGNED : expression instanceof Power ? POWER : ATOM;
    }

    private void write(Operation operation) {
        int own = tightness(operation);
        write(operation.left(), own);
        text.append(' ').append(operation.sign()).append(' ');
        write(operation.right(), own + 1);
    }

    private void write(Call call) {
        text.append(call.function().word()).append('(');
        for (int i = 0; i < call.arguments().size(); i++) {
            text.append(i == 0 ? "" : ", ");
            write(call.arguments().get(i), SUM);
        }
        text.append(')');
    }

    private void write(Choice choice) {
        text.append("if(");
        write(choice.left(), SUM);
        text.append(' ').append(choice.relation().sign()).append(' ');
        write(choice.right(), SUM);
        text.append(", ");
        write(choice.then(), SUM);
        text.append(", ");
        write(choice.otherwise(), SUM);
        text.append(')');
    }
}
