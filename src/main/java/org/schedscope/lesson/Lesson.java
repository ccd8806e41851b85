package org.schedscope.lesson;

import java.util.List;
import java.util.Optional;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.InputFile;

/**
 * A story about runs of a workload.
 *
 * @param about its subject, in a sentence or two; may be empty
 * @param workload of all its runs
 * @param workloadFile file of the workload, if it is not part of the lesson
 * @param runs in the order of their first steps
 * @param steps at least one
 */
public record Lesson(String title, String about, LoadedWorkload workload, Optional<InputFile> workloadFile, List<LessonRun> runs,
        List<Step> steps) {
    public Lesson {
        runs = List.copyOf(runs);
        steps = List.copyOf(steps);
    }

    public LessonRun runOf(Step step) {
        return runs.get(step.run());
    }

    public int questions() {
        return (int) steps.stream().filter(step -> step.question().isPresent()).count();
    }
}
