package org.schedscope.chart.index;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.schedscope.event.EventKind;
import org.schedscope.event.QueueReplay;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/**
 * What lanes look up in a trace, kept sorted and extended as the trace grows. One index serves one run and all positions in it; it
 * belongs to one thread at a time.
 */
public final class TraceIndex {
    private final WorkloadIndex tasks;
    /** The longest that something was taken in from. */
    private Trace latest;
    private final PieceRows rows;
    private final PieceSizes sizes;
    private final TaskHistory history;
    private final Reservations reservations;
    private final TransferHistory transfers;
    private final StepFunction coresInUse = new StepFunction(this::tick);
    private final StepFunction queueLength = new StepFunction(this::tick);
    private final Map<Integer, Integer> starvedSeq = new HashMap<>();
    /** By cluster: the position of the last count, and how many cores were busy. */
    private final int[] busyAt;
    private final int[] busyCores;
    /** The cluster with the most cores. */
    private final int widest;
    private final QueueReplay queues;
    private int events;
    private int inUse;
    private long memory;
    private final StepFunction memoryInUse = new StepFunction(this::tick);
    private final boolean needsMemory;
    private final long memoryUnit;
    private int waiting;

    /** An index of all that a trace has. */
    public TraceIndex(Trace trace) {
        this(trace, trace.eventCount());
    }

    /** An index of the events before a position. */
    public TraceIndex(Trace trace, int position) {
        tasks = trace.index();
        latest = trace;
        rows = new PieceRows(trace);
        sizes = new PieceSizes(trace.platform().clusters().size());
        busyCores = new int[trace.platform().clusters().size()];
        busyAt = new int[busyCores.length];
        Arrays.fill(busyAt, -1);
        widest = IntStream.range(0, busyAt.length).boxed()
                .max(Comparator.comparingInt(cluster -> trace.platform().clusters().get(cluster).cores())).orElse(0);
        history = new TaskHistory(tasks.taskCount());
        reservations = new Reservations(tasks.taskCount());
        transfers = new TransferHistory(tasks.taskCount());
        queues = new QueueReplay(tasks, new QueueReplay.Listener() {
            @Override
            public void entered(long tick, int task, int queue) {
                waiting++;
            }

            @Override
            public void left(long tick, int task, int queue) {
                waiting--;
            }
        });
        long most = Arrays.stream(tasks.columns().memory()).max().orElse(0);
        needsMemory = most > 0;
        // As many tasks as there are cores run at once; a series holds ints.
        double bound = (double) most * trace.platform().totalCores();
        memoryUnit = unitOf(bound);
        extend(trace, position);
    }

    /** The least power of a thousand by which an amount can be counted in ints. */
    private static long unitOf(double amount) {
        long unit = 1;
        while (amount / unit > Integer.MAX_VALUE) {
            unit *= 1_000;
        }
        return unit;
    }

    /** Takes in the events before a position of the same run, as far as they are new. */
    public void extend(Trace trace, int position) {
        if (!trace.isOfSameRecording(latest)) {
            throw new IllegalArgumentException("the trace is of another run");
        }
        if (position > events) {
            latest = trace;
        }
        Trace inOrder = trace.inOrder();
        for (int seq = events; seq < position; seq++) {
            take(inOrder, seq);
        }
        events = Math.max(events, position);
    }

    private long tick(int seq) {
        return latest.tick(seq);
    }

    private void take(Trace trace, int seq) {
        int before = waiting;
        trace.replayQueues(seq, queues);
        if (waiting != before) {
            queueLength.add(seq, trace.tick(seq), waiting);
        }
        int who = trace.subject(seq);
        switch (trace.kind(seq)) {
            case TASK_READY -> history.ready(who, seq);
            case TASK_STARTED -> {
                int piece = trace.piece(seq);
                inUse += rows.add(trace, piece);
                sizes.started(trace, piece);
                history.started(who, piece);
                reservations.ended(who, seq);
                use(trace, seq, who, 1);
            }
            case TASK_FINISHED, TASK_KILLED, TASK_PREEMPTED -> {
                int piece = trace.piece(seq);
                inUse -= rows.end(trace, piece);
                sizes.ended(trace, piece, seq);
                use(trace, seq, who, -1);
            }
            case RESERVATION_MADE -> reservations.made(who, seq);
            case TRANSFER_STARTED -> transfers.started(who, seq);
            case TRANSFER_FINISHED -> history.transferred(who, seq);
            case JOB_STARVED, JOB_KILLED -> {
                starvedSeq.put(who, seq);
                IntStream.range(tasks.firstTask(who), tasks.firstTask(who + 1)).forEach(task -> reservations.ended(task, seq));
            }
            case FORKED -> IntStream.range(0, tasks.taskCount()).forEach(task -> reservations.ended(task, seq));
            case JOB_ARRIVED, TASK_PLACED, JOB_FINISHED, JOB_REMOVED, CORES_GONE, CORES_BACK, SCHEDULING_PASS, JOB_REFUSED -> {
            }
        }
    }

    private void use(Trace trace, int seq, int task, int sign) {
        coresInUse.add(seq, trace.tick(seq), inUse);
        if (needsMemory && tasks.task(task).memory() != 0) {
            memory += sign * tasks.task(task).memory();
            memoryInUse.add(seq, trace.tick(seq), (int) Math.min(Integer.MAX_VALUE, memory / memoryUnit));
        }
    }

    public PieceRows rows() {
        return rows;
    }

    public PieceSizes sizes() {
        return sizes;
    }

    public Reservations reservations() {
        return reservations;
    }

    public TransferHistory transfers() {
        return transfers;
    }

    public TaskHistory history() {
        return history;
    }

    /** Cores that run tasks, on all clusters together. */
    public StepFunction coresInUse() {
        return coresInUse;
    }

    /** Whether some task of the workload needs memory. */
    public boolean needsMemory() {
        return needsMemory;
    }

    /** Memory held by running tasks, on all clusters together, in units of {@link #memoryUnit()}. */
    public StepFunction memoryInUse() {
        return memoryInUse;
    }

    /** How much memory one step of {@link #memoryInUse()} is: 1, but a power of a thousand for amounts beyond int. */
    public long memoryUnit() {
        return memoryUnit;
    }

    /** Tasks that wait in the queues of all clusters. */
    public StepFunction queueLength() {
        return queueLength;
    }

    /** Whether a job has starved at a moment. */
    public boolean starved(int job, Moment at) {
        Integer seq = starvedSeq.get(job);
        return seq != null && seq < at.position();
    }

    /** Number of pieces that overlap {@code [from, to]} among those started at a moment. */
    public int piecesBetween(Moment at, double from, double to) {
        int started = at.trace().pieces().countAt(at.trace().positionAfter((long) Math.floor(Math.min(to, at.now()))));
        started = Math.min(started, at.trace().pieces().countAt(at.position()));
        int before = Math.min(at.position(), at.trace().positionAfter((long) Math.min(Math.floor(from), at.now())));
        // Cores in use change when a piece starts and when one ends.
        int ended = coresInUse.changesAt(before) - at.trace().pieces().countAt(before);
        return Math.max(0, started - ended);
    }

    /** Cores of a cluster that run tasks at a moment: the widest has those that the others have not, so that its rows need not be read. */
    public int busyCores(int cluster, Moment at) {
        if (cluster != widest) {
            return countedBusyCores(cluster, at);
        }
        int others = IntStream.range(0, busyCores.length).filter(other -> other != widest).map(other -> countedBusyCores(other, at)).sum();
        return coresInUse.valueAt(at.position()) - others;
    }

    private int countedBusyCores(int cluster, Moment at) {
        if (busyAt[cluster] != at.position()) {
            busyCores[cluster] = countBusyCores(cluster, at);
            busyAt[cluster] = at.position();
        }
        return busyCores[cluster];
    }

    private int countBusyCores(int cluster, Moment at) {
        int busy = 0;
        int row = rows.row(cluster, 0);
        for (int core = 0; core < at.trace().platform().clusters().get(cluster).cores(); core++, row++) {
            int started = rows.started(row, at.trace(), at.position());
            if (started > 0 && !at.ended(rows.piece(row, started - 1))) {
                busy++;
            }
        }
        return busy;
    }

    /** Share of a cluster's core-ticks from 0 until now that ran tasks: 0 to 1. */
    public double busyShare(int cluster, Moment at) {
        double busy = 0;
        int cores = at.trace().platform().clusters().get(cluster).cores();
        for (int core = 0; core < cores; core++) {
            int row = rows.row(cluster, core);
            int started = rows.started(row, at.trace(), at.position());
            if (started > 0) {
                long begun = rows.start(row, started - 1, at.trace());
                busy += rows.busyIn(row, at.trace(), 0, started - 1) + Math.min(rows.end(row, started - 1, at.trace()), at.now()) - begun;
            }
        }
        return at.now() == 0 ? 0 : busy / ((double) cores * at.now());
    }
}
