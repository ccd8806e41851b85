package org.schedscope.io.input;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/** An unusable input, with every problem found. */
public final class InputException extends IOException {
    /** Reading stops at this many problems. */
    public static final int MAX_PROBLEMS = 100;
    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    /** @param problems in file order, at least one */
    public InputException(List<Problem> problems) {
        super(problems.stream().map(Problem::text).collect(Collectors.joining("\n")));
        if (problems.isEmpty()) {
            throw new IllegalArgumentException("an InputException needs a problem");
        }
        this.problems = List.copyOf(problems);
    }

    public InputException(Problem problem) {
        this(List.of(problem));
    }

    public List<Problem> problems() {
        return problems;
    }
}
