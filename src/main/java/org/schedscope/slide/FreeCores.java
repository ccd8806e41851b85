package org.schedscope.slide;

import java.util.Arrays;
import java.util.Optional;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Question;
import org.schedscope.trace.Trace;

/** Finds the cores that a question about the next task is about. */
final class FreeCores {
    private FreeCores() {
    }

    /**
     * The free cores of the cluster while the answer is hidden, the taken ones afterwards.
     *
     * @param hidden label while the answer is hidden
     */
    static Optional<RunPicture.Slot> of(LessonRun run, BreakpointMatch at, Question.Next question, Optional<String> hidden) {
        Trace trace = run.trace();
        int task = question.queue().get(question.right()).task();
        int piece = trace.pieces().countAt(at.position());
        while (piece < trace.pieces().count() && trace.pieces().task(piece) != task) {
            piece++;
        }
        if (piece == trace.pieces().count()) {
            return Optional.empty();
        }
        int cluster = trace.pieces().cluster(piece);
        if (hidden.isEmpty()) {
            String label = trace.index().shortLabel(task);
            return Optional.of(new RunPicture.Slot(cluster, trace.pieces().firstCore(piece, 0), trace.pieces().lastCore(piece, 0), label));
        }
        return free(trace, at.position(), cluster, hidden.get());
    }

    private static Optional<RunPicture.Slot> free(Trace trace, int position, int cluster, String label) {
        boolean[] busy = new boolean[trace.platform().clusters().get(cluster).cores()];
        for (int piece = 0; piece < trace.pieces().countAt(position); piece++) {
            if (trace.pieces().runsAt(piece, position) && trace.pieces().cluster(piece) == cluster) {
                for (int range = 0; range < trace.pieces().rangeCount(piece); range++) {
                    Arrays.fill(busy, trace.pieces().firstCore(piece, range), trace.pieces().lastCore(piece, range) + 1, true);
                }
            }
        }
        int first = 0;
        while (first < busy.length && busy[first]) {
            first++;
        }
        int last = first;
        while (last + 1 < busy.length && !busy[last + 1]) {
            last++;
        }
        return first < busy.length ? Optional.of(new RunPicture.Slot(cluster, first, last, label)) : Optional.empty();
    }
}
