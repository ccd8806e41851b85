package org.schedscope.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts shown to users in one language, by key, from a bundle in {@code assets/messages}. What a language lacks is English. */
public final class Texts {
    /** The machine's own language has no say. */
    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private static final Pattern PLURAL = Pattern.compile("\\{([0-9])#([^|{}]*)\\|([^|{}]*)}");

    private final ResourceBundle bundle;
    private final Language language;

    private Texts(ResourceBundle bundle, Language language) {
        this.bundle = bundle;
        this.language = language;
    }

    /**
     * @param name file name of the bundle, without language and {@code .properties}
     * @throws java.util.MissingResourceException if there is no such bundle; so do its texts if there is no such key
     */
    public static Texts of(String name, Language language) {
        return new Texts(ResourceBundle.getBundle("assets/messages/" + name, language.locale(), Texts.class.getClassLoader(), NO_FALLBACK),
                language);
    }

    /** What figures among them are to be written in, too. */
    public Language language() {
        return language;
    }

    /** Whether there is a text. */
    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /** A text as it stands. */
    public String text(String key) {
        return bundle.getString(key);
    }

    /**
     * A text with {@code {0}}, {@code {1}}, … filled in; give numbers as text, grouped as they are to be read. Of {@code {0#core|cores}} the
     * first word is taken where that number is 1, else the second.
     */
    public String text(String key, Object... values) {
        String pattern = PLURAL.matcher(bundle.getString(key)).replaceAll(found -> Matcher.quoteReplacement(
                "1".equals(String.valueOf(values[Integer.parseInt(found.group(1))])) ? found.group(2) : found.group(3)));
        return new MessageFormat(pattern, Locale.ROOT).format(values);
    }

    /** A text about a number of things; {@code key.one} has the words for one of them. */
    public String count(String key, long number, Object... values) {
        return text(number == 1 ? key + ".one" : key, values);
    }
}
