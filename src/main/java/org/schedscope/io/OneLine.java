package org.schedscope.io;

import java.util.Locale;

/** Text from files inside messages: no line breaks, no control characters, not endless. */
public final class OneLine {
    private static final int LONGEST_QUOTE = 60;

    private OneLine() {
    }

    public static String of(String text) {
        StringBuilder line = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean plain = c >= ' ' && c != 0x7F && !(c >= 0x80 && c < 0xA0) && c != 0x2028 && c != 0x2029;
            if (!plain && line == null) {
                line = new StringBuilder(text.substring(0, i));
            }
            if (line != null) {
                line.append(plain ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
            }
        }
        return line == null ? text : line.toString();
    }

    /** In quotation marks, cut when long. */
    public static String quoted(String text) {
        return '"' + cut(text) + '"';
    }

    public static String cut(String text) {
        return cut(text, LONGEST_QUOTE);
    }

    public static String cut(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest) + "…";
    }
}
