package org.schedscope.trace.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntToLongFunction;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.model.Dependency;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/**
 * Collects a {@link JobChain} from the events since the job's arrival. Asked again further on, it goes on from where it is; asked further
 * back, it begins again. One thread asks.
 */
public final class ChainReader {
    private static final long NONE = -1;

    private record Route(int parent, int child, int to) {
    }

    private final int job;
    private final int first;
    private final IntToLongFunction ranks;
    private final long[] ready;
    private final long[] start;
    private final long[] end;
    /** Ticks on cores, without the piece that runs now. */
    private final long[] ran;
    private final long[] runsSince;
    private final int[] cluster;
    private final Map<Route, Long> arrivals = new HashMap<>();
    private Trace trace;
    private int seq;
    private long arrived;
    private long jobEnd;
    private int lastDone;

    /**
     * @param ranks of tasks, by number: of those that are left of a job that goes on, the one of the largest is taken to keep it
     */
    public ChainReader(Trace trace, int job, IntToLongFunction ranks) {
        this.trace = trace;
        this.job = job;
        this.ranks = ranks;
        first = trace.index().firstTask(job);
        int tasks = trace.index().taskCountOf(job);
        ready = new long[tasks];
        start = new long[tasks];
        end = new long[tasks];
        ran = new long[tasks];
        runsSince = new long[tasks];
        cluster = new int[tasks];
        begin();
    }

    public int job() {
        return job;
    }

    private void begin() {
        seq = trace.positionAfter(trace.index().job(job).arrival() - 1);
        for (long[] ticks : new long[][] {ready, start, end, runsSince}) {
            Arrays.fill(ticks, NONE);
        }
        Arrays.fill(ran, 0);
        Arrays.fill(cluster, (int) NONE);
        arrivals.clear();
        arrived = NONE;
        jobEnd = NONE;
        lastDone = (int) NONE;
    }

    /**
     * The chain as it can be told at a position.
     *
     * @param of the same run as before, recorded at least up to the position
     * @param now a tick not before that of the position
     */
    public JobChain at(Trace of, int position, long now) {
        trace = of;
        if (position < seq) {
            begin();
        }
        while (seq < position && jobEnd == NONE) {
            read(seq++);
        }
        List<JobChain.Link> links = new ArrayList<>();
        if (arrived != NONE) {
            OptionalInt at = OptionalInt.of(lastTask());
            long until = jobEnd == NONE ? now : jobEnd;
            while (at.isPresent()) {
                int task = at.getAsInt();
                OptionalInt parent = lastParent(task);
                links.add(link(task, parent.isPresent() ? end[parent.getAsInt()] : arrived, until));
                until = parent.isPresent() ? end[parent.getAsInt()] : until;
                at = parent;
            }
        }
        Collections.reverse(links);
        return new JobChain(job, jobEnd != NONE, links);
    }

    private void read(int event) {
        int who = trace.subject(event);
        EventKind kind = trace.kind(event);
        if (kind.aboutJob() ? who == job : kind.aboutTask() && who >= first && who < first + ready.length) {
            take(event, who - first, trace.tick(event));
        }
    }

    /** Whether an event of the job tells anything. */
    private boolean take(int event, int task, long tick) {
        return switch (trace.kind(event)) {
            case JOB_ARRIVED -> {
                arrived = tick;
                yield true;
            }
            case JOB_REMOVED -> {
                arrived = NONE;
                yield true;
            }
            case JOB_FINISHED, JOB_STARVED -> {
                jobEnd = tick;
                yield true;
            }
            case TASK_PLACED -> {
                cluster[task] = trace.cluster(event);
                yield true;
            }
            case TRANSFER_STARTED -> {
                arrivals.put(new Route(trace.get(event, EventField.PARENT) - first, task, trace.get(event, EventField.TO)),
                        trace.number(event, EventField.ARRIVAL));
                yield true;
            }
            case TASK_READY -> {
                ready[task] = ready[task] == NONE ? tick : ready[task];
                yield true;
            }
            case TASK_STARTED -> {
                cluster[task] = trace.cluster(event);
                start[task] = start[task] == NONE ? tick : start[task];
                runsSince[task] = tick;
                yield true;
            }
            case TASK_PREEMPTED -> stop(task, tick);
            case TASK_FINISHED -> {
                end[task] = tick;
                lastDone = task;
                yield stop(task, tick);
            }
            default -> false;
        };
    }

    private boolean stop(int task, long tick) {
        ran[task] += tick - runsSince[task];
        runsSince[task] = NONE;
        return true;
    }

    /** The task whose end ended the job or, before that, the one that has most to come of those that wait for no other. */
    private int lastTask() {
        WorkloadIndex index = trace.index();
        int last = lastDone;
        long most = NONE;
        for (int task = 0; task < end.length; task++) {
            boolean open = end[task] == NONE
                    && index.task(first + task).parents().stream().allMatch(edge -> end[edge.parent()] != NONE);
            if (open && ranks.applyAsLong(first + task) > most) {
                most = ranks.applyAsLong(first + task);
                last = task;
            }
        }
        return last;
    }

    /** The parent whose data came last to where the task runs, or will; of several the one that finished last. */
    private OptionalInt lastParent(int task) {
        int last = (int) NONE;
        for (Dependency edge : trace.index().task(first + task).parents()) {
            int parent = edge.parent();
            boolean later = last == NONE || dataThere(parent, task) > dataThere(last, task)
                    || dataThere(parent, task) == dataThere(last, task) && end[parent] > end[last];
            last = later ? parent : last;
        }
        return last == NONE ? OptionalInt.empty() : OptionalInt.of(last);
    }

    private long dataThere(int parent, int task) {
        return arrivals.getOrDefault(new Route(parent, task, cluster[task]), end[parent]);
    }

    /** First the data comes, as far as that takes; then others keep the task out of the queue, then in it; then it runs. */
    private JobChain.Link link(int task, long from, long until) {
        long started = start[task] == NONE ? until : Math.min(start[task], until);
        long there = from;
        for (Dependency edge : trace.index().task(first + task).parents()) {
            there = Math.max(there, dataThere(edge.parent(), task));
        }
        there = Math.min(there, started);
        long entered = Math.max(there, ready[task] == NONE ? started : Math.min(ready[task], started));
        long running = ran[task] + (runsSince[task] == NONE ? 0 : Math.max(0, until - runsSince[task]));
        return new JobChain.Link(first + task, from, until,
                new TaskStory.Shares(entered - there, there - from, started - entered, running, until - started - running));
    }
}
