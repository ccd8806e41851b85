package org.schedscope.io.log;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.RunInfo;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Writes a run as newline-delimited JSON while it happens: a line that describes the run, workload and platform included, then a line
 * per event. A failure to write comes out of the event as an {@link UncheckedIOException}. Lines of events are put together from bytes
 * made beforehand: of names once for all events, of ids once for a run. That takes 100 ns an event where Jackson's generator takes 205, and
 * a run that nobody is told of 100 ({@code EventLogBench}; 200,000 tasks of P-SLR).
 *
 * <p>What all lines begin with is one method, so long that the compiler calls it. Copied into each kind of line, and those into the loops
 * of the engine, it kept the compiler busy for half of a run.
 */
public final class EventLogWriter implements EventSink, AutoCloseable {
    private static final byte[] NOTHING = {};
    private static final byte[] SEQ = LineBuffer.plain("{\"seq\":");
    private static final byte[] TICK = LineBuffer.plain(",\"t\":");
    private static final byte[] CLUSTER = LineBuffer.plain("\",\"cluster\":\"");
    private static final byte[] END = LineBuffer.plain("}\n");
    private static final byte[] QUOTE_END = LineBuffer.plain("\"}\n");

    private static final byte[] JOB_ARRIVED = ofJob("JobArrived");
    private static final byte[] JOB_FINISHED = ofJob("JobFinished");
    private static final byte[] JOB_STARVED = ofJob("JobStarved");
    private static final byte[] JOB_REMOVED = ofJob("JobRemoved");
    private static final byte[] FORKED = LineBuffer.plain(",\"type\":\"Forked\",\"fork\":");
    private static final byte[] CORES_GONE = LineBuffer.plain(",\"type\":\"CoresGone\",\"cluster\":\"");
    private static final byte[] CORES_BACK = LineBuffer.plain(",\"type\":\"CoresBack\",\"cluster\":\"");
    private static final byte[] OF_FORK = LineBuffer.plain("\",\"fork\":");
    private static final byte[] UNTIL = LineBuffer.plain(",\"until\":");
    private static final byte[] TASK_PLACED = ofJob("TaskPlaced");
    private static final byte[] TASK_READY = ofJob("TaskReady");
    private static final byte[] TASK_STARTED = ofJob("TaskStarted");
    private static final byte[] TASK_PREEMPTED = ofJob("TaskPreempted");
    private static final byte[] TASK_FINISHED = ofJob("TaskFinished");
    private static final byte[] TRANSFER_STARTED = ofJob("TransferStarted");
    private static final byte[] TRANSFER_FINISHED = ofJob("TransferFinished");
    private static final byte[] RESERVATION_MADE = ofJob("ReservationMade");
    private static final byte[] SCHEDULING_PASS = LineBuffer.plain(",\"type\":\"SchedulingPass\",\"queue\":");
    private static final byte[] SCHEDULING_PASS_OF = LineBuffer.plain(",\"type\":\"SchedulingPass\",\"cluster\":\"");

    private static final byte[] QUEUE_OF = LineBuffer.plain("\",\"queueOf\":\"");
    private static final byte[] CORES = LineBuffer.plain("\",\"cores\":\"");
    private static final byte[] KEY = LineBuffer.plain("\",\"key\":\"");
    /** Behind a text. */
    private static final byte[] QUEUE = LineBuffer.plain("\",\"queue\":");
    private static final byte[] BACKFILLED = LineBuffer.plain(",\"backfilled\":true");
    private static final byte[] TRANSFER = LineBuffer.plain("\",\"transfer\":");
    private static final byte[] PARENT = LineBuffer.plain(",\"parent\":\"");
    private static final byte[] FROM = LineBuffer.plain("\",\"from\":\"");
    private static final byte[] TO = LineBuffer.plain("\",\"to\":\"");
    private static final byte[] ARRIVES = LineBuffer.plain("\",\"arrives\":");
    private static final byte[] START = LineBuffer.plain("\",\"start\":");
    private static final byte[] STOP = LineBuffer.plain(",\"end\":");

    private final WorkloadIndex index;
    private final LineSubjects subjects;
    private final byte[][] clusters;
    /** From the end of what comes before, a task as a rule, to the end of the cluster's id. */
    private final byte[][] onCluster;
    /** To the end of the line. */
    private final byte[][] onClusterEnd;
    /** To the beginning of the numbers of cores. */
    private final byte[][] onClusterCores;
    private final byte[][] passOfCluster;
    private final OutputStream stream;
    private final LineBuffer out;
    private long seq;

    /** Writes the first line. Closing leaves the stream open. */
    public EventLogWriter(RunInfo info, WorkloadIndex index, Platform platform, OutputStream stream) throws IOException {
        this(info, index.workload(), platform, index, stream);
    }

    /**
     * Writes the first line of a run that may be forked. Closing leaves the stream open.
     *
     * @param workload as it is before the forks
     * @param platform as it is before the forks
     * @param index of the workload that the recording is about
     */
    public EventLogWriter(RunInfo info, Workload workload, Platform platform, WorkloadIndex index, OutputStream stream) throws IOException {
        this.index = index;
        this.stream = stream;
        EventLogHead.write(info, workload, platform, stream);
        subjects = new LineSubjects(index);
        IntFunction<String> ids = cluster -> platform.clusters().get(cluster).id();
        int count = platform.clusters().size();
        clusters = LineSubjects.beginning(new byte[0], count, ids);
        onCluster = LineSubjects.beginning(CLUSTER, count, ids);
        onClusterEnd = ending(onCluster, QUOTE_END);
        onClusterCores = ending(onCluster, CORES);
        passOfCluster = ending(LineSubjects.beginning(SCHEDULING_PASS_OF, count, ids), QUEUE);
        out = new LineBuffer(stream);
    }

    /** How many events were told so far. */
    public long events() {
        return seq;
    }

    private static byte[][] ending(byte[][] texts, byte[] with) {
        return Arrays.stream(texts).map(text -> LineSubjects.joined(text, with)).toArray(byte[][]::new);
    }

    private static byte[] ofJob(String type) {
        return LineBuffer.plain(",\"type\":\"" + type + "\",\"job\":\"");
    }

    private LineBuffer begin(long tick, byte[] typeAndNext) {
        return begin(tick, typeAndNext, typeAndNext, 0, NOTHING);
    }

    private LineBuffer begin(long tick, byte[] typeAndNext, byte[] subject, int length, byte[] next) {
        return out.begin().put(SEQ).put(seq++).put(TICK).put(tick).put(typeAndNext).put(subject, 0, length).put(next);
    }

    private void lineOfJob(long tick, byte[] typeAndNext, int job) {
        byte[] subject = subjects.ofJob(job);
        begin(tick, typeAndNext, subject, subjects.idLength(subject), QUOTE_END);
    }

    private LineBuffer beginTask(long tick, byte[] typeAndNext, int task, byte[] next) {
        byte[] subject = subjects.ofJob(index.jobOf(task));
        if (subjects.withTask()) {
            return begin(tick, typeAndNext, subject, subject.length, next);
        }
        return begin(tick, typeAndNext, subject, subject.length, subjects.ofTask(task)).put(next);
    }

    /** A line about a job of which no more is to come. */
    private void endJob(long tick, byte[] typeAndNext, int job) {
        lineOfJob(tick, typeAndNext, job);
        subjects.forget(job);
    }

    /** Up to where the data goes. */
    private void transfer(int transfer, int parent, int from, int to) {
        out.put(transfer).put(PARENT);
        subjects.putIdOfTask(parent, out);
        out.put(FROM).put(clusters[from]).put(TO).put(clusters[to]);
    }

    @Override
    public void jobArrived(long tick, int job) {
        subjects.begin(job);
        lineOfJob(tick, JOB_ARRIVED, job);
    }

    @Override
    public void taskPlaced(long tick, int task, int cluster) {
        beginTask(tick, TASK_PLACED, task, onClusterEnd[cluster]);
    }

    @Override
    public void transferStarted(long tick, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        beginTask(tick, TRANSFER_STARTED, child, TRANSFER);
        transfer(transfer, parent, from, to);
        out.put(ARRIVES).put(arrivalTick).put(END);
    }

    @Override
    public void transferFinished(long tick, int transfer, int parent, int child, int from, int to) {
        beginTask(tick, TRANSFER_FINISHED, child, TRANSFER);
        transfer(transfer, parent, from, to);
        out.put(QUOTE_END);
    }

    /** The central queue is no cluster's. */
    @Override
    public void taskReady(long tick, int task, int queue) {
        beginTask(tick, TASK_READY, task, queue < clusters.length ? onClusterEnd[queue] : QUOTE_END);
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        beginTask(tick, TASK_STARTED, task, onClusterCores[cluster]).put(cores).put(KEY);
        key.writeTo(out);
        out.put(QUEUE).put(queueLength);
        if (backfilled) {
            out.put(BACKFILLED);
        }
        out.put(END);
    }

    /** The central queue is no cluster's. */
    @Override
    public void taskPreempted(long tick, int task, int cluster, int queue) {
        beginTask(tick, TASK_PREEMPTED, task, onCluster[cluster]);
        if (queue < clusters.length) {
            out.put(QUEUE_OF).put(clusters[queue]);
        }
        out.put(QUOTE_END);
    }

    @Override
    public void taskFinished(long tick, int task, int cluster) {
        beginTask(tick, TASK_FINISHED, task, onClusterEnd[cluster]);
    }

    @Override
    public void jobFinished(long tick, int job) {
        endJob(tick, JOB_FINISHED, job);
    }

    @Override
    public void jobStarved(long tick, int job) {
        endJob(tick, JOB_STARVED, job);
    }

    @Override
    public void jobRemoved(long tick, int job) {
        endJob(tick, JOB_REMOVED, job);
    }

    @Override
    public void forked(long tick, int fork) {
        begin(tick, FORKED).put(fork).put(END);
    }

    @Override
    public void coresGone(long tick, int cluster, CoreRanges cores, int fork, long until) {
        begin(tick, CORES_GONE).put(clusters[cluster]).put(CORES).put(cores).put(OF_FORK).put(fork);
        if (until < Long.MAX_VALUE) {
            out.put(UNTIL).put(until);
        }
        out.put(END);
    }

    @Override
    public void coresBack(long tick, int cluster, CoreRanges cores, int fork) {
        begin(tick, CORES_BACK).put(clusters[cluster]).put(CORES).put(cores).put(OF_FORK).put(fork).put(END);
    }

    @Override
    public void reservationMade(long tick, int task, int cluster, long start, long end) {
        beginTask(tick, RESERVATION_MADE, task, onCluster[cluster]).put(START).put(start).put(STOP).put(end).put(END);
    }

    @Override
    public void schedulingPass(long tick, int queue, int queueLength) {
        begin(tick, queue < clusters.length ? passOfCluster[queue] : SCHEDULING_PASS).put(queueLength).put(END);
    }

    /** Hands everything over to the stream. */
    @Override
    public void close() throws IOException {
        try {
            out.flush();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        stream.flush();
    }
}
