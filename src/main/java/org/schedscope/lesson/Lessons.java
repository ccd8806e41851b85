package org.schedscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Samples;
import org.schedscope.text.Language;

/** The bundled lessons, in teaching order. */
public final class Lessons {
    /** Suffix of lesson files. */
    public static final String ENDING = ".lesson.json";

    private static final Set<String> OF_PAPERS = Set.of("multiple-waits", "slr-against-stretch", "starvation", "fair-user", "memory-of-use",
            "value-and-urgency", "price-of-data");

    private Lessons() {
    }

    /** Origins of lessons' subjects. */
    public enum Group {
        TEXTBOOK,
        PAPERS
    }

    /** The lessons of a group, in teaching order. */
    public static List<String> names(Group group) {
        return names().stream().filter(name -> OF_PAPERS.contains(name) == (group == Group.PAPERS)).toList();
    }

    /**
     * The outline of a lesson, without simulation.
     *
     * @throws InputException never for an unchanged file
     */
    public static LessonOutline outline(String name, Language language) throws InputException {
        return LessonJson.outline(file(name).orElseThrow(), Limits.DEFAULT, language);
    }

    /** Names in kebab-case, as those of the files. */
    public static List<String> names() {
        return Samples.lessons();
    }

    public static Optional<InputFile> file(String name) {
        return Optional.of(name).filter(names()::contains).map(Samples::lesson);
    }

    /**
     * Reads a lesson.
     *
     * @throws InputException never for an unchanged file
     */
    public static Lesson read(String name, Language language) throws InputException {
        return LessonJson.read(file(name).orElseThrow(), Limits.DEFAULT, language);
    }
}
