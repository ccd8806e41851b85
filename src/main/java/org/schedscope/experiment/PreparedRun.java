package org.schedscope.experiment;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.io.session.SavedRun;
import org.schedscope.model.ModelException;
import org.schedscope.policy.Policy;
import org.schedscope.policy.expression.Growth;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.ExternalPolicyRecorder;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

/**
 * A run that is read and checked. This is the one place where an input and choices become a {@link RunSpec}.
 *
 * @param spec the run with its forks
 * @param lastStage the run after its last fork; {@code spec} itself if there is none
 * @param input its input: jobs left out that do not fit, network replaced, estimates drawn
 */
public record PreparedRun(RunSpec spec, RunSpec lastStage, RunInput input) {
    private static final IntConsumer NOBODY = asked -> {
    };

    public PreparedRun(RunSpec spec, RunInput input) {
        this(spec, spec.lastStage(), input);
    }

    /**
     * Makes a run. Takes time in proportion to the workload.
     *
     * @param read the input with nothing left out and nothing drawn
     * @throws InputException if workload and platform cannot be made to fit each other
     * @throws ModelException if a choice is none, or a fork names something that does not exist
     */
    public static PreparedRun of(RunInput read, RunChoices choices) throws InputException {
        return of(read, choices, NOBODY);
    }

    /**
     * Makes a run, with the answers of its programs, which may take long.
     *
     * @param watch receives the number of questions so far
     */
    public static PreparedRun of(RunInput read, RunChoices choices, IntConsumer watch) throws InputException {
        check(choices);
        RunInput input = read.forRun(choices);
        return new PreparedRun(spec(input, choices, watch), input);
    }

    /**
     * Checks choices before there is a workload.
     *
     * @throws ModelException naming what is unknown and what there is
     */
    public static void check(RunChoices choices) {
        choices.network().map(NetworkTexts::parse);
        RunInput.estimateModel(choices);
        RunInput.memoryBinds(choices);
        Schedulers.check(choices.policy(), choices.scheduler(), choices.parameters());
    }

    /**
     * Normalized choices with the estimate model, if there is one, in its one spelling: logs of equal runs are equal however it was typed.
     *
     * @throws ModelException if it is none
     */
    public static RunChoices spelledOut(RunChoices choices) {
        SortedMap<String, String> spelled = new TreeMap<>(choices.parameters());
        RunInput.estimateModel(choices).ifPresent(model -> spelled.put(RunSpec.ESTIMATE, model.text()));
        return Schedulers.normalized(choices.withParameters(spelled));
    }

    /**
     * The run with a later seed and a workload drawn anew.
     *
     * @param later difference to the seeds of the workload and of the choices
     */
    public static PreparedRun later(int later, RunSource.Drawn first, Optional<GivenPlatform> platform, RunChoices choices,
            ReadOptions options) throws InputException {
        RunInput other = RunInput.read(new RunSource.Drawn(first.how(), first.seed() + later), platform, options);
        return of(other, choices.withSeed(choices.seed() + later));
    }

    private static RunSpec spec(RunInput input, RunChoices choices, IntConsumer watch) {
        RunSpec spec = new RunSpec(input.loaded().workload(), input.platform().platform(), choices);
        Schedulers.check(spec);
        return choices.answers().isPresent() ? spec : ExternalPolicyRecorder.recorded(spec, watch);
    }

    /**
     * The run of a session; empty if it is a schedule of another program, which cannot be made again.
     *
     * @param file the session, for messages
     * @throws InputException if the session describes no run
     */
    public static Optional<RunSpec> of(SavedRun run, InputFile file) throws InputException {
        try {
            if (run.input().schedule().isPresent()) {
                return described(run.input().schedule().get(), run.choices().forks());
            }
            RunInput read = new RunInput(run.input().loaded(), new PlatformChoice(run.input().platform(), run.input().platformOrigin()));
            return Optional.of(of(read, Schedulers.normalized(run.choices())).spec());
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
     * A run of the same workload on the same platform with other choices, where programs may be started.
     *
     * @param watch receives the number of questions so far
     */
    public PreparedRun under(RunChoices choices, IntConsumer watch) {
        return new PreparedRun(spec(input, choices.withForks(spec.forks()), watch), input);
    }

    /**
     * This run with one more fork, which names what it changes.
     *
     * @throws ModelException if the fork names something that does not exist, changes nothing, comes before the last one, or
     *         leaves a task no cluster
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

    /** Repairs and omissions in the input, and orderings that take long. */
    public List<Problem> warnings() {
        Stream<Problem> slow = Stream.of(spec.policy(), lastStage.policy()).distinct()
                .filter(policy -> Policies.find(policy).flatMap(Policy::expression).filter(key -> key.growth() == Growth.CURVED)
                        .isPresent())
                .map(policy -> Problem.of(policy, Message.of("choices", "ordering.anew")));
        return Stream.concat(input.loaded().warnings().stream(), slow).toList();
    }
}
