package org.schedscope.experiment;

import java.util.List;
import java.util.SortedMap;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.io.input.Problem;
import org.schedscope.io.platform.NetworkTexts;
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
 * @param setup its setup: jobs left out that do not fit, network replaced, estimates drawn
 */
public record PreparedRun(RunSpec spec, RunSpec lastStage, RunSetup setup) {
    private static final IntConsumer NOBODY = asked -> {
    };

    public PreparedRun(RunSpec spec, RunSetup setup) {
        this(spec, spec.lastStage(), setup);
    }

    /**
     * Makes a run, with the answers of its programs, which may take long.
     *
     * @param fitted made ready for its choices
     * @param watch receives the number of questions so far
     */
    static PreparedRun of(RunSetup fitted, IntConsumer watch) {
        return new PreparedRun(spec(fitted, fitted.choices(), watch), fitted);
    }

    /**
     * Checks choices before there is a workload.
     *
     * @throws ModelException naming what is unknown and what there is
     */
    public static void check(RunChoices choices) {
        choices.network().map(NetworkTexts::parse);
        RunSetup.estimateModel(choices);
        RunSetup.memoryBinds(choices);
        Schedulers.check(choices.policy(), choices.scheduler(), choices.parameters());
    }

    /**
     * Normalized choices with the estimate model, if there is one, in its one spelling, its parameters within: logs of equal runs are equal
     * however it was typed.
     *
     * @throws ModelException if it is none
     */
    public static RunChoices spelledOut(RunChoices choices) {
        SortedMap<String, String> spelled = EstimateModels.joined(choices.parameters(), RunSpec.ESTIMATE);
        RunSetup.estimateModel(choices.withParameters(spelled)).ifPresent(model -> spelled.put(RunSpec.ESTIMATE, model.text()));
        return Schedulers.normalized(choices.withParameters(spelled));
    }

    private static RunSpec spec(RunSetup setup, RunChoices choices, IntConsumer watch) {
        RunSpec spec = new RunSpec(setup.loaded().workload(), setup.platform().platform(), choices);
        Schedulers.check(spec);
        return choices.answers().isPresent() ? spec : ExternalPolicyRecorder.recorded(spec, watch);
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
        return new PreparedRun(spec(setup, choices.withForks(spec.forks()), watch), setup.under(choices));
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
        PreparedRun forked = new PreparedRun(ExternalPolicyRecorder.recorded(more), setup);
        SimulationInput.of(forked.lastStage.workload(), forked.lastStage.platform());
        return forked;
    }

    /** Repairs and omissions in the input, and orderings that take long. */
    public List<Problem> warnings() {
        Stream<Problem> slow = Stream.of(spec.policy(), lastStage.policy()).distinct()
                .filter(policy -> Policies.find(policy).flatMap(Policy::expression).filter(key -> key.growth() == Growth.CURVED)
                        .isPresent())
                .map(policy -> Problem.of(policy, Message.of("choices", "ordering.anew")));
        return Stream.concat(setup.loaded().warnings().stream(), slow).toList();
    }
}
