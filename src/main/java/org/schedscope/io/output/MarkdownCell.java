package org.schedscope.io.output;

import java.util.regex.Pattern;
import org.schedscope.io.input.SafeText;

/** Names and sentences escaped for cells of Markdown tables: they cannot end a cell or begin a link or HTML. */
public final class MarkdownCell {
    /** A less-than sign that would begin a tag or a comment; others are left for readability. */
    private static final Pattern TAG = Pattern.compile("<(?=[A-Za-z/!?])");

    private MarkdownCell() {
    }

    public static String of(String text) {
        String plain = SafeText.of(text.replace('\n', ' ')).replace("|", "\\|").replace("[", "\\[");
        return TAG.matcher(plain).replaceAll("&lt;");
    }
}
