package org.schedscope.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.schedscope.syntax.Syntax.Form;
import org.schedscope.syntax.Syntax.Token;
import org.schedscope.text.Message;

/** Precedence-climbing parser: the operands of a sign bind tighter than the sign. */
final class SyntaxReader {
    private static final int MOST_DEPTH = 50;
    private static final int LOOSEST = 1;
    private static final int COMPARISON = 4;
    private static final int POWER = 8;
    /** Binding strength of infix signs. */
    private static final Map<String, Integer> INFIX = Map.of("or", LOOSEST, "and", 2, "in", COMPARISON, "+", 5, "-", 5, "*", 6, "/", 6, "^",
            POWER);
    /** Binding strength of prefix signs. */
    private static final Map<String, Integer> PREFIX = Map.of("not", 3, "-", 7);

    private final SyntaxRules rules;
    private final List<Token> tokens;
    private int at;
    private int depth;

    private SyntaxReader(String text, SyntaxRules rules) {
        this.rules = rules;
        tokens = TokenReader.read(text, rules);
    }

    static Syntax read(String text, SyntaxRules rules) {
        if (text.length() > rules.longest()) {
            throw new SyntaxException(words("long", rules.longest()), rules.longest(), text.length());
        }
        SyntaxReader reader = new SyntaxReader(text, rules);
        Syntax whole = reader.nested();
        if (!reader.isAtEnd()) {
            throw reader.wrong(reader.next().is(")") ? "unopened" : "operator", reader.next().text());
        }
        return whole;
    }

    private Syntax nested() {
        if (++depth > MOST_DEPTH) {
            throw wrong("deep", MOST_DEPTH);
        }
        Syntax inside = operation(LOOSEST);
        depth--;
        return inside;
    }

    private Syntax operation(int least) {
        int prefix = tightness(PREFIX);
        int most = prefix >= least ? prefix : POWER;
        Syntax left = prefix >= least ? prefixed(prefix) : operand();
        for (int tight = infix(); tight >= least && tight <= most; tight = infix()) {
            Token sign = tokens.get(at++);
            Syntax right = rules.isProse() && tight == COMPARISON ? value() : operation(tight + 1);
            left = new Syntax(Form.INFIX, List.of(sign), List.of(left, right), left.from(), right.to());
            // Neither comparisons nor powers are chained.
            most = tight == COMPARISON || tight == POWER ? tight - 1 : tight;
        }
        return left;
    }

    private int tightness(Map<String, Integer> of) {
        return next().isSign() ? of.getOrDefault(next().text().toLowerCase(Locale.ROOT), 0) : 0;
    }

    private int infix() {
        boolean isComparison = next().isSign() && !isAtEnd() && rules.comparisons().indexOf(next().text().charAt(0)) >= 0;
        return isComparison ? COMPARISON : tightness(INFIX);
    }

    /** Prefix signs in a row, as one node, so that a row cannot be too deep. */
    private Syntax prefixed(int tight) {
        int first = at;
        while (tightness(PREFIX) == tight) {
            at++;
        }
        List<Token> signs = List.copyOf(tokens.subList(first, at));
        Syntax of = operation(tight);
        return new Syntax(Form.PREFIX, signs, List.of(of), signs.get(0).from(), of.to());
    }

    private Syntax operand() {
        Token first = next();
        if (first.is("(")) {
            at++;
            Syntax inside = nested();
            close(first);
            return inside;
        }
        int from = at;
        while (!next().isSign() && (rules.isProse() || at == from)) {
            at++;
        }
        boolean isCalled = !rules.isProse() && at > from && next().is("(") && !TokenReader.isDigit(first.text().charAt(0));
        return isCalled ? call(first) : phrase(from);
    }

    /** The right side of a comparison, up to the next comparison. */
    private Syntax value() {
        int from = at;
        while (!isAtEnd() && (at == from || !(next().is("and") || next().is("or") || next().is(")")))) {
            at++;
        }
        return phrase(from);
    }

    private Syntax phrase(int from) {
        int begin = tokens.get(from).from();
        return new Syntax(Form.PHRASE, tokens.subList(from, at), List.of(), begin, at > from ? tokens.get(at - 1).to() : begin);
    }

    private Syntax call(Token name) {
        Token opened = next();
        List<Syntax> arguments = new ArrayList<>();
        do {
            at++;
            arguments.add(nested());
        } while (next().is(","));
        return new Syntax(Form.CALL, List.of(name), arguments, name.from(), close(opened).to());
    }

    private Token close(Token opened) {
        if (!next().is(")")) {
            throw isAtEnd() ? new SyntaxException(words("unclosed"), opened) : wrong("close", next().text());
        }
        return tokens.get(at++);
    }

    private Token next() {
        return tokens.get(at);
    }

    private boolean isAtEnd() {
        return at == tokens.size() - 1;
    }

    private static Message words(String key, Object... values) {
        return Message.of("expressions", key, values);
    }

    private SyntaxException wrong(String key, Object... values) {
        return new SyntaxException(words(key, values), next());
    }
}
