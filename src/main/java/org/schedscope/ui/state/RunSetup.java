package org.schedscope.ui.state;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.event.Branch;
import org.schedscope.generate.EstimateModels;
import org.schedscope.io.InputException;
import org.schedscope.io.NetworkTexts;
import org.schedscope.io.RunInput;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.policy.Parameter;
import org.schedscope.scheduler.RunSpec;

/**
 * What makes a run what it is. The command line makes the same run of the same.
 *
 * @param forks from where on something else holds, in order of their ticks
 */
public record RunSetup(RunFiles files, RunChoices choices, List<Branch> forks) {
    public RunSetup {
        forks = List.copyOf(forks);
    }

    /** A run without forks. */
    public RunSetup(RunFiles files, RunChoices choices) {
        this(files, choices, List.of());
    }

    /** Whether the run is made by the engine, so that it can be forked: a schedule that was read must describe how it was made. */
    public boolean canBeForked() {
        return files.schedule().isEmpty() || files.schedule().get().described().isPresent();
    }

    /** Whether what was read is told as it stands instead of being simulated. */
    boolean isReplayed() {
        return files.schedule().isPresent() && forks.isEmpty();
    }

    /** The same, forked once more; see {@link #canBeForked}. */
    public RunSetup forked(Branch fork) {
        List<Branch> more = new ArrayList<>(forks);
        more.add(fork);
        return new RunSetup(files, choices, more);
    }

    /**
     * The same for the simulator: what a log's platform cannot hold is left out, the network replaced, estimates drawn. Takes as long as
     * the workload is large.
     *
     * @throws InputException if the workload and the platform cannot be made to fit each other
     */
    PreparedRun prepare() throws InputException {
        if (files.schedule().isPresent()) {
            RunSpec spec = files.schedule().get().spec();
            for (Branch fork : forks) {
                spec = spec.forked(fork);
            }
            return new PreparedRun(this, spec, files.loaded().warnings());
        }
        RunInput input = RunInput.of(files.loaded(), files.platform(), choices.memory());
        Platform fitted = input.choice().platform();
        Platform platform = choices.network().map(text -> fitted.withNetwork(NetworkTexts.parse(text))).orElse(fitted);
        Workload given = input.loaded().workload();
        Workload workload = choices.estimate().map(text -> EstimateModels.parse(text).applyTo(given, choices.seed())).orElse(given);
        RunSpec spec = new RunSpec(workload, platform, choices.policy(), choices.scheduler(), choices.seed(), choices.parameters(),
                forks);
        return new PreparedRun(this, spec, input.loaded().warnings());
    }

    /** The same files otherwise, without forks: what was read as a schedule is simulated from now on. */
    public RunSetup with(RunChoices other) {
        return new RunSetup(files.simulated(), other);
    }

    public RunSetup with(RunFiles other) {
        return new RunSetup(other, choices);
    }

    /** Name of the ordering, or of the schedule that is replayed. */
    public String policy() {
        return files.schedule().map(ReadSchedule::policy).orElse(choices.policy());
    }

    /** The value that a parameter has in this run. */
    public String value(Parameter parameter) {
        return choices.value(parameter);
    }
}
