package org.schedscope.query;

import java.util.Optional;
import org.schedscope.model.Job;
import org.schedscope.model.number.Ratio;

/** Values of the fields of jobs, by number, and of their tasks, which are numbered in the order of their jobs. */
public interface JobValues {
    /** The number of the first task of a job; for the number of jobs, the number of tasks. */
    int firstTask(int job);

    /**
     * Whether a field has a name as its value.
     *
     * @param number number of a job, or of a task for a field of tasks
     */
    boolean is(JobField field, int number, String name);

    /**
     * The exact value of a numeric field; empty where it is unknown.
     *
     * @param number as in {@link #is}
     */
    Optional<Ratio> number(JobField field, int number);

    /** Whether a job belongs to a user or to a group of users. The slash at the beginning may be omitted. */
    static boolean isOf(Job job, String user) {
        String path = user.startsWith("/") ? user : "/" + user;
        return job.user().equals(path) || job.user().startsWith(path.endsWith("/") ? path : path + "/");
    }
}
