package org.schedscope.syntax;

import java.util.Set;

/**
 * Signs and keywords of one language for typed text.
 *
 * @param signs characters that are signs by themselves
 * @param comparisons characters of comparison signs
 * @param keywords words that are signs, in small letters; in the text in any case, and not in quotes
 * @param isProse whether names may have any other characters and quotes, and values any words; otherwise there are numbers, words of
 * letters, and calls
 * @param longest most characters of a text
 */
public record SyntaxRules(String signs, String comparisons, Set<String> keywords, boolean isProse, int longest) {
    public SyntaxRules {
        keywords = Set.copyOf(keywords);
    }

    /**
     * Parses a text.
     *
     * @throws SyntaxException if it is too long, too deep, or incorrect
     */
    public Syntax read(String text) {
        return SyntaxReader.read(text, this);
    }

    /** A name as one word, quoted where it must be; a slash in it is literal. */
    public String name(String name) {
        boolean bare = !name.isEmpty()
                && name.chars().noneMatch(c -> Character.isWhitespace(c) || c == '"' || (signs + comparisons).indexOf(c) >= 0);
        return bare ? name : quoted(name);
    }

    /** A name as one part of a word with slashes, quoted where it must be. */
    public String part(String name) {
        return name.indexOf('/') >= 0 ? quoted(name) : name(name);
    }

    private static String quoted(String name) {
        return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
