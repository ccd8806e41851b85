package org.schedscope.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts for users, by key, from a bundle in {@code assets/messages}: all in one language, or each in the current language at the time of
 * the call. A text that a language lacks is English.
 */
public final class Texts {
    /** Excludes the system's language. */
    private static final ResourceBundle.Control NO_FALLBACK = ResourceBundle.Control
            .getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private static final Pattern PLURAL = Pattern.compile("\\{([0-9])#([^|{}]*)\\|([^|{}]*)}");

    private static final Pattern KEYS = Pattern.compile("\\{keys:([^}]*)}");

    private final String name;
    private final Supplier<Language> spoken;
    private final UnaryOperator<String> keys;
    private volatile Bundle last;

    /** The texts of a language, cached because views look up several in every frame. */
    private record Bundle(Language language, ResourceBundle texts) {
    }

    private Texts(String name, Supplier<Language> spoken, UnaryOperator<String> keys) {
        this.name = name;
        this.spoken = spoken;
        this.keys = keys;
    }

    /**
     * Texts in one language.
     *
     * @param name file name of the bundle, without language and {@code .properties}
     * @throws java.util.MissingResourceException if there is no such bundle; so do its texts if there is no such key
     */
    public static Texts of(String name, Language language) {
        Texts texts = new Texts(name, () -> language, combination -> combination);
        texts.bundle();
        return texts;
    }

    /**
     * Texts in the current language.
     *
     * @param name file name of the bundle, without language and {@code .properties}; loaded with the first text
     * @param spoken the current language
     * @param keys writes a key combination in the letters of the platform: {@code {keys:Shortcut+Z}} is {@code Ctrl+Z}
     */
    public static Texts spoken(String name, Supplier<Language> spoken, UnaryOperator<String> keys) {
        return new Texts(name, spoken, keys);
    }

    private ResourceBundle bundle() {
        Language now = spoken.get();
        Bundle known = last;
        if (known == null || known.language != now) {
            known = new Bundle(now,
                    ResourceBundle.getBundle("assets/messages/" + name, now.locale(), Texts.class.getClassLoader(), NO_FALLBACK));
            last = known;
        }
        return known.texts;
    }

    /** The language, also for numbers among the texts. */
    public Language language() {
        return spoken.get();
    }

    /** Whether there is a text. */
    public boolean has(String key) {
        return bundle().containsKey(key);
    }

    /** A text without values. */
    public String text(String key) {
        String text = bundle().getString(key);
        return !text.contains("{keys:") ? text
                : KEYS.matcher(text).replaceAll(found -> Matcher.quoteReplacement(keys.apply(found.group(1))));
    }

    /** A text without values, or a default where there is none. */
    public String textOr(String key, String otherwise) {
        return has(key) ? text(key) : otherwise;
    }

    /**
     * A text with {@code {0}}, {@code {1}}, … replaced; numbers are given as text, already grouped. {@code {0#core|cores}} is its first
     * word where that value is 1, else the second.
     */
    public String text(String key, Object... values) {
        String pattern = PLURAL.matcher(text(key)).replaceAll(found -> Matcher.quoteReplacement(
                "1".equals(String.valueOf(values[Integer.parseInt(found.group(1))])) ? found.group(2) : found.group(3)));
        return new MessageFormat(pattern, Locale.ROOT).format(values);
    }

    /** A text about a number of things; {@code key.one} has the singular. */
    public String count(String key, long number, Object... values) {
        return text(number == 1 ? key + ".one" : key, values);
    }
}
