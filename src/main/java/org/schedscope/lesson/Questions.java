package org.schedscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.event.EventKind;
import org.schedscope.io.input.Place;
import org.schedscope.lesson.LessonBuilder.LessonException;
import org.schedscope.lesson.StepDraft.QuestionDraft;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.probe.QueueProbe;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;

/** Resolves questions by the runs. */
final class Questions {
    private static final int MOST_WAITING = 9;

    private Questions() {
    }

    static Question of(QuestionDraft asked, LessonRun run, BreakpointMatch at) throws LessonException {
        if (asked.next()) {
            return next(asked, run, at);
        }
        if (asked.metric().isPresent()) {
            String name = asked.metric().get().value();
            Optional<Message> unknown = LessonNames.noMetric(name);
            if (unknown.isPresent()) {
                throw new LessonException(asked.metric().get().place(), unknown.get());
            }
            double value = run.metric(name);
            if (Double.isNaN(value)) {
                throw new LessonException(asked.metric().get().place(), LessonBuilder.words("metric.none", name));
            }
            return new Question.Figure(asked.ask(), asked.because(), name, value);
        }
        return new Question.OneOf(asked.ask(), asked.because(), asked.options(), asked.right().get(0));
    }

    /** Whether a moment is before all starts of its tick. */
    static boolean startsNext(LessonRun run, BreakpointMatch at) {
        try {
            return beforeTheStarts(run, at.tick(), StepDraft.NOWHERE).equals(at);
        } catch (LessonException nothingStarts) {
            return false;
        }
    }

    /** The moment of a tick after all its other events and before its first start. */
    static BreakpointMatch beforeTheStarts(LessonRun run, long tick, Place place) throws LessonException {
        Trace trace = run.trace();
        int start = firstStart(trace, trace.positionAfter(tick - 1), tick).orElseThrow(() -> nothingStarts(run, place, tick));
        int position = start;
        while (position > 0 && trace.tick(position - 1) == tick && isOfPass(trace.kind(position - 1))) {
            position--;
        }
        return new BreakpointMatch(position, tick);
    }

    private static boolean isOfPass(EventKind kind) {
        return kind == EventKind.SCHEDULING_PASS || kind == EventKind.RESERVATION_MADE || kind == EventKind.TASK_PREEMPTED;
    }

    private static LessonException nothingStarts(LessonRun run, Place place, long tick) {
        return new LessonException(place, onPlatform(run, LessonBuilder.words("next.none", tick)));
    }

    private static OptionalInt firstStart(Trace trace, int from, long tick) {
        for (int seq = from; seq < trace.eventCount() && trace.tick(seq) == tick; seq++) {
            if (trace.kind(seq) == EventKind.TASK_STARTED) {
                return OptionalInt.of(seq);
            }
        }
        return OptionalInt.empty();
    }

    private static Question next(QuestionDraft asked, LessonRun run, BreakpointMatch at) throws LessonException {
        Trace trace = run.trace();
        int start = firstStart(trace, at.position(), at.tick()).orElseThrow(() -> nothingStarts(run, asked.place(), at.tick()));
        int queue = Schedulers.isCentral(run.spec()) ? run.input().centralQueue() : trace.cluster(start);
        List<QueuedTask> waiting = trace.tickAt(at.position()) == at.tick()
                ? new ArrayList<>(new QueueProbe(run.spec(), run.input(), queue).at(trace, at.position())) : List.of();
        SortedSet<Integer> starting = starting(trace, start, at.tick(), waiting.stream().map(QueuedTask::task).toList());
        if (starting.isEmpty() || waiting.size() < 2) {
            throw new LessonException(asked.place(), LessonBuilder.words("next.only", at.tick()));
        }
        if (starting.size() == waiting.size()) {
            throw new LessonException(asked.place(), onPlatform(run, LessonBuilder.words("next.all", waiting.size(), at.tick())));
        }
        if (waiting.size() > MOST_WAITING) {
            throw new LessonException(asked.place(), LessonBuilder.words("next.many", waiting.size(), at.tick(), MOST_WAITING));
        }
        return new Question.Next(asked.ask(), asked.because(), waiting, starting);
    }

    /** Places of the tasks that start in the rest of a tick. */
    private static SortedSet<Integer> starting(Trace trace, int from, long tick, List<Integer> waiting) {
        SortedSet<Integer> places = new TreeSet<>();
        for (int seq = from; seq < trace.eventCount() && trace.tick(seq) == tick; seq++) {
            if (trace.kind(seq) == EventKind.TASK_STARTED && waiting.contains(trace.subject(seq))) {
                places.add(waiting.indexOf(trace.subject(seq)));
            }
        }
        return places;
    }

    /** An error, with the platform if it is a default that the author may not expect. */
    private static Message onPlatform(LessonRun run, Message wrong) {
        return run.platform().isDefault() ? LessonBuilder.words("platform", wrong, run.spec().platform().totalCores()) : wrong;
    }
}
