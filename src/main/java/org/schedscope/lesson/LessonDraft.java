package org.schedscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.io.input.Located;
import org.schedscope.lesson.StepDraft.Moment;
import org.schedscope.lesson.StepDraft.OtherStep;
import org.schedscope.lesson.StepDraft.QuestionDraft;
import org.schedscope.lesson.StepDraft.RunDraft;
import org.schedscope.lesson.StepDraft.StagingDraft;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/**
 * A lesson as written, without checks. {@link LessonWriter} writes it; {@link LessonJson} checks it as any lesson.
 *
 * @param workload of all steps; it names no platform
 * @param steps each with all settings of its run
 */
public record LessonDraft(String title, String about, Workload workload, List<StepDraft> steps) {
    public LessonDraft {
        workload = new Workload(workload.name(), workload.timeUnit(), workload.start(), Optional.empty(), workload.horizon(),
                workload.jobs());
        steps = List.copyOf(steps);
    }

    /** The draft of a lesson: its texts in the current language, and moments instead of conditions. */
    public static LessonDraft of(Lesson lesson) {
        List<StepDraft> drafts = new ArrayList<>();
        for (Step step : lesson.steps()) {
            LessonRun run = lesson.runOf(step);
            drafts.add(new StepDraft(StepDraft.NOWHERE, step.title(), step.paragraphs(), step.notes(), RunDraft.of(run.spec()),
                    selected(run.input().index(), step.job(), step.task()), Optional.of(moment(run, step)),
                    step.question().map(LessonDraft::asked), staging(lesson, step)));
        }
        return new LessonDraft(lesson.title(), lesson.about(), lesson.workload().workload(), drafts);
    }

    /** The selection of a step in the notation of files. */
    public static Optional<Located<String>> selected(WorkloadIndex index, OptionalInt job, OptionalInt task) {
        if (job.isEmpty()) {
            return Optional.empty();
        }
        String id = index.job(job.getAsInt()).id();
        return Optional.of(new Located<>(task.isEmpty() ? id : id + "/" + index.task(task.getAsInt()).id(), StepDraft.NOWHERE));
    }

    /** A moment of a run in the notation of files: the end, the tick if all of its events have happened, or otherwise the event. */
    public static Moment moment(Trace trace, BreakpointMatch at) {
        if (at.position() == trace.eventCount() && at.tick() == trace.lastTick()) {
            return Moment.end(StepDraft.NOWHERE);
        }
        return at.position() == trace.positionAfter(at.tick()) ? Moment.tick(at.tick(), StepDraft.NOWHERE)
                : Moment.event(at.position(), StepDraft.NOWHERE);
    }

    private static Moment moment(LessonRun run, Step step) {
        boolean beforeStarts = step.question().filter(Question.Next.class::isInstance).isPresent()
                && Questions.startsNext(run, step.at());
        return beforeStarts ? Moment.tick(step.at().tick(), StepDraft.NOWHERE) : moment(run.trace(), step.at());
    }

    private static QuestionDraft asked(Question question) {
        boolean next = question instanceof Question.Next;
        List<String> options = question instanceof Question.OneOf one ? one.options() : List.of();
        List<Integer> right = question instanceof Question.OneOf one ? List.of(one.right()) : List.of();
        Optional<Located<String>> metric = question instanceof Question.Figure figure
                ? Optional.of(new Located<>(figure.metric(), StepDraft.NOWHERE)) : Optional.empty();
        return new QuestionDraft(question.ask(), question.because(), next, options, right, metric, StepDraft.NOWHERE);
    }

    private static StagingDraft staging(Lesson lesson, Step step) {
        Staging staging = step.staging();
        Optional<OtherStep> other = staging.compared().stream().boxed().findFirst().map(run -> new OtherStep(
                1 + IntStream.range(0, lesson.steps().size()).filter(number -> lesson.steps().get(number).run() == run).findFirst()
                        .orElseThrow(),
                staging.ghost().isPresent(), StepDraft.NOWHERE));
        return new StagingDraft(other, staging.zoom(), staging.highlight(), staging.byHand());
    }
}
