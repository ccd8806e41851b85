package org.schedscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Samples;
import org.schedscope.text.Language;

/** The lessons that come with the program, in the order in which they are best given. */
public final class Lessons {
    /** How files of lessons end. */
    public static final String ENDING = ".lesson.json";

    private static final Set<String> OF_PAPERS = Set.of("multiple-waits", "slr-against-stretch", "starvation", "fair-user", "memory-of-use",
            "value-and-urgency", "price-of-data");

    private Lessons() {
    }

    /** Where the subjects of lessons come from. */
    public enum Group {
        /** What courses teach. */
        TEXTBOOK,
        /** What papers found. */
        PAPERS
    }

    /** The lessons of a group, in the order in which they are best given. */
    public static List<String> names(Group group) {
        return names().stream().filter(name -> OF_PAPERS.contains(name) == (group == Group.PAPERS)).toList();
    }

    /**
     * What a catalogue says of a lesson, without simulating anything.
     *
     * @throws InputException never, as long as the lesson is as it was when the program was tested
     */
    public static LessonOutline outline(String name, Language language) throws InputException {
        return LessonJson.outline(file(name).orElseThrow(), Limits.DEFAULT, language);
    }

    /** Names, in kebab-case; files are called so, too. */
    public static List<String> names() {
        return Samples.lessons();
    }

    /** The file of a lesson. */
    public static Optional<InputFile> file(String name) {
        return Optional.of(name).filter(names()::contains).map(Samples::lesson);
    }

    /**
     * Reads a lesson in a language.
     *
     * @throws InputException never, as long as the lesson is as it was when the program was tested
     */
    public static Lesson read(String name, Language language) throws InputException {
        return LessonJson.read(file(name).orElseThrow(), Limits.DEFAULT, language);
    }
}
