package org.schedscope.io.log;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.schedscope.model.Jobs;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Bytes of the ids of jobs and tasks in lines of events. Those of jobs are kept while the jobs are in the system: all of a million jobs,
 * made at once, would be carried about by the collector. In a log, where every job has one task of the same id, that stands behind the
 * job's, and most lines have both.
 */
final class LineSubjects {
    private static final byte[] TASK = LineBuffer.plain("\",\"task\":\"");

    private final WorkloadIndex index;
    private final Jobs columns;
    /** Whether the bytes of a job are followed by those of its only task, which are the same for all jobs. */
    private final boolean withTask;
    private final byte[][] jobs;
    /** Of each task, from the end of the job's id on; of a log for all jobs together. */
    private final byte[][] tasks;
    private final LineBuffer pieces = LineBuffer.ofPieces();

    LineSubjects(WorkloadIndex index) {
        this.index = index;
        columns = index.columns();
        withTask = columns.arePlain();
        jobs = new byte[index.jobCount()][];
        tasks = beginning(TASK, withTask ? 1 : index.taskCount(), index::taskId);
    }

    /** Texts with the same beginning; neighbours that are alike are kept once. */
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

    /** Id of a job, and in a log that of its task behind it. */
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

    /** Length of the id in what {@link #ofJob} gives. */
    int idLength(byte[] ofJob) {
        return withTask ? ofJob.length - tasks[0].length : ofJob.length;
    }

    /** Whether {@link #ofJob} gives the task's id, too. */
    boolean withTask() {
        return withTask;
    }

    /** Goes on behind what {@link #ofJob} gives, unless that is {@linkplain #withTask with} the task's id. */
    byte[] ofTask(int task) {
        return tasks[task];
    }

    /** Adds the id of a task alone. */
    void putIdOfTask(int task, LineBuffer out) {
        byte[] text = tasks[withTask ? 0 : task];
        out.put(text, TASK.length, text.length - TASK.length);
    }

    /** No more is to come of a job. */
    void forget(int job) {
        jobs[job] = null;
    }
}
