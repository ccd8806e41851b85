package org.schedscope.page;

/** Escaped HTML. */
final class Html {
    private Html() {
    }

    /** A text with characters escaped for elements and attributes. */
    static String of(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.append(c < ' ' && c != '\n' && c != '\t' ? ' ' : c);
            }
        }
        return out.toString();
    }

    static String element(String name, String text) {
        return "<" + name + ">" + of(text) + "</" + name + ">";
    }
}
