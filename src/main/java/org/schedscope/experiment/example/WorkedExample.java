package org.schedscope.experiment.example;

import java.util.List;
import java.util.stream.Stream;
import org.schedscope.experiment.figure.Paper;

/**
 * An example worked out in a paper.
 *
 * @param place such as {@code Fig. 3d, schedule A}
 * @param about a one-sentence description
 * @param command that opens it; empty if it is too small to be a file
 */
public record WorkedExample(Paper paper, String place, String about, String command, List<PrintedNumber> numbers) {
    public WorkedExample {
        numbers = List.copyOf(numbers);
    }

    /** All examples, with numbers computed by this call. */
    public static List<WorkedExample> all() {
        return Stream.of(SurveyExamples.all(), UserExamples.all(), WorkflowExamples.all()).flatMap(List::stream).toList();
    }
}
