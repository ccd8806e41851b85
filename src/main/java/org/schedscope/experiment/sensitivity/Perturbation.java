package org.schedscope.experiment.sensitivity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.schedscope.event.ForkSpec;
import org.schedscope.scheduler.RunSpec;

/**
 * A change of one input of a run, in steps; step 0 is the unchanged run.
 *
 * @param kind of input
 * @param subject a cluster or a user; empty for the job itself
 * @param most largest meaningful step, at least 1
 * @param change the run after a number of steps
 * @param fork the change as a fork from the start, where possible
 * @param value the input after a number of steps, in the words of files
 * @param grace ticks by which the job may end later per step
 */
public record Perturbation(Kind kind, String subject, long most, LongFunction<RunSpec> change, LongFunction<Optional<ForkSpec>> fork,
        LongFunction<String> value, long grace) {
    /** Kinds of inputs. */
    public enum Kind {
        /** More cores of a cluster. */
        CORES,
        /** An earlier arrival of the job, with the same deadline. */
        EARLIER,
        /** A later arrival of the job, with its deadline moved as far. */
        LATER,
        /** An estimate of the job's tasks nearer to the true duration. */
        ESTIMATE,
        /** A larger share of the job's user. */
        SHARE
    }

    /** A perturbation that is a fork from the start. */
    static Perturbation ofFork(Kind kind, String subject, long most, RunSpec spec, LongFunction<ForkSpec> fork, LongFunction<String> value,
            long grace) {
        return new Perturbation(kind, subject, most, step -> first(fork.apply(step), spec), step -> Optional.of(fork.apply(step)), value,
                grace);
    }

    /** A run with a further fork from the start before its own forks. */
    private static RunSpec first(ForkSpec fork, RunSpec spec) {
        List<ForkSpec> forks = new ArrayList<>(List.of(fork));
        forks.addAll(spec.forks());
        return spec.with(spec.choices().withForks(forks));
    }
}
