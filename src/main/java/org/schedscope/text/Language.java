package org.schedscope.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Languages that there are texts in. Files, logs and the command line are English, whatever the machine speaks. */
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

    /** Its code in ISO 639, as in names of files and in settings. */
    public String id() {
        return id;
    }

    /** That of its files of texts; English ones have no ending. */
    Locale locale() {
        return locale;
    }

    /** A number as files have it, with what this language puts before decimals: {@code 12,5} for {@code 12.5}. */
    public String written(String number) {
        return number.replace('.', point);
    }

    /** One number that somebody typed, as files have it: {@code 12.5} for {@code 12.5}, and for {@code 12,5} where it is written so. */
    public String typed(String number) {
        return number.replace(point, '.');
    }

    public static Optional<Language> find(String id) {
        // Asked for each text that is shown.
        for (Language language : ALL) {
            if (language.id.equals(id)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    /**
     * What is to be spoken: what the user chose, else the language of the system, as Java has it from {@code LANG} or what stands for it
     * there, else English.
     *
     * @param system code of the system's language
     */
    public static Language of(Optional<Language> chosen, String system) {
        return chosen.or(() -> find(system)).orElse(ENGLISH);
    }
}
