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
    /** What is found out about a run. */
    public enum Finding {
        /** The same events come out again. */
        SAME,
        /** Others do. */
        DIFFERENT,
        /** It was made elsewhere. */
        NOT_MADE_HERE,
        /** The session lacks the result. */
        UNPROVEN
    }

    /** A run of the session and what was found out about it. */
    public record Result(SavedRun run, Finding finding) {
    }

    /** Steps simulations, and may show their progress. */
    public interface Stepper {
        /** Steps to the end, or as long as it shall go on after a step. */
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

    /** What comes out of as many events. */
    private static SavedRun.Proof again(RunSpec spec, SavedRun.Proof proof, Stepper stepper) {
        WorkloadIndex index = new WorkloadIndex(spec.recordedWorkload());
        RunDigest digest = new RunDigest(spec, index);
        Simulation simulation = Schedulers.start(spec, digest.sink());
        // A run that was not at its end when it was saved was so far at the end of an instant.
        stepper.run(simulation, () -> proof.complete() || digest.events() < proof.events());
        return new SavedRun.Proof(digest.events(), !simulation.hasNext(), digest.hex());
    }

    /** What a recording of a run proves. */
    public static SavedRun.Proof proof(RunSpec spec, Trace trace, boolean complete) {
        RunDigest digest = new RunDigest(spec, trace.index());
        trace.replay(0, trace.eventCount(), digest.sink());
        return new SavedRun.Proof(trace.eventCount(), complete, digest.hex());
    }
}
