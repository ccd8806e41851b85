package org.schedscope.periodic;

import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/**
 * A job that is released again and again, a task in the sense of the literature. All times are in ticks.
 *
 * @param name id of the job in its workload
 * @param exec worst-case execution time C of a release, at least 1
 * @param period distance T of releases, at least 1
 * @param deadline D, after each release, at least 0
 * @param arrival first release, at least 0
 * @param priority given priority, smaller first
 */
public record PeriodicTask(String name, long exec, long period, long deadline, long arrival, long priority) {
    public PeriodicTask {
        if (exec < 1 || period < 1 || deadline < 0 || arrival < 0) {
            throw new ModelException(Message.of("periodic", "task.range", name));
        }
    }
}
