package org.schedscope.query;

import java.util.Optional;
import org.schedscope.model.Job;
import org.schedscope.model.number.Ratio;

/** What is true of some jobs, by their numbers, and of their tasks, which are numbered through in the order of their jobs. */
public interface JobValues {
    /** The number of the first task of a job; of one more than there are, the number of tasks. */
    int firstTask(int job);

    /**
     * Whether a field has a name as its value.
     *
     * @param number of a job, or of a task where the field is one of tasks
     */
    boolean is(JobField field, int number, String name);

    /** A number, exactly, likewise; none if it is not known. */
    Optional<Ratio> number(JobField field, int number);

    /** Whether a job is of a user, or of one in that group. The slash at the beginning may be left out. */
    static boolean isOf(Job job, String user) {
        String path = user.startsWith("/") ? user : "/" + user;
        return job.user().equals(path) || job.user().startsWith(path.endsWith("/") ? path : path + "/");
    }
}
