package org.schedscope.trace.foreign;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeSet;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.Delays;
import org.schedscope.model.Dependency;
import org.schedscope.model.JobGraph;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/**
 * Replay of an imported schedule as events, in the order inside a tick of simulated runs, so that traces, metrics and views are independent
 * of its origin.
 *
 * <p>Only what the schedule proves becomes an event: no passes, keys, reservations or backfills. Jobs arrive and data is transferred as in
 * workload and platform; a task is ready once its inputs are complete. If the schedule contradicts that, the schedule holds: a task that
 * starts earlier is ready when it starts, and a job with a task that starts before the job's arrival arrives at that start.
 */
public final class ScheduleReplay {
    private static final Comparator<PlacedPiece> BY_START = Comparator.comparingLong(PlacedPiece::start)
            .thenComparingInt(PlacedPiece::cluster).thenComparingInt(PlacedPiece::task);

    private final WorkloadIndex index;
    private final Delays delays;
    private final EventSink sink;
    private final ScheduleEvent event = new ScheduleEvent();
    private final PlacedPiece[] byStart;
    private final Integer[] byEnd;
    private final boolean[] last;
    private final CoreSet[] held;
    private final Integer[] jobs;
    private final long[] arrival;
    private final int[] clusterOf;
    private final JobGraph[] graphs;
    private final int[] openTasks;
    private final int[] openInputs;
    private final boolean[] told;
    private final CoreAllotment[] cores;
    private final int[] queued;
    private final PriorityQueue<Moving> moving = new PriorityQueue<>();
    private final TreeSet<Integer> ready = new TreeSet<>();
    private int started;
    private int ended;
    private int arrived;
    private int transfers;

    /** A transfer in progress. */
    private record Moving(long arrivalTick, int number, int parent, int child, int from, int to) implements Comparable<Moving> {
        @Override
        public int compareTo(Moving other) {
            int byTick = Long.compare(arrivalTick, other.arrivalTick);
            return byTick != 0 ? byTick : Integer.compare(number, other.number);
        }
    }

    private ScheduleReplay(WorkloadIndex index, Platform platform, List<PlacedPiece> pieces, EventSink sink) {
        this.index = index;
        this.sink = sink;
        delays = platform.delays();
        byStart = pieces.toArray(new PlacedPiece[0]);
        Arrays.sort(byStart, BY_START);
        held = new CoreSet[byStart.length];
        last = new boolean[byStart.length];
        byEnd = new Integer[byStart.length];
        Arrays.setAll(byEnd, i -> i);
        Arrays.sort(byEnd, Comparator.comparingLong((Integer i) -> byStart[i].end()).thenComparingInt(i -> byStart[i].task()));
        clusterOf = new int[index.taskCount()];
        Arrays.fill(clusterOf, -1);
        arrival = new long[index.jobCount()];
        Arrays.setAll(arrival, job -> index.job(job).arrival());
        lookAhead();
        jobs = new Integer[index.jobCount()];
        Arrays.setAll(jobs, job -> job);
        Arrays.sort(jobs, Comparator.comparingLong((Integer job) -> arrival[job]).thenComparingInt(job -> job));
        graphs = new JobGraph[index.jobCount()];
        openTasks = new int[index.jobCount()];
        Arrays.setAll(openTasks, index::taskCountOf);
        openInputs = new int[index.taskCount()];
        Arrays.setAll(openInputs, task -> index.task(task).parents().size() + 1);
        told = new boolean[index.taskCount()];
        cores = platform.clusters().stream().map(cluster -> new CoreAllotment(cluster.cores())).toArray(CoreAllotment[]::new);
        queued = new int[cores.length];
    }

    /** Finds where tasks first run, the last piece of each task, and jobs that start too early. */
    private void lookAhead() {
        int[] latest = new int[index.taskCount()];
        Arrays.fill(latest, -1);
        for (int i = 0; i < byStart.length; i++) {
            int task = byStart[i].task();
            if (clusterOf[task] < 0) {
                clusterOf[task] = byStart[i].cluster();
            }
            latest[task] = i;
            int job = index.jobOf(task);
            arrival[job] = Math.min(arrival[job], byStart[i].start());
        }
        for (int piece : latest) {
            if (piece >= 0) {
                last[piece] = true;
            }
        }
    }

    /**
     * Sends the events of a schedule to a sink.
     *
     * @param pieces in any order; pieces of one task do not overlap, core numbers are below the number of cores of their cluster
     */
    public static void tell(WorkloadIndex index, Platform platform, List<PlacedPiece> pieces, EventSink sink) {
        new ScheduleReplay(index, platform, pieces, sink).run();
    }

    public static Trace trace(WorkloadIndex index, Platform platform, List<PlacedPiece> pieces) {
        TraceRecorder recorder = new TraceRecorder(index, platform);
        tell(index, platform, pieces, recorder);
        return recorder.trace();
    }

    private void run() {
        for (long now = next(); now != Trace.OPEN; now = next()) {
            finish(now);
            transfers(now);
            arrive(now);
            starting(now);
            enqueue(now);
            suspend(now);
            start(now);
        }
    }

    private ScheduleEvent ofTask(EventKind kind, long now, int task) {
        return event.begin(kind, now).with(EventField.TASK, task);
    }

    private ScheduleEvent ofData(EventKind kind, long now, Moving data) {
        return ofTask(kind, now, data.child).with(EventField.TRANSFER, data.number).with(EventField.PARENT, data.parent)
                .with(EventField.FROM, data.from).with(EventField.TO, data.to);
    }

    private long next() {
        long next = started < byStart.length ? byStart[started].start() : Trace.OPEN;
        next = ended < byEnd.length ? Math.min(next, byStart[byEnd[ended]].end()) : next;
        next = arrived < jobs.length ? Math.min(next, arrival[jobs[arrived]]) : next;
        return moving.isEmpty() ? next : Math.min(next, moving.peek().arrivalTick());
    }

    private void finish(long now) {
        for (int at = ended; at < byEnd.length && byStart[byEnd[at]].end() == now; at++) {
            int piece = byEnd[at];
            cores[byStart[piece].cluster()].release(held[piece]);
            if (last[piece]) {
                int task = byStart[piece].task();
                sink.on(ofTask(EventKind.TASK_FINISHED, now, task).with(EventField.CLUSTER, byStart[piece].cluster()));
                send(now, task, byStart[piece].cluster());
                if (--openTasks[index.jobOf(task)] == 0) {
                    sink.on(event.begin(EventKind.JOB_FINISHED, now).with(EventField.JOB, index.jobOf(task)));
                }
            }
        }
    }

    private void send(long now, int parent, int from) {
        int job = index.jobOf(parent);
        if (graphs[job] == null) {
            graphs[job] = new JobGraph(index.job(job).tasks());
        }
        for (int position : graphs[job].children(index.positionOf(parent))) {
            int child = index.firstTask(job) + position;
            int to = clusterOf[child] < 0 ? from : clusterOf[child];
            Dependency edge = index.task(child).parents().stream().filter(each -> each.parent() == index.positionOf(parent)).findFirst()
                    .orElseThrow();
            long delay = from == to ? 0 : delays.delay(index.task(parent).meanExec(), edge.data(), from, to);
            if (delay == 0) {
                input(child);
            } else {
                Moving data = new Moving(now + delay, transfers++, parent, child, from, to);
                moving.add(data);
                sink.on(ofData(EventKind.TRANSFER_STARTED, now, data).with(EventField.ARRIVAL, data.arrivalTick));
            }
        }
    }

    private void transfers(long now) {
        while (!moving.isEmpty() && moving.peek().arrivalTick() == now) {
            Moving data = moving.poll();
            sink.on(ofData(EventKind.TRANSFER_FINISHED, now, data));
            input(data.child);
        }
    }

    private void arrive(long now) {
        for (; arrived < jobs.length && arrival[jobs[arrived]] == now; arrived++) {
            int job = jobs[arrived];
            sink.on(event.begin(EventKind.JOB_ARRIVED, now).with(EventField.JOB, job));
            for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
                if (clusterOf[task] >= 0) {
                    sink.on(ofTask(EventKind.TASK_PLACED, now, task).with(EventField.CLUSTER, clusterOf[task]));
                }
                input(task);
            }
        }
    }

    private void input(int task) {
        if (--openInputs[task] == 0 && !told[task] && clusterOf[task] >= 0) {
            ready.add(task);
        }
    }

    /** Makes tasks that start now ready, if they are not. */
    private void starting(long now) {
        for (int piece = started; piece < byStart.length && byStart[piece].start() == now; piece++) {
            if (!told[byStart[piece].task()]) {
                ready.add(byStart[piece].task());
            }
        }
    }

    private void enqueue(long now) {
        for (int task : ready) {
            sink.on(ofTask(EventKind.TASK_READY, now, task).with(EventField.QUEUE, clusterOf[task]));
            told[task] = true;
            queued[clusterOf[task]]++;
        }
        ready.clear();
    }

    private void suspend(long now) {
        for (; ended < byEnd.length && byStart[byEnd[ended]].end() == now; ended++) {
            int piece = byEnd[ended];
            if (!last[piece]) {
                sink.on(ofTask(EventKind.TASK_PREEMPTED, now, byStart[piece].task()).with(EventField.CLUSTER, byStart[piece].cluster())
                        .with(EventField.NEXT_QUEUE, byStart[piece].cluster()));
                queued[byStart[piece].cluster()]++;
                clusterOf[byStart[piece].task()] = byStart[piece].cluster();
            }
        }
    }

    private void start(long now) {
        for (; started < byStart.length && byStart[started].start() == now; started++) {
            PlacedPiece piece = byStart[started];
            CoreAllotment cluster = cores[piece.cluster()];
            held[started] = piece.cores().isPresent() ? cluster.take(piece.cores().get())
                    : cluster.take(index.task(piece.task()).cores());
            sink.on(ofTask(EventKind.TASK_STARTED, now, piece.task()).with(EventField.CLUSTER, piece.cluster()).with(held[started])
                    .with(PriorityKey.NONE).with(EventField.QUEUE_LENGTH, queued[clusterOf[piece.task()]]).with(EventField.BACKFILLED, 0));
            queued[clusterOf[piece.task()]]--;
        }
    }
}
