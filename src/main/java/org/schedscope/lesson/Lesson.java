package org.schedscope.lesson;

import java.util.List;
import java.util.Optional;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.InputFile;

/**
 * A story about runs of a workload.
 *
 * @param about its subject, in a sentence or two; may be empty
 * @param workload the workload of all its runs
 * @param workloadFile the file of the workload, if it is not part of the lesson
 * @param runs in the order in which steps come to them
 * @param steps at least one
 */
public record Lesson(String title, String about, LoadedWorkload workload, Optional<InputFile> workloadFile, List<LessonRun> runs,
        List<Step> steps) {
    public Lesson {
        runs = List.copyOf(runs);
        steps = List.copyOf(steps);
    }

    /** What a step speaks of. */
    public LessonRun runOf(Step step) {
        return runs.get(step.run());
    }

    /** How many of the steps ask something. */
    public int questions() {
        return (int) steps.stream().filter(step -> step.question().isPresent()).count();
    }
}
