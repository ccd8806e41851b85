package org.schedscope.io.log;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Job;
import org.schedscope.model.LogJobs;
import org.schedscope.text.NameColumn;

/**
 * Writes the jobs of a log in one line, byte for byte as {@link WorkloadWriter} does, without making the jobs: for a million jobs that and
 * the compiling of it took as long as a third of the simulation.
 */
final class LogJobLine {
    private static final byte[] ID = LineBuffer.plain("{\"id\":\"");
    private static final byte[] USER = LineBuffer.plain(",\"user\":\"");
    private static final byte[] ARRIVAL = LineBuffer.plain(",\"arrival\":");
    private static final byte[] QUEUE = LineBuffer.plain(",\"queue\":\"");
    private static final byte[] TASK = LineBuffer.plain(",\"tasks\":[{\"id\":\"");
    private static final byte[] EXEC = LineBuffer.plain("\",\"exec\":");
    private static final byte[] CORES = LineBuffer.plain(",\"cores\":");
    private static final byte[] MEMORY = LineBuffer.plain(",\"memory\":");
    private static final byte[] ESTIMATE = LineBuffer.plain(",\"estimate\":");
    private static final byte[] END = LineBuffer.plain("}]}");

    private final LogJobs jobs;
    private final byte[] task;
    /** With the names of their fields. */
    private final byte[][] users;
    private final byte[][] queues;
    private final int[] queueOf;

    LogJobLine(LogJobs jobs) {
        this.jobs = jobs;
        queueOf = jobs.queueColumn();
        task = new LineBuffer(OutputStream.nullOutputStream()).put(TASK).putEscaped(jobs.taskId()).put(EXEC).taken();
        users = fields(USER, jobs.users());
        queues = fields(QUEUE, jobs.queues());
    }

    private static byte[][] fields(byte[] field, List<String> texts) {
        LineBuffer each = new LineBuffer(OutputStream.nullOutputStream());
        return texts.stream().map(text -> text.equals(Job.ROOT_USER) && field == USER ? new byte[0]
                : each.put(field).putEscaped(text).put('"').taken()).toArray(byte[][]::new);
    }

    /** Writes the jobs, without what begins and ends them all. */
    void write(OutputStream stream) throws IOException {
        LineBuffer out = new LineBuffer(stream);
        try {
            for (int job = 0; job < jobs.size(); job++) {
                put(job, job > 0 ? out.begin().put(',') : out);
            }
            out.flush();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void put(int job, LineBuffer out) {
        out.put(ID).putEscaped(jobs.id(job)).put('"').put(users[jobs.userColumn()[job]]);
        out.put(ARRIVAL).put(jobs.arrivalColumn()[job]);
        if (queueOf[job] != NameColumn.NONE) {
            out.put(queues[queueOf[job]]);
        }
        out.put(task).put(jobs.execColumn()[job]);
        if (jobs.coresColumn()[job] != 1) {
            out.put(CORES).put(jobs.coresColumn()[job]);
        }
        field(MEMORY, jobs.memoryColumn(), job, out);
        field(ESTIMATE, jobs.estimateColumn(), job, out);
        out.put(END);
    }

    /** A figure that is 0 is left out. */
    private static void field(byte[] name, long[] column, int job, LineBuffer out) {
        if (column.length > 0 && column[job] > 0) {
            out.put(name).put(column[job]);
        }
    }
}
