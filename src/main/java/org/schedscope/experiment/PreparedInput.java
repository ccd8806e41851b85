package org.schedscope.experiment;

import java.util.List;
import java.util.Optional;
import org.schedscope.event.Branch;
import org.schedscope.event.RunInfo;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.RunInput;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.io.session.SavedRun;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

/**
 * What was read, made into a run: what a log's platform cannot hold is left out, the network replaced, estimates drawn.
 *
 * @param warnings what was repaired or left out
 */
public record PreparedInput(RunSpec spec, List<Problem> warnings) {
    private static final String MEMORY_BINDS = "on";

    /**
     * Takes as long as the workload is large.
     *
     * @param network in place of the platform's own, as {@code --network} has it
     * @param info how it is run; its names of workload and platform do not count
     * @throws InputException if the workload and the platform cannot be made to fit each other
     * @throws ModelException if a text of the network or of an estimate model is none, or a fork names what is not there
     */
    public static PreparedInput of(LoadedWorkload loaded, PlatformChoice choice, Optional<String> network, RunInfo info) throws InputException {
        Optional<Boolean> memory = Optional.ofNullable(info.parameters().get(RunSpec.MEMORY)).map(MEMORY_BINDS::equals);
        RunInput input = RunInput.of(loaded, choice, memory);
        Platform fitted = input.choice().platform();
        Platform platform = network.map(text -> fitted.withNetwork(NetworkTexts.parse(text))).orElse(fitted);
        Workload given = input.loaded().workload();
        Workload workload = Optional.ofNullable(info.parameters().get(RunSpec.ESTIMATE))
                .map(text -> EstimateModels.parse(text).applyTo(given, info.seed())).orElse(given);
        RunSpec spec = new RunSpec(workload, platform, info.policy(), info.scheduler(), info.seed(), info.parameters(), info.forks());
        return new PreparedInput(spec, input.loaded().warnings());
    }

    /**
     * The run that a session has kept; empty if it is a schedule that was made elsewhere and cannot be made again.
     *
     * @param file the session, for messages
     * @throws InputException if it cannot be made of what the session says
     */
    public static Optional<RunSpec> of(SavedRun run, InputFile file) throws InputException {
        try {
            Optional<RunSpec> spec = run.input().schedule().isPresent() ? described(run.input().schedule().get(), run.info().forks())
                    : Optional.of(of(run.input().loaded(), new PlatformChoice(run.input().platform(), run.input().platformOrigin()), run.network(),
                            run.info()).spec());
            if (spec.isPresent()) {
                for (int stage = 0; stage <= spec.get().forks().size(); stage++) {
                    Schedulers.check(spec.get().stage(stage));
                }
            }
            return spec;
        } catch (IllegalArgumentException wrong) {
            throw new InputException(Problem.of(file.name(), Message.of("window", "run.impossible", run.label(), Problem.why(wrong))));
        }
    }

    private static Optional<RunSpec> described(SavedRun.Schedule schedule, List<Branch> forks) {
        Optional<RunSpec> spec = schedule.isLog()
                ? Verification.described(schedule.run().info(), schedule.run().workload(), schedule.run().platform()) : Optional.empty();
        for (Branch fork : forks) {
            spec = spec.map(before -> before.forked(fork));
        }
        return spec;
    }
}
