package org.schedscope.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Languages of the texts. Files, logs and the command line are English on every system. */
public enum Language {
    ENGLISH(Locale.ROOT, "en", '.'),
    GERMAN(Locale.GERMAN, "de", ',');

    private static final List<Language> ALL = List.of(values());

    private final Locale locale;
    private final String id;
    private final char point;

    Language(Locale locale, String id, char point) {
        this.locale = locale;
        this.id = id;
        this.point = point;
    }

    /** Code in ISO 639, as in names of files and in settings. */
    public String id() {
        return id;
    }

    /** Locale of its bundles; English is the one without a suffix. */
    Locale locale() {
        return locale;
    }

    /** A number with this language's decimal separator: {@code 12,5} for {@code 12.5}. */
    public String written(String number) {
        return number.replace('.', point);
    }

    /** A typed number with the decimal point of files: {@code 12.5} for {@code 12.5}, and for {@code 12,5} in a language with a comma. */
    public String typed(String number) {
        return number.replace(point, '.');
    }

    public static Optional<Language> find(String id) {
        // A loop without a stream, since each displayed text calls this.
        for (Language language : ALL) {
            if (language.id.equals(id)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    /**
     * The language of the program: the chosen one, else that of the system, else English.
     *
     * @param system code of the system's language
     */
    public static Language of(Optional<Language> chosen, String system) {
        return chosen.or(() -> find(system)).orElse(ENGLISH);
    }
}
