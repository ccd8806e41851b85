package org.schedscope.io.input;

import java.util.Locale;

/**
 * Text from files made safe for display: line breaks, control characters, changes of the writing direction and unpaired surrogates are
 * written as escapes, such as {@code \\u001b}. Readers convert every name and text as they read it, so that all outputs contain the same
 * text.
 */
public final class SafeText {
    private static final int LONGEST_QUOTE = 60;

    private SafeText() {
    }

    public static String of(String text) {
        StringBuilder line = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean plain = c >= ' ' && c < 0x7F || c > 0x7F && isShown(text, i);
            if (!plain && line == null) {
                line = new StringBuilder(text.substring(0, i));
            }
            if (line != null) {
                line.append(plain ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
            }
        }
        return line == null ? text : line.toString();
    }

    /** Whether a character beyond ASCII is displayed unchanged. */
    private static boolean isShown(String text, int at) {
        char c = text.charAt(at);
        if (Character.isSurrogate(c)) {
            return Character.isHighSurrogate(c) ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
                    : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        }
        boolean control = c < 0xA0 || c == 0x2028 || c == 0x2029;
        boolean turning = c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069;
        return !control && !turning && c < 0xFFFE;
    }

    /** A text in quotation marks, shortened if it is long. */
    public static String quoted(String text) {
        return '"' + cut(text) + '"';
    }

    public static String cut(String text) {
        return cut(text, LONGEST_QUOTE);
    }

    public static String cut(String text, int longest) {
        boolean pair = text.length() > longest && Character.isHighSurrogate(text.charAt(longest - 1));
        return text.length() <= longest ? text : text.substring(0, pair ? longest - 1 : longest) + "…";
    }
}
