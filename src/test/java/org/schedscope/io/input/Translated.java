package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.schedscope.text.Language;

/** Whatever a reader refuses is told in every language. */
public final class Translated {
    private Translated() {
    }

    /** The same, once its words were looked at. */
    public static InputException check(InputException refused) {
        refused.problems().forEach(Translated::check);
        return refused;
    }

    /** The same, once its words were looked at. */
    public static Problem check(Problem problem) {
        assertNotEquals(problem.message().toString(), problem.message().in(Language.GERMAN), problem.text());
        return problem;
    }
}
