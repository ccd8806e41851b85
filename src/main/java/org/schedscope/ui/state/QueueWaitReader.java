package org.schedscope.ui.state;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.scheduler.QueuedTask;
import org.schedscope.trace.EventKind;
import org.schedscope.trace.Trace;

/** Works out a {@link QueueWait} in one pass over the events and two looks at the queue. */
final class QueueWaitReader {
    /** Passes kept. */
    private static final int MOST = 200;

    private final OpenRun run;
    private final Trace trace;
    private final QueueProbes probes;
    private final int task;
    private final int position;
    private final ArrayDeque<QueueWait.Pass> passes = new ArrayDeque<>();
    private int passCount;
    private int queue = -1;
    private int firstPass = -1;
    private int afterFirstPass;
    private boolean started;
    private int[] freeThen;

    private QueueWaitReader(OpenRun run, int task, int position, QueueProbes probes) {
        this.run = run;
        this.probes = probes;
        trace = run.trace();
        this.task = task;
        this.position = position;
    }

    /** Nothing before the first pass over the task's queue. */
    static Optional<QueueWait> of(OpenRun run, int task, int position, QueueProbes probes) {
        return new QueueWaitReader(run, task, position, probes).read();
    }

    private Optional<QueueWait> read() {
        int[] free = run.platform().clusters().stream().mapToInt(one -> one.cores()).toArray();
        for (int seq = 0; seq < position && !started; seq++) {
            read(seq, free);
        }
        return firstPass < 0 ? Optional.empty() : result();
    }

    private void read(int seq, int[] free) {
        EventKind kind = trace.kind(seq);
        WorkloadIndex index = trace.index();
        switch (kind) {
            case TASK_READY -> {
                if (trace.subject(seq) == task) {
                    queue = trace.queue(seq);
                }
            }
            case SCHEDULING_PASS -> {
                if (trace.subject(seq) == queue) {
                    pass(seq);
                }
            }
            case TASK_STARTED -> {
                free[trace.cluster(seq)] -= index.task(trace.subject(seq)).cores();
                if (firstPass >= 0 && serves(trace.cluster(seq))) {
                    start(trace.subject(seq));
                }
            }
            case TASK_FINISHED, TASK_PREEMPTED -> free[trace.cluster(seq)] += index.task(trace.subject(seq)).cores();
            default -> {
                // Neither changes what is free nor who waits here.
            }
        }
        boolean ofFirstPass = kind == EventKind.SCHEDULING_PASS ? seq == firstPass : kind == EventKind.TASK_STARTED;
        if (firstPass >= 0 && ofFirstPass && seq == Math.max(firstPass, afterFirstPass)) {
            afterFirstPass = seq + 1;
            freeThen = free.clone();
        }
    }

    private boolean serves(int cluster) {
        return queue == cluster || queue == run.input().centralQueue();
    }

    /** Most cores that were free on one of the clusters that a task could have started on. */
    private int freeFor(int task) {
        int most = 0;
        for (int cluster = 0; cluster < freeThen.length; cluster++) {
            if (serves(cluster) && index().task(task).fits(run.platform().clusters().get(cluster))) {
                most = Math.max(most, freeThen[cluster]);
            }
        }
        return most;
    }

    private WorkloadIndex index() {
        return trace.index();
    }

    private void pass(int seq) {
        if (firstPass < 0) {
            firstPass = seq;
        }
        passCount++;
        passes.addLast(new QueueWait.Pass(trace.tick(seq), trace.queueLength(seq), OptionalInt.empty(), 0));
        if (passes.size() > MOST) {
            passes.removeFirst();
        }
    }

    private void start(int other) {
        QueueWait.Pass pass = passes.removeLast();
        OptionalInt first = pass.first().isPresent() ? pass.first() : OptionalInt.of(other);
        passes.addLast(new QueueWait.Pass(pass.tick(), pass.queued(), first, pass.started() + 1));
        started = other == task;
    }

    private Optional<QueueWait> result() {
        List<QueuedTask> before = probes.at(run, queue, firstPass);
        int place = 0;
        while (before.get(place).task() != task) {
            place++;
        }
        boolean atOnce = started && passCount == 1;
        Optional<QueueWait.Blocked> blocked = atOnce ? Optional.empty()
                : probes.at(run, queue, afterFirstPass).stream().findFirst()
                        .map(head -> new QueueWait.Blocked(head, freeFor(head.task())));
        return Optional.of(new QueueWait(task, place + 1, before.size(), before.get(place), blocked, List.copyOf(passes), passCount, started));
    }
}
