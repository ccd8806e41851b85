package org.schedscope.io.output;

import java.util.regex.Pattern;
import org.schedscope.io.input.SafeText;

/** Names and sentences as cells of tables in Markdown: they end no cell, begin no link and no HTML. */
public final class MarkdownCell {
    /** A less-than sign that would begin a tag or a comment; others stay as they are read best. */
    private static final Pattern TAG = Pattern.compile("<(?=[A-Za-z/!?])");

    private MarkdownCell() {
    }

    public static String of(String text) {
        String plain = SafeText.of(text.replace('\n', ' ')).replace("|", "\\|").replace("[", "\\[");
        return TAG.matcher(plain).replaceAll("&lt;");
    }
}
