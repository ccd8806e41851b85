package org.schedscope.io.log;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.text.NameColumn;

/**
 * Writes {@linkplain Jobs#arePlain plain} jobs in one line from their columns; much faster than {@link WorkloadWriter}, with the same
 * bytes.
 */
final class LogJobLine {
    private static final byte[] ID = LineBuffer.plain("{\"id\":\"");
    /** Bytes after the id of a job with a user; the next are for a job without one. */
    private static final byte[] USER = LineBuffer.plain("\",\"user\":\"");
    private static final byte[] NO_USER = LineBuffer.plain("\"");
    private static final byte[] ARRIVAL = LineBuffer.plain(",\"arrival\":");
    private static final byte[] QUEUE = LineBuffer.plain(",\"queue\":\"");
    private static final byte[] TASK = LineBuffer.plain(",\"tasks\":[{\"id\":\"");
    private static final byte[] EXEC = LineBuffer.plain("\",\"exec\":");
    private static final byte[] CORES = LineBuffer.plain(",\"cores\":");
    private static final byte[] MEMORY = LineBuffer.plain(",\"memory\":");
    private static final byte[] ESTIMATE = LineBuffer.plain(",\"estimate\":");
    private static final byte[] END = LineBuffer.plain("}]}");

    private final Jobs jobs;
    /** Includes the preceding bytes. */
    private final byte[] exec;
    /** Includes the names of the fields. */
    private final byte[][] users;
    private final byte[][] queues;
    private final int[] queueOf;

    LogJobLine(Jobs jobs) {
        this.jobs = jobs;
        queueOf = jobs.queueOf();
        LineBuffer pieces = LineBuffer.ofPieces();
        exec = pieces.put(TASK).putEscaped(jobs.taskId(0)).put(EXEC).taken();
        users = jobs.users().stream().map(user -> user.equals(Job.ROOT_USER) ? NO_USER : field(USER, user, pieces)).toArray(byte[][]::new);
        queues = jobs.queues().stream().map(queue -> field(QUEUE, queue, pieces)).toArray(byte[][]::new);
    }

    private static byte[] field(byte[] name, String text, LineBuffer pieces) {
        return pieces.put(name).putEscaped(text).put('"').taken();
    }

    /** Writes the jobs, without the bytes before and after all of them. */
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
        if (jobs.number(job) < 0) {
            out.put(ID).putEscaped(jobs.id(job));
        } else {
            out.put(ID).put(jobs.number(job));
        }
        out.put(users[jobs.userOf()[job]]).put(ARRIVAL).put(jobs.arrival()[job]);
        if (queueOf[job] != NameColumn.NONE) {
            out.put(queues[queueOf[job]]);
        }
        out.put(exec).put(jobs.exec()[job]);
        if (jobs.cores()[job] != 1) {
            out.put(CORES).put(jobs.cores()[job]);
        }
        field(MEMORY, jobs.memory(), job, out);
        field(ESTIMATE, jobs.estimate(), job, out);
        out.put(END);
    }

    /** Adds a number, unless it is 0. */
    private static void field(byte[] name, long[] column, int job, LineBuffer out) {
        if (column.length > 0 && column[job] > 0) {
            out.put(name).put(column[job]);
        }
    }
}
