package org.schedscope.experiment.search;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.Expression.Call;
import org.schedscope.policy.expression.Expression.Choice;
import org.schedscope.policy.expression.Expression.Negation;
import org.schedscope.policy.expression.Expression.Operation;
import org.schedscope.policy.expression.Expression.Power;

/** Expressions as trees, with nodes numbered from 0 in preorder. */
final class Trees {
    private Trees() {
    }

    static int size(Expression tree) {
        return 1 + tree.parts().stream().mapToInt(Trees::size).sum();
    }

    static Expression node(Expression tree, int number) {
        int left = number;
        if (left == 0) {
            return tree;
        }
        left--;
        for (Expression child : tree.parts()) {
            int size = size(child);
            if (left < size) {
                return node(child, left);
            }
            left -= size;
        }
        throw new IndexOutOfBoundsException(number);
    }

    /** The tree with one node replaced. */
    static Expression with(Expression tree, int number, Expression other) {
        if (number == 0) {
            return other;
        }
        int left = number - 1;
        List<Expression> children = new ArrayList<>(tree.parts());
        for (int i = 0; i < children.size(); i++) {
            int size = size(children.get(i));
            if (left >= 0 && left < size) {
                children.set(i, with(children.get(i), left, other));
            }
            left -= size;
        }
        return over(tree, children);
    }

    private static Expression over(Expression node, List<Expression> children) {
        Expression first = children.get(0);
        if (node instanceof Negation) {
            return new Negation(first);
        } else if (node instanceof Operation operation) {
            return new Operation(operation.sign(), first, children.get(1));
        } else if (node instanceof Power power) {
            return new Power(first, power.exponent());
        } else if (node instanceof Call call) {
            return new Call(call.function(), children);
        } else if (node instanceof Choice choice) {
            return new Choice(first, choice.relation(), children.get(1), children.get(2), children.get(3));
        }
        throw new IllegalArgumentException("nothing stands below " + node);
    }
}
