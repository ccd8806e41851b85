package org.schedscope.io.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.schedscope.text.Message;

/** Problems of one file while it is read. */
public final class ProblemList {
    private static final Comparator<Problem> FILE_ORDER = Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column);

    private final InputFile file;
    private final List<Problem> problems = new ArrayList<>();

    public ProblemList(InputFile file) {
        this.file = file;
    }

    public InputFile file() {
        return file;
    }

    public boolean isEmpty() {
        return problems.isEmpty();
    }

    public int size() {
        return problems.size();
    }

    /** Notes a problem; throws all of them at the limit. */
    public void add(Problem problem) throws InputException {
        problems.add(problem);
        if (problems.size() >= InputException.MAX_PROBLEMS) {
            throw failure();
        }
    }

    public void add(Place place, Message message) throws InputException {
        add(place.problem(file.name(), message));
    }

    public void addForFile(Message message) throws InputException {
        add(file.problem(message));
    }

    /** An exception with all noted problems, and a last one that ends reading. */
    public InputException fatal(Problem problem) {
        problems.add(problem);
        return failure();
    }

    public InputException fatal(InputException last) {
        if (problems.isEmpty() || last.problems().containsAll(problems)) {
            return last;
        }
        problems.addAll(last.problems());
        return failure();
    }

    /** An exception with all noted problems, and a last one of the file as a whole. */
    public InputException failure(Message message) {
        return fatal(file.problem(message));
    }

    public InputException failure() {
        List<Problem> sorted = new ArrayList<>(problems);
        sorted.sort(FILE_ORDER);
        return new InputException(sorted);
    }

    public void throwIfAny() throws InputException {
        if (!problems.isEmpty()) {
            throw failure();
        }
    }

    /** Throws all problems if there are more than the given number, which was that before a part was read. */
    public void throwIfAnySince(int before) throws InputException {
        if (problems.size() > before) {
            throw failure();
        }
    }
}
