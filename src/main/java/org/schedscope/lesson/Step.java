package org.schedscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.breakpoint.BreakpointMatch;

/**
 * A step of a lesson.
 *
 * @param paragraphs of the story, at least one
 * @param notes for the lecturer, a paragraph each; hidden from the audience
 * @param run number of its run, from 0
 * @param at moment of that run
 * @param job selected job, if any
 * @param task of that job, if a task is selected
 * @param staging display of the schedule
 */
public record Step(String title, List<String> paragraphs, List<String> notes, int run, BreakpointMatch at, OptionalInt job,
        OptionalInt task, Optional<Question> question, Staging staging) {
    public Step {
        paragraphs = List.copyOf(paragraphs);
        notes = List.copyOf(notes);
    }
}
