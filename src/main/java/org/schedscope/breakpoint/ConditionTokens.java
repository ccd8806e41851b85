package org.schedscope.breakpoint;

import java.util.ArrayList;
import java.util.List;

/** The words of a condition's text, or of a query's: names, bare or in double quotes, and comparisons. */
public final class ConditionTokens {
    private static final String COMPARISON = "<>=";
    private static final String PARENTHESES = "()";

    /**
     * A word.
     *
     * @param column of its first character, from 1
     * @param isComparison whether it is made of {@code < > =} outside of quotes
     * @param parts what stands between the slashes that are not in quotes
     */
    public record Word(int column, boolean isComparison, List<String> parts) {
        /** All of it. */
        public String text() {
            return String.join("/", parts);
        }
    }

    private final String text;
    private final String comparison;
    private final String alone;
    private int at;

    private ConditionTokens(String text, String comparison, String alone) {
        this.text = text;
        this.comparison = comparison;
        this.alone = alone;
    }

    /** @throws ConditionException if a quote is not closed */
    static List<Word> of(String text) {
        return new ConditionTokens(text, COMPARISON, "").split();
    }

    /**
     * The same where {@code !} belongs to comparisons, and parentheses are words of their own.
     *
     * @throws ConditionException if a quote is not closed
     */
    public static List<Word> withParentheses(String text) {
        return new ConditionTokens(text, COMPARISON + "!", PARENTHESES).split();
    }

    private List<Word> split() {
        List<Word> words = new ArrayList<>();
        while (true) {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            if (at == text.length()) {
                return words;
            }
            words.add(isAlone() ? new Word(++at, false, List.of(text.substring(at - 1, at))) : isComparison() ? comparison() : name());
        }
    }

    private boolean isComparison() {
        return comparison.indexOf(text.charAt(at)) >= 0;
    }

    private boolean isAlone() {
        return alone.indexOf(text.charAt(at)) >= 0;
    }

    private Word comparison() {
        int from = at;
        while (at < text.length() && isComparison()) {
            at++;
        }
        return new Word(from + 1, true, List.of(text.substring(from, at)));
    }

    private Word name() {
        int from = at;
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        while (at < text.length() && !Character.isWhitespace(text.charAt(at)) && !isComparison() && !isAlone()) {
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
        return new Word(from + 1, false, List.copyOf(parts));
    }

    /** Up to the closing quote; a backslash takes what follows as it is. */
    private void quoted(StringBuilder part) {
        int opened = at;
        while (at < text.length() && text.charAt(at) != '"') {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            part.append(text.charAt(at++));
        }
        if (at == text.length()) {
            throw new ConditionException(opened, Condition.words("quote"));
        }
        at++;
    }

    /** A name so that it is one word, in quotes where it must be; a slash in it is its own. */
    static String name(String name) {
        boolean bare = !name.isEmpty();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            bare &= !Character.isWhitespace(c) && c != '"' && COMPARISON.indexOf(c) < 0;
        }
        return bare ? name : quoted(name);
    }

    /** A name that is one part of a word with slashes. */
    static String part(String name) {
        return name.indexOf('/') >= 0 ? quoted(name) : name(name);
    }

    private static String quoted(String name) {
        return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
