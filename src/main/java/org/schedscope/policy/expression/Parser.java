package org.schedscope.policy.expression;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.expression.Expression.Call;
import org.schedscope.policy.expression.Expression.Choice;
import org.schedscope.policy.expression.Expression.Name;
import org.schedscope.policy.expression.Expression.Negation;
import org.schedscope.policy.expression.Expression.Number;
import org.schedscope.policy.expression.Expression.Operation;
import org.schedscope.policy.expression.Expression.Power;
import org.schedscope.text.Message;

/**
 * Reads {@code sum = product (("+" | "-") product)*}, {@code product = signed (("*" | "/") signed)*}, {@code signed = "-" signed | power},
 * {@code power = atom ("^" digit)?}, and atoms: a number, a variable, a sum in parentheses, {@code word(sum, …)}, {@code if(sum < sum,
 * sum, sum)}.
 */
public final class Parser {
    private static final int MOST_CHARACTERS = 500;
    private static final int MOST_DEPTH = 50;
    private static final int MOST_DIGITS = 18;
    private static final List<String> SIGNS = List.of("<=", ">=", "==", "!=", "<", ">");
    private static final String IF = "if";

    private final String text;
    private int at;
    private int depth;

    private Parser(String text) {
        this.text = text;
    }

    /** @throws ExpressionException if the text is no expression */
    public static Expression parse(String text) {
        if (text.length() > MOST_CHARACTERS) {
            throw new ExpressionException(words("long", MOST_CHARACTERS), MOST_CHARACTERS, text.length());
        }
        Parser parser = new Parser(text);
        Expression whole = parser.sum();
        parser.skipSpace();
        if (parser.at < text.length()) {
            throw parser.text.charAt(parser.at) == ')' ? parser.wrong("unopened") : parser.wrong("operator", parser.text.charAt(parser.at));
        }
        return whole;
    }

    private Expression sum() {
        if (++depth > MOST_DEPTH) {
            throw wrong("deep", MOST_DEPTH);
        }
        Expression left = product();
        while (next('+') || next('-')) {
            char sign = text.charAt(at++);
            left = new Operation(sign, left, product());
        }
        depth--;
        return left;
    }

    private Expression product() {
        Expression left = signed();
        while (next('*') || next('/')) {
            char sign = text.charAt(at++);
            left = new Operation(sign, left, signed());
        }
        return left;
    }

    private Expression signed() {
        boolean negative = false;
        while (next('-')) {
            at++;
            negative = !negative;
        }
        Expression power = power();
        return negative ? new Negation(power) : power;
    }

    private Expression power() {
        Expression base = atom();
        if (!next('^')) {
            return base;
        }
        at++;
        skipSpace();
        if (at >= text.length() || text.charAt(at) < '0' || text.charAt(at) > '8'
                || at + 1 < text.length() && Character.isDigit(text.charAt(at + 1))) {
            throw wrong("exponent");
        }
        return new Power(base, text.charAt(at++) - '0');
    }

    private Expression atom() {
        skipSpace();
        if (at >= text.length()) {
            throw wrong("atom");
        }
        char first = text.charAt(at);
        if (first == '(') {
            int opened = at++;
            Expression inside = sum();
            close(opened);
            return inside;
        }
        if (first >= '0' && first <= '9' || first == '.') {
            return number();
        }
        if (isLetter(first)) {
            return word();
        }
        throw wrong("atom.before", first);
    }

    private Expression number() {
        int from = at;
        while (at < text.length() && (text.charAt(at) >= '0' && text.charAt(at) <= '9' || text.charAt(at) == '.')) {
            at++;
        }
        String written = text.substring(from, at);
        if (written.length() > MOST_DIGITS || !written.matches("[0-9]+(\\.[0-9]+)?")) {
            throw new ExpressionException(words("number", written, MOST_DIGITS), from, at);
        }
        BigDecimal value = new BigDecimal(written);
        return new Number(new BigRatio(value.unscaledValue(), BigInteger.TEN.pow(value.scale())), written);
    }

    private Expression word() {
        int from = at;
        while (at < text.length() && isLetter(text.charAt(at))) {
            at++;
        }
        String word = text.substring(from, at);
        if (next('(')) {
            return call(word, from);
        }
        Optional<Variable> variable = Variable.named(word);
        if (variable.isEmpty()) {
            throw new ExpressionException(words("variable", word, String.join(", ", Variable.words())), from, from + word.length());
        }
        return new Name(variable.get());
    }

    private Expression call(String word, int from) {
        int opened = at++;
        if (word.equals(IF)) {
            return choice(opened);
        }
        Optional<Function> function = Function.named(word);
        if (function.isEmpty()) {
            throw new ExpressionException(words("function", word, String.join(", ", Function.words()) + ", " + IF), from,
                    from + word.length());
        }
        List<Expression> arguments = new ArrayList<>(List.of(sum()));
        while (next(',')) {
            at++;
            arguments.add(sum());
        }
        close(opened);
        if (!function.get().takes(arguments.size())) {
            throw new ExpressionException(words("takes", word, function.get().arguments()), from, at);
        }
        return new Call(function.get(), arguments);
    }

    private Expression choice(int opened) {
        Expression left = sum();
        skipSpace();
        Optional<String> sign = SIGNS.stream().filter(each -> text.startsWith(each, at)).findFirst();
        if (sign.isEmpty()) {
            throw wrong("if.comparison");
        }
        at += sign.get().length();
        Expression right = sum();
        comma();
        Expression then = sum();
        comma();
        Expression otherwise = sum();
        close(opened);
        Relation relation = List.of(Relation.values()).stream().filter(each -> each.sign().equals(sign.get())).findFirst().orElseThrow();
        return new Choice(left, relation, right, then, otherwise);
    }

    private void comma() {
        if (!next(',')) {
            throw wrong("if.parts");
        }
        at++;
    }

    private void close(int opened) {
        if (!next(')')) {
            throw at < text.length() ? wrong("close", text.charAt(at))
                    : new ExpressionException(words("unclosed"), opened, opened + 1);
        }
        at++;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }

    private boolean next(char wanted) {
        skipSpace();
        return at < text.length() && text.charAt(at) == wanted;
    }

    private void skipSpace() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private static Message words(String key, Object... values) {
        return Message.of("expressions", key, values);
    }

    private ExpressionException wrong(String key, Object... values) {
        return new ExpressionException(words(key, values), at, Math.max(at + 1, Math.min(text.length(), at + 1)));
    }
}
