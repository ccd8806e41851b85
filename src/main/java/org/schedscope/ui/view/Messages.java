package org.schedscope.ui.view;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import org.schedscope.ui.state.Language;

/** Texts shown to users, by key, from a bundle in {@code assets/messages}. */
public final class Messages {
    /** The texts of the window itself. */
    public static final Messages WINDOW = new Messages("window");

    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final String name;
    private final Map<Language, ResourceBundle> bundles = new ConcurrentHashMap<>();

    /**
     * @param name file name of the bundle, without language and {@code .properties}
     */
    public Messages(String name) {
        this.name = name;
    }

    /** In the language that is spoken; what it lacks is English. */
    private ResourceBundle bundle() {
        return bundles.computeIfAbsent(Language.spoken(),
                language -> ResourceBundle.getBundle("assets/messages/" + name, language.locale(), NO_FALLBACK));
    }

    /** A text as it stands. */
    public String text(String key) {
        return bundle().getString(key);
    }

    /** Whether there is a text. */
    boolean has(String key) {
        return bundle().containsKey(key);
    }

    /** A text as it stands, or another where there is none, such as the name of something that has no other. */
    String textOr(String key, String otherwise) {
        return has(key) ? text(key) : otherwise;
    }

    /** A text with {@code {0}}, {@code {1}}, … filled in; give numbers as text, see {@link org.schedscope.chart.Figures}. */
    public String text(String key, Object... values) {
        return new MessageFormat(bundle().getString(key), Locale.ROOT).format(values);
    }
}
