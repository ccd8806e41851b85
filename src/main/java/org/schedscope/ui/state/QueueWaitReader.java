package org.schedscope.ui.state;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.scheduler.QueuedTask;
import org.schedscope.trace.EventKind;
import org.schedscope.trace.Trace;

/**
 * Works out a {@link QueueWait} from the events since the task's job arrived and two looks at the queue. Asked again further on, it goes
 * on from where it is; asked further back, it begins again, but for the looks at the queue. Once the task has started nothing is left.
 */
final class QueueWaitReader {
    /** Passes kept. */
    private static final int MOST = 200;

    /** The task among those that its first pass found. */
    private record Standing(int firstPass, int place, int of, QueuedTask self) {
    }

    /** The head of the queue at a position, and the cores that were free for it. */
    private record Head(int position, Optional<QueueWait.Blocked> blocked) {
    }

    private final int task;
    private final QueueProbes probes;
    private final ArrayDeque<QueueWait.Pass> passes = new ArrayDeque<>();
    private OpenRun run;
    private Trace trace;
    private int seq;
    private long eventsRead;
    private int passCount;
    private int queue;
    private int firstPass;
    private int afterFirstPass;
    private boolean started;
    private Standing standing = new Standing(-1, 0, 0, null);
    private Head head = new Head(-1, Optional.empty());

    QueueWaitReader(OpenRun run, int task, QueueProbes probes) {
        this.task = task;
        this.probes = probes;
        this.run = run;
        trace = run.trace();
        begin();
    }

    int task() {
        return task;
    }

    /** Events read so far: the cost, besides the looks at the queue. */
    long eventsRead() {
        return eventsRead;
    }

    private void begin() {
        seq = trace.positionAfter(index().job(index().jobOf(task)).arrival() - 1);
        passes.clear();
        passCount = 0;
        queue = -1;
        firstPass = -1;
        afterFirstPass = 0;
        started = false;
    }

    /**
     * Nothing before the first pass over the task's queue.
     *
     * @param of the same run as before, recorded at least up to the position
     */
    Optional<QueueWait> at(OpenRun of, int position) {
        run = of;
        trace = of.trace();
        if (position < seq) {
            begin();
        }
        while (seq < position && !started) {
            read(seq++);
            eventsRead++;
        }
        return firstPass < 0 ? Optional.empty() : Optional.of(result());
    }

    private void read(int event) {
        EventKind kind = trace.kind(event);
        switch (kind) {
            case TASK_READY -> {
                if (trace.subject(event) == task) {
                    queue = trace.queue(event);
                }
            }
            case SCHEDULING_PASS -> {
                if (trace.subject(event) == queue) {
                    pass(event);
                }
            }
            case TASK_STARTED -> {
                if (firstPass >= 0 && serves(trace.cluster(event))) {
                    start(event);
                }
            }
            default -> {
                // Does not change who waits here.
            }
        }
        boolean ofFirstPass = kind == EventKind.SCHEDULING_PASS ? event == firstPass : kind == EventKind.TASK_STARTED;
        if (firstPass >= 0 && ofFirstPass && event == Math.max(firstPass, afterFirstPass)) {
            afterFirstPass = event + 1;
        }
    }

    private boolean serves(int cluster) {
        return queue == cluster || queue == run.input().centralQueue();
    }

    /** Most cores that were free on one of the clusters that a task could have started on. */
    private int freeFor(int other) {
        int[] freeThen = freeAfterFirstPass();
        int most = 0;
        for (int cluster = 0; cluster < freeThen.length; cluster++) {
            if (serves(cluster) && index().task(other).fits(run.platform().clusters().get(cluster))) {
                most = Math.max(most, freeThen[cluster]);
            }
        }
        return most;
    }

    private int[] freeAfterFirstPass() {
        int[] free = run.platform().clusters().stream().mapToInt(one -> one.cores()).toArray();
        int pieces = trace.pieceCountAt(afterFirstPass);
        for (int piece = 0; piece < pieces; piece++) {
            if (trace.runsAt(piece, afterFirstPass)) {
                free[trace.pieceCluster(piece)] -= index().task(trace.pieceTask(piece)).cores();
            }
        }
        return free;
    }

    private WorkloadIndex index() {
        return trace.index();
    }

    private void pass(int event) {
        if (firstPass < 0) {
            firstPass = event;
        }
        passCount++;
        passes.addLast(new QueueWait.Pass(trace.tick(event), event, trace.queueLength(event), OptionalInt.empty(), "", 0));
        if (passes.size() > MOST) {
            passes.removeFirst();
        }
    }

    private void start(int event) {
        int other = trace.subject(event);
        QueueWait.Pass pass = passes.removeLast();
        boolean another = pass.first().isPresent();
        OptionalInt first = another ? pass.first() : OptionalInt.of(other);
        String key = another ? pass.firstKey() : trace.pieceKey(trace.piece(event));
        passes.addLast(new QueueWait.Pass(pass.tick(), pass.position(), pass.queued(), first, key, pass.started() + 1));
        started = other == task;
    }

    private QueueWait result() {
        if (standing.firstPass() != firstPass) {
            List<QueuedTask> before = probes.at(run, queue, firstPass);
            int place = 0;
            while (before.get(place).task() != task) {
                place++;
            }
            standing = new Standing(firstPass, place + 1, before.size(), before.get(place));
        }
        boolean atOnce = started && passCount == 1;
        if (!atOnce && head.position() != afterFirstPass) {
            head = new Head(afterFirstPass, probes.at(run, queue, afterFirstPass).stream().findFirst()
                    .map(first -> new QueueWait.Blocked(first, freeFor(first.task()))));
        }
        return new QueueWait(task, standing.place(), standing.of(), standing.self(), atOnce ? Optional.empty() : head.blocked(),
                List.copyOf(passes), passCount, started);
    }
}
