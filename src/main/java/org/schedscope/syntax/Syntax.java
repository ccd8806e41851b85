package org.schedscope.syntax;

import java.util.List;

/**
 * A node of the syntax tree, before its names are resolved.
 *
 * @param words words of a phrase, none where one is missing; the name of a call; the sign between two parts; the signs before one
 * @param parts arguments of a call, operands of a sign, or the operand of a prefix
 * @param from index of its first character, from 0
 * @param to index after its last character
 */
public record Syntax(Form form, List<Token> words, List<Syntax> parts, int from, int to) implements Placed {
    /** Kinds of nodes. */
    public enum Form {
        PHRASE, CALL, PREFIX, INFIX
    }

    /**
     * A word, a number or a sign.
     *
     * @param text without quotes
     * @param parts texts between the slashes that are not in quotes
     */
    public record Token(boolean isSign, String text, List<String> parts, int from, int to) implements Placed {
        /** Whether this is the given sign, in any case. */
        public boolean is(String sign) {
            return isSign && text.equalsIgnoreCase(sign);
        }
    }

    public Syntax {
        words = List.copyOf(words);
        parts = List.copyOf(parts);
    }

    /** Whether this is an infix node with the given sign. */
    public boolean joins(String sign) {
        return form == Form.INFIX && words.get(0).is(sign);
    }
}
