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
 * Reads a {@link JobChain} from the events since the job's arrival. A call for a later position continues from the last one; a call for an
 * earlier one starts again. Used by one thread.
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
    /** Ticks on cores, without the current piece. */
    private final long[] ran;
    private final long[] runsSince;
    private final int[] cluster;
    private final Map<Route, Long> arrivals = new HashMap<>();
    private Trace trace;
    private int seq;
    private long arrived;
    private long jobEnd;
    private int lastDone;

    /** @param ranks ranks of tasks, by number: as long as the job goes on, its remaining task of the largest rank ends the chain */
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
     * The chain at a position.
     *
     * @param of trace of the same run, recorded at least up to the position
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

    /** Applies an event of the job; whether it changes the chain. */
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
            case JOB_FINISHED, JOB_STARVED, JOB_KILLED, JOB_REFUSED -> {
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
            case TASK_PREEMPTED, TASK_KILLED -> stop(task, tick);
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

    /** The task whose finish ended the job or, before that, the one of the largest rank among those whose parents have finished. */
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

    /** The parent whose data arrived last on the cluster where the task runs, or will run; of several the one that finished last. */
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

    /** The link of a task: first its transfer, then the time before it entered the queue, then the queue, then execution. */
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
