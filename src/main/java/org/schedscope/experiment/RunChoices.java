package org.schedscope.experiment;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.Rules;
import org.schedscope.event.RunInfo;
import org.schedscope.generate.estimate.EstimateModel;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

/**
 * What is chosen for a run besides its files, in the words of a command line.
 *
 * @param policy name of the ordering or preset; an alias becomes the name that it stands for
 * @param scheduler name of the scheduler around it
 * @param seed of everything drawn at random
 * @param network a network in place of the platform's own, as {@code --network} has it
 * @param parameters what {@code --set} sets and is not at its default, by name, with {@link RunSpec#ESTIMATE} and
 *        {@link RunSpec#MEMORY} if they are not as the files say
 * @param answers what the program has answered that is the policy; none if that is to be asked, which starts it
 */
public record RunChoices(String policy, String scheduler, long seed, Optional<String> network, SortedMap<String, String> parameters,
        Optional<ProgramAnswers> answers) {
    /** Of a run for which nothing was chosen. */
    public static final RunChoices DEFAULT = new RunChoices(Policies.DEFAULT, Schedulers.HIERARCHICAL, 1, Optional.empty(),
            Collections.emptySortedMap());
    /** How memory of clusters is made to bind or not. */
    public static final String ON = "on";
    public static final String OFF = "off";

    private static final Set<String> OF_INPUT = Set.of(RunSpec.ESTIMATE, RunSpec.MEMORY);

    public RunChoices {
        policy = PolicyAliases.policyOf(policy);
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }

    /** Choices that somebody makes: a program that is named may be started. */
    public RunChoices(String policy, String scheduler, long seed, Optional<String> network, SortedMap<String, String> parameters) {
        this(policy, scheduler, seed, network, parameters, Optional.empty());
    }

    /** The choices that a run was made with. */
    public static RunChoices of(RunInfo info, Optional<String> network) {
        boolean program = Stream.concat(Stream.of(info.policy()), info.forks().stream().flatMap(fork -> fork.policy().stream()))
                .anyMatch(ProgramPolicy::isMeantBy);
        return new RunChoices(info.policy(), info.scheduler(), info.seed(), network, info.parameters(),
                Optional.of(info.answers()).filter(known -> program));
    }

    /**
     * Checks that a run can be made with these.
     *
     * @throws ModelException naming what is unknown and what there is
     */
    public void check() {
        networkModel();
        estimateModel();
        memoryBinds();
        Schedulers.check(policy, scheduler, parameters);
    }

    /**
     * These choices with another policy or preset, in the scheduler that it is meant for unless another was chosen; parameters that neither
     * has are dropped.
     */
    public RunChoices withPolicy(String newPolicy) {
        String around = scheduler.equals(Schedulers.impliedBy(policy)) ? Schedulers.impliedBy(newPolicy) : scheduler;
        SortedMap<String, String> kept = new TreeMap<>(parameters);
        List<String> names = Schedulers.parameters(newPolicy, around).stream().map(Parameter::name).toList();
        kept.keySet().removeIf(name -> !OF_INPUT.contains(name) && !names.contains(name));
        return new RunChoices(newPolicy, around, seed, network, kept, newPolicy.equals(policy) ? answers : Optional.empty());
    }

    public RunChoices withSeed(long newSeed) {
        return new RunChoices(policy, scheduler, newSeed, network, parameters, answers);
    }

    /** What holds after a fork that is recorded. */
    public RunChoices after(ForkSpec fork) {
        String around = fork.scheduler().orElseGet(() -> fork.policy().map(name -> Schedulers.around(name, scheduler)).orElse(scheduler));
        return new RunChoices(fork.policy().orElse(policy), around, seed, network, fork.parameters().orElse(parameters), answers);
    }

    /** All that is set, also to its usual value where another one was set before: a fork that names these leaves nothing of those. */
    public SortedMap<String, String> instead(SortedMap<String, String> before) {
        SortedMap<String, String> named = new TreeMap<>();
        for (Parameter parameter : Schedulers.parameters(policy, scheduler)) {
            if (parameters.containsKey(parameter.name()) || before.containsKey(parameter.name())) {
                named.put(parameter.name(), value(parameter));
            }
        }
        return named;
    }

    /** These choices with a parameter set. */
    public RunChoices withParameter(Parameter parameter, String value) {
        SortedMap<String, String> changed = new TreeMap<>(parameters);
        if (value.equals(Schedulers.usual(policy, parameter))) {
            changed.remove(parameter.name());
        } else {
            changed.put(parameter.name(), value);
        }
        return new RunChoices(policy, scheduler, seed, network, changed, answers);
    }

    /**
     * These choices with the estimate model, if there is one, in its one spelling: logs of equal runs are equal however it was typed.
     *
     * @throws ModelException if it is none
     */
    public RunChoices spelledOut() {
        SortedMap<String, String> spelled = new TreeMap<>(parameters);
        spelled.computeIfPresent(RunSpec.ESTIMATE, (name, text) -> EstimateModels.parse(text).text());
        return new RunChoices(policy, scheduler, seed, network, spelled, answers);
    }

    /** The value that a parameter has in this run. */
    public String value(Parameter parameter) {
        return parameters.getOrDefault(parameter.name(), Schedulers.usual(policy, parameter));
    }

    /** The estimate model in place of the workload's own estimates, as {@code --estimate} has it. */
    public Optional<String> estimate() {
        return Optional.ofNullable(parameters.get(RunSpec.ESTIMATE));
    }

    /** @throws ModelException if what is chosen is no model */
    public Optional<EstimateModel> estimateModel() {
        return estimate().map(EstimateModels::parse);
    }

    /** @throws ModelException if what is chosen is no network */
    public Optional<NetworkModel> networkModel() {
        return network.map(NetworkTexts::parse);
    }

    /**
     * Whether memory of clusters binds, if that is chosen.
     *
     * @throws ModelException if what is chosen is neither on nor off
     */
    public Optional<Boolean> memoryBinds() {
        Optional<String> value = Optional.ofNullable(parameters.get(RunSpec.MEMORY));
        if (value.isPresent() && !value.get().equals(ON) && !value.get().equals(OFF)) {
            throw new ModelException(Message.of("choices", "memory", value.get()));
        }
        return value.map(ON::equals);
    }

    /** How a run with these is called in logs and sessions. */
    public RunInfo info(String workload, String platform, List<ForkSpec> forks) {
        return new RunInfo(workload, platform, policy, scheduler, seed, parameters, forks, Rules.VERSION,
                answers.orElse(ProgramAnswers.NONE));
    }
}
