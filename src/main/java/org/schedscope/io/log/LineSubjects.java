package org.schedscope.io.log;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.schedscope.model.Jobs;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Ids of jobs and tasks as bytes for lines of events. Those of jobs are kept only while the jobs are in the system: a million of them,
 * created at once, would burden the garbage collector. In a log where every job has one task of the same id, the task's id follows the
 * job's, as most lines have both.
 */
final class LineSubjects {
    private static final byte[] TASK = LineBuffer.plain("\",\"task\":\"");

    private final WorkloadIndex index;
    private final Jobs columns;
    /** Whether the bytes of a job are followed by those of its only task, which are the same for all jobs. */
    private final boolean withTask;
    private final byte[][] jobs;
    /** By task, bytes from the end of the job's id on; in a log shared by all jobs. */
    private final byte[][] tasks;
    private final LineBuffer pieces = LineBuffer.ofPieces();

    LineSubjects(WorkloadIndex index) {
        this.index = index;
        columns = index.columns();
        withTask = columns.arePlain();
        jobs = new byte[index.jobCount()][];
        tasks = beginning(TASK, withTask ? 1 : index.taskCount(), index::taskId);
    }

    /** Texts with the same prefix; equal neighbours share their bytes. */
    static byte[][] beginning(byte[] with, int count, IntFunction<String> texts) {
        byte[][] all = new byte[count][];
        String last = "";
        for (int i = 0; i < count; i++) {
            String text = texts.apply(i);
            all[i] = i > 0 && text.equals(last) ? all[i - 1] : joined(with, LineBuffer.escaped(text));
            last = text;
        }
        return all;
    }

    static byte[] joined(byte[] a, byte[] b) {
        byte[] both = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, both, a.length, b.length);
        return both;
    }

    /** Id of a job; in a log followed by that of its task. */
    byte[] ofJob(int job) {
        byte[] known = jobs[job];
        return known == null ? begin(job) : known;
    }

    private byte[] begin(int job) {
        jobs[job] = made(job);
        return jobs[job];
    }

    private byte[] made(int job) {
        if (!withTask) {
            return LineBuffer.escaped(index.jobId(job));
        }
        if (columns.number(job) < 0) {
            return joined(LineBuffer.escaped(index.jobId(job)), tasks[0]);
        }
        return pieces.put(columns.number(job)).put(tasks[0]).taken();
    }

    /** Length of the job's id in {@link #ofJob}. */
    int idLength(byte[] ofJob) {
        return withTask ? ofJob.length - tasks[0].length : ofJob.length;
    }

    /** Whether {@link #ofJob} contains the task's id, too. */
    boolean withTask() {
        return withTask;
    }

    /** Bytes of a task to be added after {@link #ofJob}, unless that contains {@linkplain #withTask the task's id}. */
    byte[] ofTask(int task) {
        return tasks[task];
    }

    /** Adds the id of a task alone. */
    void putIdOfTask(int task, LineBuffer out) {
        byte[] text = tasks[withTask ? 0 : task];
        out.put(text, TASK.length, text.length - TASK.length);
    }

    /** Releases the bytes of a job without further events. */
    void forget(int job) {
        jobs[job] = null;
    }
}
