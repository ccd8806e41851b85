package org.schedscope.experiment.sensitivity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.schedscope.event.ForkSpec;
import org.schedscope.scheduler.RunSpec;

/**
 * A thing to change of a run, in steps from 0, at which it is as it was.
 *
 * @param kind what it is
 * @param subject whose: a cluster, a user; empty of the job that is looked at
 * @param most largest step that means anything, at least 1
 * @param change the run after so many steps
 * @param fork the same as a fork from the start, where it is one
 * @param value what the thing is after so many steps, in the words of files
 * @param grace ticks by which the job may end later for each step
 */
public record Lever(Kind kind, String subject, long most, LongFunction<RunSpec> change, LongFunction<Optional<ForkSpec>> fork,
        LongFunction<String> value, long grace) {
    /** Things to change. */
    public enum Kind {
        /** More cores of a cluster. */
        CORES,
        /** An earlier arrival of the job, which is to end by the same tick. */
        EARLIER,
        /** A later one, with which it may end as much later. */
        LATER,
        /** An estimate of the job's tasks nearer to the truth. */
        ESTIMATE,
        /** A larger share of the job's user. */
        SHARE
    }

    /** A lever that is a fork from the start. */
    static Lever ofFork(Kind kind, String subject, long most, RunSpec spec, LongFunction<ForkSpec> fork, LongFunction<String> value,
            long grace) {
        return new Lever(kind, subject, most, step -> first(fork.apply(step), spec), step -> Optional.of(fork.apply(step)), value, grace);
    }

    /** A run with a fork from the start before those that it has. */
    private static RunSpec first(ForkSpec fork, RunSpec spec) {
        List<ForkSpec> forks = new ArrayList<>(List.of(fork));
        forks.addAll(spec.forks());
        return spec.with(spec.choices().withForks(forks));
    }
}
