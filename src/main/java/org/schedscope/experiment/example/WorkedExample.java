package org.schedscope.experiment.example;

import java.util.List;
import java.util.stream.Stream;
import org.schedscope.experiment.figure.Paper;

/**
 * An example that a paper works out.
 *
 * @param place such as {@code Fig. 3d, schedule A}
 * @param about what it is, in a sentence
 * @param command that opens it; empty if it is too small to be a file
 */
public record WorkedExample(Paper paper, String place, String about, String command, List<PrintedNumber> numbers) {
    public WorkedExample {
        numbers = List.copyOf(numbers);
    }

    /** All of them, their numbers computed now. */
    public static List<WorkedExample> all() {
        return Stream.of(SurveyExamples.all(), UserExamples.all(), WorkflowExamples.all()).flatMap(List::stream).toList();
    }
}
