package org.schedscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.text.Language;

/** The lessons that come with the program, in the order in which they are best given. */
public final class Lessons {
    /** How files of lessons end. */
    public static final String ENDING = ".lesson.json";

    private static final String FOLDER = "assets/lessons/";
    private static final List<String> NAMES = List.of("graham", "convoy", "shortest-first", "list-scheduling", "at-best",
            "multiple-waits", "slr-against-stretch", "starvation", "fair-user", "memory-of-use", "deadlines", "value-and-urgency",
            "easy-refuses", "easy-or-conservative", "heft-by-hand", "suspending-a-task", "price-of-data");

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
        return NAMES.stream().filter(name -> OF_PAPERS.contains(name) == (group == Group.PAPERS)).toList();
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
        return NAMES;
    }

    /** The file of a lesson. */
    public static Optional<InputFile> file(String name) {
        return NAMES.contains(name) ? Optional.of(InputFile.resource(FOLDER + name + ENDING)) : Optional.empty();
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
