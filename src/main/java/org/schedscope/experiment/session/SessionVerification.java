package org.schedscope.experiment.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.schedscope.engine.Simulation;
import org.schedscope.experiment.RunDigest;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;

/** Repeats the runs of a session and compares the results. */
public final class SessionVerification {
    /** Result of the comparison of a run. */
    public enum Finding {
        /** The events are equal. */
        SAME,
        /** The events differ. */
        DIFFERENT,
        /** The schedule was imported and cannot be simulated. */
        NOT_MADE_HERE,
        /** The session lacks the result. */
        UNPROVEN
    }

    /** A run of the session and the result of its comparison. */
    public record Result(SavedRun run, Finding finding) {
    }

    /** Steps simulations, and may show their progress. */
    public interface Stepper {
        /** Steps to the end, or until {@code goesOn} is false after a step. */
        void run(Simulation simulation, BooleanSupplier goesOn);
    }

    private SessionVerification() {
    }

    /**
     * Repeats all runs, in order.
     *
     * @throws InputException if the session cannot be read, or describes a run that cannot be made
     */
    public static List<Result> of(InputFile file, Limits limits, Stepper stepper) throws InputException {
        SavedSession session = SessionFile.read(file, limits);
        List<Optional<RunSpec>> specs = new ArrayList<>();
        for (SavedRun run : session.runs()) {
            specs.add(run.spec(file));
        }
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < specs.size(); i++) {
            SavedRun run = session.runs().get(i);
            results.add(new Result(run, specs.get(i).isEmpty() ? Finding.NOT_MADE_HERE : run.proof().isEmpty() ? Finding.UNPROVEN
                    : again(specs.get(i).get(), run.proof().get(), stepper).equals(run.proof().get()) ? Finding.SAME : Finding.DIFFERENT));
        }
        return results;
    }

    /** The proof of as many events of the repeated run. */
    private static SavedRun.Proof again(RunSpec spec, SavedRun.Proof proof, Stepper stepper) {
        WorkloadIndex index = new WorkloadIndex(spec.recordedWorkload());
        RunDigest digest = new RunDigest(spec, index);
        Simulation simulation = Schedulers.start(spec, digest.sink());
        // A run that was saved before its end was at the end of an instant.
        stepper.run(simulation, () -> proof.complete() || digest.events() < proof.events());
        return new SavedRun.Proof(digest.events(), !simulation.hasNext(), digest.hex());
    }

    /** The proof of a recorded run. */
    public static SavedRun.Proof proof(RunSpec spec, Trace trace, boolean complete) {
        RunDigest digest = new RunDigest(spec, trace.index());
        trace.replay(0, trace.eventCount(), digest.sink());
        return new SavedRun.Proof(trace.eventCount(), complete, digest.hex());
    }
}
