package org.schedscope.syntax;

import java.util.List;

/**
 * A part of a text, before its names are looked up.
 *
 * @param words of a phrase, none where one is missing; the name of a call; the sign between two parts; the signs before one
 * @param parts arguments of a call, operands of a sign, or what follows signs
 * @param from number of its first character, from 0
 * @param to number of the character after its last
 */
public record Syntax(Form form, List<Token> words, List<Syntax> parts, int from, int to) implements Placed {
    /** How a part is put together. */
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
        /** Whether it is this sign, in any case. */
        public boolean is(String sign) {
            return isSign && text.equalsIgnoreCase(sign);
        }
    }

    public Syntax {
        words = List.copyOf(words);
        parts = List.copyOf(parts);
    }

    /** Whether it is two parts with this sign between them. */
    public boolean joins(String sign) {
        return form == Form.INFIX && words.get(0).is(sign);
    }
}
