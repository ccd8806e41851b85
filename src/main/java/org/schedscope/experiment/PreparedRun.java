package org.schedscope.experiment;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.ForkSpec;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.session.SavedRun;
import org.schedscope.model.ModelException;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.policy.Policy;
import org.schedscope.policy.expression.Growth;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.ExternalPolicyRecorder;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

/**
 * A run that is ready to begin. This is the one place where what was read and what was chosen become a {@link RunSpec}.
 *
 * @param spec what the simulator gets, forks and all
 * @param lastStage what holds after the last fork; {@code spec} itself if there is none
 * @param input what it was made of: jobs left out that do not fit, network replaced, estimates drawn
 */
public record PreparedRun(RunSpec spec, RunSpec lastStage, RunInput input) {
    private static final IntConsumer NOBODY = asked -> {
    };

    public PreparedRun(RunSpec spec, RunInput input) {
        this(spec, spec.lastStage(), input);
    }

    /**
     * Makes a run of what was read. Takes as long as the workload is large.
     *
     * @param read as it was read: nothing left out, nothing drawn
     * @throws InputException if workload and platform cannot be made to fit each other
     * @throws ModelException if a choice is none, or a fork names what is not there
     */
    public static PreparedRun of(RunInput read, RunChoices choices, List<ForkSpec> forks) throws InputException {
        return of(read, choices, forks, NOBODY);
    }

    /**
     * The same; where the policy is a program, that is asked, which may take long.
     *
     * @param watch is told how many questions were asked
     */
    public static PreparedRun of(RunInput read, RunChoices choices, List<ForkSpec> forks, IntConsumer watch) throws InputException {
        choices.check();
        RunInput input = read.forRun(choices);
        return new PreparedRun(spec(input, choices, forks, watch), input);
    }

    /**
     * The run of a later seed, for which the workload is drawn anew.
     *
     * @param later by how much larger it is than those of the workload and of the choices
     */
    public static PreparedRun later(int later, RunSource.Drawn first, Optional<GivenPlatform> platform, RunChoices choices,
            ReadOptions options) throws InputException {
        RunInput other = RunInput.read(new RunSource.Drawn(first.how(), first.seed() + later), platform, options);
        return of(other, choices.withSeed(choices.seed() + later), List.of());
    }

    private static RunSpec spec(RunInput input, RunChoices choices, List<ForkSpec> forks, IntConsumer watch) {
        RunSpec spec = new RunSpec(input.loaded().workload(), input.platform().platform(), choices.policy(), choices.scheduler(),
                choices.seed(), choices.parameters(), forks, choices.answers().orElse(ProgramAnswers.NONE));
        Schedulers.check(spec);
        return choices.answers().isPresent() ? spec : ExternalPolicyRecorder.recorded(spec, watch);
    }

    /**
     * The run that a session has kept; empty if it is a schedule that was made elsewhere and cannot be made again.
     *
     * @param file the session, for messages
     * @throws InputException if it cannot be made of what the session says
     */
    public static Optional<RunSpec> of(SavedRun run, InputFile file) throws InputException {
        try {
            if (run.input().schedule().isPresent()) {
                return described(run.input().schedule().get(), run.info().forks());
            }
            RunInput read = new RunInput(run.input().loaded(), new PlatformChoice(run.input().platform(), run.input().platformOrigin()));
            return Optional.of(of(read, RunChoices.of(run.info(), run.network()), run.info().forks()).spec());
        } catch (IllegalArgumentException wrong) {
            throw new InputException(Problem.of(file.name(), Message.of("window", "run.impossible", run.label(), Problem.why(wrong))));
        }
    }

    private static Optional<RunSpec> described(SavedRun.Schedule schedule, List<ForkSpec> forks) {
        Optional<RunSpec> spec = schedule.isLog()
                ? Verification.described(schedule.run().info(), schedule.run().workload(), schedule.run().platform()) : Optional.empty();
        for (ForkSpec fork : forks) {
            spec = spec.map(before -> before.forked(fork));
        }
        spec.ifPresent(Schedulers::check);
        return spec;
    }

    /**
     * A run of the same workload on the same platform with other choices, which have the same seed, network, estimates and memory.
     *
     * @throws ModelException if a choice is none
     */
    public PreparedRun under(RunChoices choices) {
        return under(choices, NOBODY);
    }

    /**
     * The same.
     *
     * @param watch is told how many questions a program was asked
     */
    public PreparedRun under(RunChoices choices, IntConsumer watch) {
        return new PreparedRun(spec(input, choices, spec.forks(), watch), input);
    }

    /**
     * This run with one more fork, which names what it changes.
     *
     * @throws ModelException if the fork names what is not there, changes nothing, comes before the last one, or leaves a task no cluster
     */
    public PreparedRun forked(ForkSpec fork) {
        fork.policy().ifPresent(ProgramPolicy::refuseInFile);
        RunSpec more = spec.forked(spec.whole(fork));
        Schedulers.check(more);
        if (more.forks().equals(spec.forks())) {
            throw new ModelException(Message.of("choices", "fork.nothing"));
        }
        PreparedRun forked = new PreparedRun(ExternalPolicyRecorder.recorded(more), input);
        SimulationInput.of(forked.lastStage.workload(), forked.lastStage.platform());
        return forked;
    }

    /** What was repaired or left out, and which orderings take long. */
    public List<Problem> warnings() {
        Stream<Problem> slow = Stream.of(spec.policy(), lastStage.policy()).distinct()
                .filter(policy -> Policies.find(policy).flatMap(Policy::expression).filter(key -> key.growth() == Growth.CURVED)
                        .isPresent())
                .map(policy -> Problem.of(policy, Message.of("choices", "ordering.anew")));
        return Stream.concat(input.loaded().warnings().stream(), slow).toList();
    }
}
