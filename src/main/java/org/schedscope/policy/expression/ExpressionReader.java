package org.schedscope.policy.expression;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.Set;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.expression.Expression.Call;
import org.schedscope.policy.expression.Expression.Choice;
import org.schedscope.policy.expression.Expression.Count;
import org.schedscope.policy.expression.Expression.Name;
import org.schedscope.policy.expression.Expression.Negation;
import org.schedscope.policy.expression.Expression.Number;
import org.schedscope.policy.expression.Expression.Operation;
import org.schedscope.policy.expression.Expression.Power;
import org.schedscope.syntax.SyntaxRules;
import org.schedscope.syntax.Placed;
import org.schedscope.syntax.Relation;
import org.schedscope.syntax.Syntax;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.text.Message;

/**
 * Reads orderings: numbers, {@link Variable}s and names of counted resources with {@code + - * / ^}, {@link Function}s, and
 * {@code if(a < b, then, otherwise)}.
 */
public final class ExpressionReader {
    private static final int MOST_CHARACTERS = 500;
    private static final int MOST_DIGITS = 18;
    private static final String IF = "if";
    private static final SyntaxRules RULES = new SyntaxRules("+-*/^(),", "<>=!", Set.of(), false, MOST_CHARACTERS);

    private final String text;

    private final Predicate<String> resource;

    private ExpressionReader(String text, Predicate<String> resource) {
        this.text = text;
        this.resource = resource;
    }

    /** @throws SyntaxException for a text that cannot be read */
    public static Expression read(String text) {
        return read(text, word -> false);
    }

    /**
     * Reads an ordering for a platform with counted resources.
     *
     * @param resource whether a word is the name of one
     * @throws SyntaxException for a text that cannot be read
     */
    public static Expression read(String text, Predicate<String> resource) {
        return new ExpressionReader(text, resource).expression(RULES.read(text));
    }

    private Expression expression(Syntax syntax) {
        return switch (syntax.form()) {
            case PHRASE -> atom(syntax);
            case CALL -> call(syntax);
            case PREFIX -> {
                Expression of = expression(syntax.parts().get(0));
                yield syntax.words().size() % 2 == 0 ? of : new Negation(of);
            }
            case INFIX -> operation(syntax);
        };
    }

    private Expression operation(Syntax syntax) {
        Expression left = expression(syntax.parts().get(0));
        Syntax.Token sign = syntax.words().get(0);
        Syntax right = syntax.parts().get(1);
        if (sign.is("^")) {
            if (right.words().size() != 1 || !right.words().get(0).text().matches("[0-8]")) {
                throw wrong(right, "exponent");
            }
            return new Power(left, Integer.parseInt(right.words().get(0).text()));
        }
        if ("+-*/".indexOf(sign.text()) < 0) {
            throw wrong(sign, "operator", sign.text());
        }
        return new Operation(sign.text().charAt(0), left, expression(right));
    }

    private Expression atom(Syntax syntax) {
        if (syntax.words().isEmpty()) {
            throw syntax.from() == text.length() ? wrong(syntax, "atom")
                    : wrong(syntax, "atom.before", Character.toString(text.codePointAt(syntax.from())));
        }
        String word = syntax.words().get(0).text();
        if (word.charAt(0) == '.' || Character.isDigit(word.charAt(0))) {
            if (word.length() > MOST_DIGITS || !word.matches("[0-9]+(\\.[0-9]+)?")) {
                throw wrong(syntax, "number", word, MOST_DIGITS);
            }
            BigDecimal value = new BigDecimal(word);
            return new Number(new BigRatio(value.unscaledValue(), BigInteger.TEN.pow(value.scale())), word);
        }
        if (Variable.named(word).isEmpty() && resource.test(word)) {
            return new Count(word);
        }
        return new Name(Variable.named(word).orElseThrow(() -> wrong(syntax, "variable", word, String.join(", ", Variable.words()))));
    }

    private Expression call(Syntax syntax) {
        Syntax.Token name = syntax.words().get(0);
        if (name.text().equals(IF)) {
            return choice(syntax.parts());
        }
        Function function = Function.named(name.text()).orElseThrow(() -> wrong(name, "function", name.text(), String.join(", ", Function
                .words()) + ", " + IF));
        List<Expression> arguments = syntax.parts().stream().map(this::expression).toList();
        if (!function.takes(arguments.size())) {
            throw wrong(syntax, "takes", name.text(), function.arguments());
        }
        return new Call(function, arguments);
    }

    private Expression choice(List<Syntax> parts) {
        Syntax comparison = parts.get(0);
        Relation relation = Optional.of(comparison).filter(each -> each.form() == Syntax.Form.INFIX)
                .flatMap(infix -> Relation.of(infix.words().get(0).text())).orElseThrow(() -> missing(comparison, "if.comparison"));
        if (parts.size() != 3) {
            throw missing(parts.get(Math.min(parts.size(), 3) - 1), "if.parts");
        }
        return new Choice(expression(comparison.parts().get(0)), relation, expression(comparison.parts().get(1)),
                expression(parts.get(1)), expression(parts.get(2)));
    }

    private static SyntaxException missing(Syntax after, String key) {
        return new SyntaxException(Message.of("expressions", key), after.to(), after.to());
    }

    private static SyntaxException wrong(Placed place, String key, Object... values) {
        return new SyntaxException(Message.of("expressions", key, values), place);
    }
}
