package org.schedscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.event.EventKind;
import org.schedscope.trace.Trace;

/** Generator of questions about the next task to start. */
public final class StartQuestions {
    private StartQuestions() {
    }

    /**
     * The question for the first tick at which one of several waiting tasks starts.
     *
     * @param ask text of the question, by its tick
     */
    public static Optional<Question.Next> first(LessonRun run, LongFunction<String> ask) {
        Trace trace = run.trace();
        long asked = -1;
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            long tick = trace.tick(seq);
            if (trace.kind(seq) == EventKind.TASK_STARTED && tick != asked) {
                asked = tick;
                Optional<Question.Next> question = at(run, tick, ask);
                if (question.filter(next -> next.starting().size() == 1).isPresent()) {
                    return question;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Question.Next> at(LessonRun run, long tick, LongFunction<String> ask) {
        try {
            BreakpointMatch at = Questions.beforeTheStarts(run, tick, StepDraft.NOWHERE);
            StepDraft.QuestionDraft asked = new StepDraft.QuestionDraft(ask.apply(tick), "", true, List.of(), List.of(), Optional.empty(),
                    StepDraft.NOWHERE);
            return Optional.of((Question.Next) Questions.of(asked, run, at));
        } catch (LessonBuilder.LessonException nothingToGuess) {
            return Optional.empty();
        }
    }
}
