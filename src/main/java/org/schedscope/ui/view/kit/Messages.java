package org.schedscope.ui.view.kit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;

/** Texts of the window, in the language that is spoken when one is asked for. */
public final class Messages {
    /** The texts of the window itself. */
    public static final Messages WINDOW = new Messages("window");

    /** The words of charts. */
    public static final Messages CHART = new Messages("chart");

    private final String name;
    private final Map<Language, Texts> texts = new ConcurrentHashMap<>();

    /**
     * @param name file name of the bundle, without language and {@code .properties}
     */
    public Messages(String name) {
        this.name = name;
    }

    /** All of them, in the language that is spoken. */
    public Texts spoken() {
        return texts.computeIfAbsent(SpokenLanguage.now(), language -> Texts.of(name, language));
    }

    /** A text as it stands. */
    public String text(String key) {
        return spoken().text(key);
    }

    /** Whether there is a text. */
    public boolean has(String key) {
        return spoken().has(key);
    }

    /** A text as it stands, or another where there is none, such as the name of something that has no other. */
    public String textOr(String key, String otherwise) {
        return has(key) ? text(key) : otherwise;
    }

    /** A text with {@code {0}}, {@code {1}}, … filled in; give numbers as text, see {@link org.schedscope.chart.paint.Figures}. */
    public String text(String key, Object... values) {
        return spoken().text(key, values);
    }
}
