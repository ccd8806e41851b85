package org.schedscope.ui.state.base;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.model.ModelException;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.text.Message;

/**
 * Why something was not done.
 *
 * @param subject what was not done, by name: a file or a workload
 * @param file the file to look into, if it is one
 * @param problems at least one, in file order
 * @param excerpts the surroundings of each problem in the file, as many as problems; without lines where there is no place
 * @param ends whether it was done up to here, and what was done stays
 */
public record ProblemReport(String subject, Optional<Path> file, List<Problem> problems, List<Excerpt> excerpts, boolean ends) {
    public ProblemReport {
        problems = List.copyOf(problems);
        excerpts = List.copyOf(excerpts);
        if (problems.isEmpty() || problems.size() != excerpts.size()) {
            throw new IllegalArgumentException("a report needs problems and an excerpt for each");
        }
    }

    /** A problem of something other than a file. */
    ProblemReport(String subject, Optional<Path> file, List<Problem> problems, List<Excerpt> excerpts) {
        this(subject, file, problems, excerpts, false);
    }

    /** About a run that was read as it came, and ends at something wrong: what came before stays. */
    public static ProblemReport ended(String subject, Path file, InputException wrong) {
        return new ProblemReport(subject, Optional.empty(), wrong.problems(), Excerpt.around(file, wrong.problems()), true);
    }

    /** A problem of something other than a file. */
    public static ProblemReport of(String subject, List<Problem> problems) {
        return new ProblemReport(subject, Optional.empty(), problems, problems.stream().map(problem -> Excerpt.NONE).toList());
    }

    /** About something that failed. */
    public static ProblemReport of(String subject, Exception reason) {
        return of(subject, reason instanceof InputException wrong ? wrong.problems() : List.of(Problem.of(subject, words(reason))));
    }

    private static Message words(Exception reason) {
        return reason instanceof ModelException refused ? refused.told() : reason instanceof WorkUndoneException undone ? undone.told()
                : Message.verbatim(reason.getMessage() == null ? reason.getClass().getSimpleName() : reason.getMessage());
    }

    /** About a file; reads it again for the excerpts. */
    public static ProblemReport of(Path file, List<Problem> problems) {
        Path name = file.getFileName();
        return new ProblemReport(name == null ? file.toString() : name.toString(), Optional.of(file), problems,
                Excerpt.around(file, problems));
    }

    /** All problems, one a line, to be pasted into a message. */
    public String text() {
        return problems.stream().map(problem -> problem.text(SpokenLanguage.now())).collect(Collectors.joining("\n"));
    }
}
