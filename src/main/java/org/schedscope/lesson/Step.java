package org.schedscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.breakpoint.BreakpointMatch;

/**
 * A step of a lesson.
 *
 * @param paragraphs of the story, at least one
 * @param notes for whoever gives the lesson, a paragraph each; none of them is shown to the audience
 * @param run number of the run it speaks of, from 0
 * @param at where in that run it is
 * @param job what is selected, if anything
 * @param task of that job, if a task is selected
 * @param staging how the schedule is shown
 */
public record Step(String title, List<String> paragraphs, List<String> notes, int run, BreakpointMatch at, OptionalInt job,
        OptionalInt task, Optional<Question> question, Staging staging) {
    public Step {
        paragraphs = List.copyOf(paragraphs);
        notes = List.copyOf(notes);
    }
}
