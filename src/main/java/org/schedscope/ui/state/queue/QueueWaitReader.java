package org.schedscope.ui.state.queue;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;
import org.schedscope.ui.state.run.OpenRun;

/**
 * Works out a {@link QueueWait} from the events since the task's job arrived and two looks at the queue. Read again further on, it goes on
 * from where it is; read further back, it begins again, but for the looks at the queue. Once the task has started nothing is left.
 * A task that a fork sends to a queue anew waits anew: its place is in that queue only.
 */
public final class QueueWaitReader {
    /** Passes kept. */
    public static final int MOST = 200;

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
    /** Whether the task is in it: it may leave without a start, by a fork, or because its job starves or is taken out. */
    private boolean waits;
    private int firstPass;
    private int afterFirstPass;
    private boolean started;
    private Standing standing = new Standing(-1, 0, 0, null);
    private Head head = new Head(-1, Optional.empty());

    public QueueWaitReader(OpenRun run, int task, QueueProbes probes) {
        this.task = task;
        this.probes = probes;
        this.run = run;
        trace = run.trace();
        begin();
    }

    public int task() {
        return task;
    }

    /** Events read so far: the cost, besides the looks at the queue. */
    public long eventsRead() {
        return eventsRead;
    }

    private void begin() {
        seq = trace.positionAfter(index().job(index().jobOf(task)).arrival() - 1);
        enter(-1);
        waits = false;
        started = false;
    }

    private void enter(int into) {
        passes.clear();
        passCount = 0;
        queue = into;
        waits = true;
        firstPass = -1;
        afterFirstPass = 0;
    }

    /**
     * Nothing before the first pass over the task's queue.
     *
     * @param of the same run as before, recorded at least up to the position
     */
    public Optional<QueueWait> at(OpenRun of, int position) {
        run = of;
        trace = of.trace().inOrder();
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
        boolean ofFirstPass = take(event);
        if (ofFirstPass && event == Math.max(firstPass, afterFirstPass)) {
            afterFirstPass = event + 1;
        }
    }

    /** Whether the event may be the first pass over the queue, or one that belongs to it. */
    private boolean take(int event) {
        return switch (trace.kind(event)) {
            case TASK_READY -> {
                if (trace.subject(event) == task) {
                    enter(trace.queue(event));
                }
                yield false;
            }
            case SCHEDULING_PASS -> {
                if (waits && trace.queue(event) == queue) {
                    pass(event);
                }
                yield event == firstPass;
            }
            case TASK_STARTED -> {
                if (waits && firstPass >= 0 && trace.queue(event) == queue) {
                    start(event);
                }
                yield firstPass >= 0;
            }
            case JOB_STARVED, JOB_KILLED, JOB_REMOVED -> {
                waits &= trace.subject(event) != index().jobOf(task);
                yield false;
            }
            case FORKED -> {
                waits = false;
                yield false;
            }
            default -> false;
        };
    }

    private boolean serves(int cluster) {
        return queue == cluster || queue == run.input().centralQueue();
    }

    /** Most cores that were free on one of the clusters that a task could have started on. */
    private int freeFor(int other) {
        TraceCursor then = new TraceCursor(trace);
        then.moveTo(afterFirstPass);
        int most = 0;
        for (int cluster = 0; cluster < run.platform().clusters().size(); cluster++) {
            if (serves(cluster) && index().task(other).fits(run.platform().clusters().get(cluster))) {
                most = Math.max(most, then.freeCores(cluster));
            }
        }
        return most;
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
        String key = another ? pass.firstKey() : trace.pieces().key(trace.piece(event));
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
