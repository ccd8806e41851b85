package org.schedscope.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import org.schedscope.syntax.Syntax.Token;
import org.schedscope.text.Message;

/** Splits a text into words and signs. */
final class TokenReader {
    private final String text;
    private final SyntaxRules rules;
    private int at;

    private TokenReader(String text, SyntaxRules rules) {
        this.text = text;
        this.rules = rules;
    }

    /**
     * The words and signs of a text, with an empty sign at the end.
     *
     * @throws SyntaxException if a quote is not closed
     */
    static List<Token> read(String text, SyntaxRules rules) {
        TokenReader reader = new TokenReader(text, rules);
        List<Token> tokens = new ArrayList<>();
        do {
            reader.at = reader.run(reader::isSpace);
            tokens.add(reader.next());
        } while (!tokens.get(tokens.size() - 1).text().isEmpty() || !tokens.get(tokens.size() - 1).isSign());
        return tokens;
    }

    private boolean isSpace(int c) {
        return c == ' ' || rules.isProse() && Character.isWhitespace(c);
    }

    private boolean isSign(int c) {
        return rules.signs().indexOf(c) >= 0;
    }

    private boolean isComparison(int c) {
        return rules.comparisons().indexOf(c) >= 0;
    }

    private static boolean isLetter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9' || c == '.';
    }

    /** The end of a run of matching characters from the current position. */
    private int run(IntPredicate of) {
        int end = at;
        while (end < text.length() && of.test(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private Token next() {
        if (at == text.length()) {
            return token(true, at);
        }
        char first = text.charAt(at);
        if (isSign(first)) {
            return token(true, at + 1);
        }
        if (isComparison(first)) {
            return token(true, run(this::isComparison));
        }
        if (rules.isProse()) {
            return name();
        }
        return isLetter(first) ? token(false, run(TokenReader::isLetter))
                : isDigit(first) ? token(false, run(TokenReader::isDigit)) : token(true, text.offsetByCodePoints(at, 1));
    }

    private Token token(boolean isSign, int end) {
        int from = at;
        at = end;
        String token = text.substring(from, end);
        return new Token(isSign, token, List.of(token), from, end);
    }

    private Token name() {
        int from = at;
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        while (at < text.length() && !isSpace(text.charAt(at)) && !isComparison(text.charAt(at)) && !isSign(text.charAt(at))) {
            char next = text.charAt(at++);
            if (next == '"') {
                quoted(part);
            } else if (next == '/') {
                parts.add(part.toString());
                part.setLength(0);
            } else {
                part.append(next);
            }
        }
        parts.add(part.toString());
        boolean isKeyword = rules.keywords().contains(text.substring(from, at).toLowerCase(Locale.ROOT));
        return new Token(isKeyword, String.join("/", parts), List.copyOf(parts), from, at);
    }

    /** Reads up to the closing quote; a backslash takes the next character literally. */
    private void quoted(StringBuilder part) {
        int opened = at - 1;
        while (at < text.length() && text.charAt(at) != '"') {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            part.append(text.charAt(at++));
        }
        if (at == text.length()) {
            throw new SyntaxException(Message.of("expressions", "quote"), opened, at);
        }
        at++;
    }
}
