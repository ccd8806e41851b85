package org.schedscope.ui.state;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Languages of the window. Files, logs and the command line are English. */
public enum Language {
    ENGLISH(Locale.ROOT, "en"),
    GERMAN(Locale.GERMAN, "de");

    /** The system property that names the language of this process. */
    public static final String PROPERTY = "schedscope.language";

    private final Locale locale;
    private final String id;

    Language(Locale locale, String id) {
        this.locale = locale;
        this.id = id;
    }

    /** Its code in ISO 639, as in names of files and in settings. */
    public String id() {
        return id;
    }

    /** That of its files of texts; English ones have no ending. */
    public Locale locale() {
        return locale;
    }

    static Optional<Language> find(String id) {
        return Arrays.stream(values()).filter(language -> language.id.equals(id)).findFirst();
    }

    /**
     * The language of this process, the same for all windows: what {@link #PROPERTY} says; English if it says nothing or knows better.
     */
    public static Language spoken() {
        return find(System.getProperty(PROPERTY, "")).orElse(ENGLISH);
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

    /** Lets this process speak, unless it was told on its command line what to speak. To be called before anything is shown. */
    public void speak() {
        if (System.getProperty(PROPERTY) == null) {
            System.setProperty(PROPERTY, id);
        }
    }
}
