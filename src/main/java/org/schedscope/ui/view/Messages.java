package org.schedscope.ui.view;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** Texts shown to users, by key, from a bundle in {@code assets/messages}. */
public final class Messages {
    /** The texts of the window itself. */
    public static final Messages WINDOW = new Messages("window");

    private final ResourceBundle bundle;

    /**
     * @param name file name of the bundle, without {@code .properties}
     */
    public Messages(String name) {
        bundle = ResourceBundle.getBundle("assets/messages/" + name, Locale.ROOT);
    }

    /** A text as it stands. */
    public String text(String key) {
        return bundle.getString(key);
    }

    /** Whether there is a text. */
    boolean has(String key) {
        return bundle.containsKey(key);
    }

    /** A text as it stands, or another where there is none, such as the name of something that has no other. */
    String textOr(String key, String otherwise) {
        return has(key) ? text(key) : otherwise;
    }

    /** A text with {@code {0}}, {@code {1}}, … filled in; give numbers as text, see {@link org.schedscope.chart.Figures}. */
    public String text(String key, Object... values) {
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(values);
    }
}
