package org.schedscope.query;

import java.util.Optional;
import org.schedscope.model.Job;
import org.schedscope.model.number.Ratio;

/** What is true of some jobs, by their numbers. */
public interface JobValues {
    /** Whether a field has a name as its value. */
    boolean is(JobField field, int job, String name);

    /** A number, exactly; none if it is not known. */
    Optional<Ratio> number(JobField field, int job);

    /** Whether a job is of a user, or of one in that group. The slash at the beginning may be left out. */
    static boolean isOf(Job job, String user) {
        String path = user.startsWith("/") ? user : "/" + user;
        return job.user().equals(path) || job.user().startsWith(path.endsWith("/") ? path : path + "/");
    }
}
