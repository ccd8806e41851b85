package org.schedscope.io.schedule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.schedscope.event.EventKind;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.Causes;
import org.schedscope.io.format.RawSchedule.ClusterNote;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.JobNote;
import org.schedscope.io.format.RawSchedule.Link;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.RawSchedule.Start;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.trace.Trace;

/** The schedule of a recorded run, in the form of schedule files. */
public final class TraceSchedule {
    private static final int NONE = -1;

    private TraceSchedule() {
    }

    /** Pieces in order of start, then job and task position; lines count from 1. */
    public static RawSchedule of(Trace trace) {
        List<Piece> pieces = new ArrayList<>(trace.pieces().count());
        int[] order = inOrder(trace);
        for (int piece : order) {
            pieces.add(piece(trace, piece));
        }
        List<JobNote> jobs = new ArrayList<>();
        for (Job job : trace.workload().jobs()) {
            jobs.add(new JobNote(job.id(), OptionalLong.of(job.arrival()), Optional.of(job.user()), OptionalLong.empty(),
                    OptionalInt.empty()));
        }
        List<ClusterNote> clusters = trace.platform().clusters().stream()
                .map(cluster -> new ClusterNote(cluster.id(), OptionalInt.of(cluster.cores()))).toList();
        return new RawSchedule(trace.workload().name(), "run", trace.workload().timeUnit(), pieces, jobs, clusters, 0,
                new Causes(links(trace, order), starts(trace, order)), List.of());
    }

    /** Links to each task that ran from its parents, from the piece with which they finished. */
    private static List<Link> links(Trace trace, int[] order) {
        int[] first = new int[trace.index().taskCount()];
        int[] last = new int[first.length];
        Arrays.fill(first, NONE);
        Arrays.fill(last, NONE);
        for (int place = order.length - 1; place >= 0; place--) {
            int task = trace.pieces().task(order[place]);
            first[task] = place;
            last[task] = last[task] == NONE ? place : last[task];
        }
        List<Link> links = new ArrayList<>();
        for (int place = 0; place < order.length; place++) {
            int task = trace.pieces().task(order[place]);
            if (first[task] == place) {
                int job = trace.index().firstTask(trace.index().jobOf(task));
                for (Dependency edge : trace.index().task(task).parents()) {
                    links.add(new Link(last[job + edge.parent()], place));
                }
            }
        }
        return links;
    }

    private static List<Start> starts(Trace trace, int[] order) {
        long[] ready = new long[trace.pieces().count()];
        long[] readyOf = new long[trace.index().taskCount()];
        Arrays.fill(readyOf, NONE);
        for (int event = 0; event < trace.eventCount(); event++) {
            if (trace.kind(event) == EventKind.TASK_READY) {
                readyOf[trace.subject(event)] = trace.tick(event);
            } else if (trace.kind(event) == EventKind.TASK_STARTED) {
                ready[trace.piece(event)] = readyOf[trace.subject(event)];
            }
        }
        List<Start> starts = new ArrayList<>();
        for (int piece : order) {
            starts.add(new Start(ready[piece] == NONE ? OptionalLong.empty() : OptionalLong.of(ready[piece]), trace.pieces().key(piece),
                    trace.pieces().backfilled(piece)));
        }
        return starts;
    }

    /** Pieces by start, then task. A trace has them by start already; only ties have to be sorted. */
    static int[] inOrder(Trace trace) {
        return IntStream.range(0, trace.pieces().count()).boxed()
                .sorted(Comparator.comparingLong((Integer piece) -> trace.pieces().start(piece)).thenComparingInt(trace.pieces()::task))
                .mapToInt(Integer::intValue).toArray();
    }

    static Piece piece(Trace trace, int piece) {
        int task = trace.pieces().task(piece);
        long end = trace.pieces().end(piece);
        List<CoreSpan> which = new ArrayList<>(trace.pieces().rangeCount(piece));
        for (int range = 0; range < trace.pieces().rangeCount(piece); range++) {
            which.add(new CoreSpan(trace.pieces().firstCore(piece, range), trace.pieces().lastCore(piece, range)));
        }
        return new Piece(trace.index().job(trace.index().jobOf(task)).id(), trace.index().task(task).id(),
                trace.platform().clusters().get(trace.pieces().cluster(piece)).id(), trace.pieces().start(piece),
                end == Trace.OPEN ? OptionalLong.empty() : OptionalLong.of(end), trace.index().task(task).cores(), which, piece + 1);
    }
}
