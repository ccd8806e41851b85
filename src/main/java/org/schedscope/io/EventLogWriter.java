package org.schedscope.io;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.RunInfo;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.WorkloadIndex;

/**
 * Writes a run as newline-delimited JSON while it happens: a line that describes the run, workload and platform included, then a line
 * per event. A failure to write comes out of the event as an {@link UncheckedIOException}.
 */
public final class EventLogWriter implements EventSink, AutoCloseable {
    private final WorkloadIndex index;
    private final List<Cluster> clusters;
    private final JsonGenerator out;
    private long seq;

    /** Writes the first line. Closing leaves the stream open. */
    public EventLogWriter(RunInfo info, WorkloadIndex index, Platform platform, OutputStream stream) throws IOException {
        this.index = index;
        clusters = platform.clusters();
        out = JsonOut.oneLine(stream);
        out.writeStartObject();
        out.writeStringField("format", EventLog.FORMAT);
        out.writeNumberField("version", EventLog.VERSION);
        out.writeStringField("policy", info.policy());
        out.writeStringField("scheduler", info.scheduler());
        out.writeNumberField("seed", info.seed());
        out.writeObjectFieldStart("parameters");
        for (Map.Entry<String, String> parameter : info.parameters().entrySet()) {
            out.writeStringField(parameter.getKey(), parameter.getValue());
        }
        out.writeEndObject();
        out.writeFieldName("workload");
        WorkloadWriter.write(index.workload(), out);
        out.writeFieldName("platform");
        PlatformWriter.write(platform, out);
        out.writeEndObject();
        out.writeRaw('\n');
    }

    /** Writes the rest of a line. */
    private interface Fields {
        void write() throws IOException;
    }

    private void line(long tick, String type, Fields fields) {
        try {
            out.writeStartObject();
            out.writeNumberField("seq", seq++);
            out.writeNumberField("t", tick);
            out.writeStringField("type", type);
            fields.write();
            out.writeEndObject();
            out.writeRaw('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void job(int job) throws IOException {
        out.writeStringField("job", index.job(job).id());
    }

    private void task(int task) throws IOException {
        job(index.jobOf(task));
        out.writeStringField("task", index.task(task).id());
    }

    private void cluster(String field, int cluster) throws IOException {
        out.writeStringField(field, clusters.get(cluster).id());
    }

    /** The central queue is no cluster's. */
    private void queue(int queue) throws IOException {
        if (queue < clusters.size()) {
            cluster("cluster", queue);
        }
    }

    private void taskOn(long tick, String type, int task, int cluster) {
        line(tick, type, () -> {
            task(task);
            cluster("cluster", cluster);
        });
    }

    private void transfer(int transfer, int parent, int child, int from, int to) throws IOException {
        task(child);
        out.writeNumberField("transfer", transfer);
        out.writeStringField("parent", index.task(parent).id());
        cluster("from", from);
        cluster("to", to);
    }

    @Override
    public void jobArrived(long tick, int job) {
        line(tick, "JobArrived", () -> job(job));
    }

    @Override
    public void taskPlaced(long tick, int task, int cluster) {
        taskOn(tick, "TaskPlaced", task, cluster);
    }

    @Override
    public void transferStarted(long tick, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        line(tick, "TransferStarted", () -> {
            transfer(transfer, parent, child, from, to);
            out.writeNumberField("arrives", arrivalTick);
        });
    }

    @Override
    public void transferFinished(long tick, int transfer, int parent, int child, int from, int to) {
        line(tick, "TransferFinished", () -> transfer(transfer, parent, child, from, to));
    }

    @Override
    public void taskReady(long tick, int task, int queue) {
        line(tick, "TaskReady", () -> {
            task(task);
            queue(queue);
        });
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        line(tick, "TaskStarted", () -> {
            task(task);
            cluster("cluster", cluster);
            out.writeStringField("cores", cores.text());
            out.writeStringField("key", key.text());
            out.writeNumberField("queue", queueLength);
            if (backfilled) {
                out.writeBooleanField("backfilled", true);
            }
        });
    }

    @Override
    public void taskPreempted(long tick, int task, int cluster) {
        taskOn(tick, "TaskPreempted", task, cluster);
    }

    @Override
    public void taskFinished(long tick, int task, int cluster) {
        taskOn(tick, "TaskFinished", task, cluster);
    }

    @Override
    public void jobFinished(long tick, int job) {
        line(tick, "JobFinished", () -> job(job));
    }

    @Override
    public void jobStarved(long tick, int job) {
        line(tick, "JobStarved", () -> job(job));
    }

    @Override
    public void reservationMade(long tick, int task, int cluster, long start, long end) {
        line(tick, "ReservationMade", () -> {
            task(task);
            cluster("cluster", cluster);
            out.writeNumberField("start", start);
            out.writeNumberField("end", end);
        });
    }

    @Override
    public void schedulingPass(long tick, int queue, int queueLength) {
        line(tick, "SchedulingPass", () -> {
            queue(queue);
            out.writeNumberField("queue", queueLength);
        });
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
