package org.schedscope.ui.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.schedscope.model.Job;
import org.schedscope.model.WorkloadIndex;

/** The users of a workload in the order of their rows and colours everywhere: by name. */
final class Users {
    private final WorkloadIndex index;
    private final List<String> names;
    private final Map<String, Integer> numbers = new HashMap<>();

    Users(WorkloadIndex index) {
        this.index = index;
        names = List.copyOf(new TreeSet<>(index.workload().jobs().stream().map(Job::user).toList()));
        for (String name : names) {
            numbers.put(name, numbers.size());
        }
    }

    List<String> names() {
        return names;
    }

    /** Number of the identity colour of a job's user. */
    int identityOfJob(int job) {
        return numbers.get(index.job(job).user());
    }

    int identityOfTask(int task) {
        return identityOfJob(index.jobOf(task));
    }
}
