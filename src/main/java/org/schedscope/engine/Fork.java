package org.schedscope.engine;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;

/**
 * A change of a run from a tick on: running tasks go on and data stays where it is; waiting tasks are placed and queued again, perhaps by
 * another scheduler, on clusters that may have other numbers of cores.
 *
 * @param tick tick at which it takes effect, between the other events of the tick and the scheduling pass; negative for one that takes
 *             effect before all events
 * @param input the workload and the platform from then on: the same clusters, and the same jobs with as many tasks each; jobs that have
 *             started must be the same, and others must not arrive in the past
 * @param scheduler creates the scheduler from then on
 * @param jobsStarve whether from then on a job leaves when it has lost all value
 * @param limit whether tasks are ended at their limits from then on
 * @param outages outages from then on
 * @param removedJobs numbers of jobs that leave; none of their tasks may have started
 */
public record Fork(long tick, SimulationInput input, Scheduler.Factory scheduler, boolean jobsStarve, TimeLimit limit,
        List<Outage> outages, SortedSet<Integer> removedJobs) {
    public Fork {
        outages = List.copyOf(outages);
        removedJobs = Collections.unmodifiableSortedSet(new TreeSet<>(removedJobs));
    }

    /** Whether it acts before anything happens, so that it holds from the start. */
    boolean isFromStart() {
        return tick < 0;
    }

    /**
     * Checks that the changes are allowed.
     *
     * @param before workload and platform so far
     * @param fate "started" and the like, for a job that must stay as it is
     * @throws ModelException naming the first job with a change that is not allowed
     */
    void check(SimulationInput before, long now, IntFunction<Optional<String>> fate) {
        for (int number = 0; number < before.index().jobCount(); number++) {
            Job was = before.index().job(number);
            Job is = input.index().job(number);
            boolean removed = removedJobs.contains(number);
            boolean touched = removed || is != was && !is.equals(was);
            if (touched && fate.apply(number).isPresent()) {
                throw new ModelException("job " + was.id() + " has " + fate.apply(number).get() + " by tick " + now
                        + ": it cannot be changed or removed from there on");
            }
            boolean late = !isFromStart() && is.arrival() != was.arrival() && Math.min(is.arrival(), was.arrival()) <= now;
            if (late && !removed) {
                throw new ModelException("the arrival of job " + was.id() + " cannot be changed at tick " + now + ": it is in the past");
            }
        }
    }
}
