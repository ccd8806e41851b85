package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.schedscope.engine.Checkpoint;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventSink;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.model.CountedResources;
import org.schedscope.model.ModelException;
import org.schedscope.parameter.Parameter;
import org.schedscope.parameter.Wording;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.Policy;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.scheduler.fourphase.FourPhaseScheduler;
import org.schedscope.scheduler.fourphase.PhaseRules.PreemptionRule;
import org.schedscope.scheduler.fourphase.PhaseRules;
import org.schedscope.scheduler.list.TaskKinds;
import org.schedscope.scheduler.timesharing.SharingRules;
import org.schedscope.scheduler.timesharing.TimeSharingScheduler;
import org.schedscope.text.Message;

/** The list of all schedulers, and the start of a run under each. */
public final class Schedulers {
    /** Routers over clusters, a policy at each cluster. */
    public static final String HIERARCHICAL = "hierarchical";
    /** One queue over all clusters. */
    public static final String CENTRAL = "central";
    /** An auction of clusters among tasks. */
    public static final String MARKET = "market";

    /** Online workflows in four phases. */
    public static final String FOUR_PHASE = "four-phase";

    /** Cores shared over time. */
    public static final String TIME_SHARING = "time-sharing";

    /** The parameter for the choice of routers. */
    public static final String ROUTING = "routing";
    /** The parameter for the tasks that may overtake one that waits for free cores. */
    public static final String REARRANGEMENT = "rearrangement";
    /** The parameter for whether jobs starve, and so leave when they have lost all value. */
    public static final String STARVATION = "starvation";

    /** The market's parameter for whether a job may be refused at its arrival. */
    public static final String ADMISSION = "admission";
    /** The market's parameter for what ends when a bid finds no cluster. */
    public static final String AUCTION_STOP = "auction-stop";

    /** The default choices of a run. */
    public static final RunChoices DEFAULT = new RunChoices(Policies.DEFAULT, HIERARCHICAL, 1, Collections.emptySortedMap());

    private static final String STARVATION_MEANING = "Whether a job with a value curve leaves, unfinished, at the tick at which it has lost"
            + " all value.";
    private static final Parameter.Choice<Starving> RARE_STARVATION = starvation(Starving.OFF, Starving.ON);
    private static final Parameter.Choice<Starving> USUAL_STARVATION = starvation(Starving.ON, Starving.OFF);

    private static final List<SchedulerKind> ALL = List.of(
            new SchedulerKind(HIERARCHICAL, "Routers send arriving work down a tree to clusters, each with a queue of its own.",
                    "Burkimsher, Bate, Indrusiak 2013, §2.2.2", with(BatchRules.ALL, ListSchedulers.BACKFILLING, ListSchedulers.ROUTINGS,
                            RARE_STARVATION),
                    ListSchedulers::hierarchical),
            new SchedulerKind(CENTRAL, "One queue for all clusters; a task goes to the cluster on which it starts first.",
                    "Tóth, Klusáček 2014, §4.1", with(BatchRules.ALL, ListSchedulers.BACKFILLING, RARE_STARVATION),
                    ListSchedulers::central),
            new SchedulerKind(MARKET, "An auction: tasks bid by the policy, clusters offer their free cores; no backfilling.",
                    "Burkimsher, Indrusiak: bidding policies for market-based HPC workflow scheduling, III",
                    with(BatchRules.ALL, ListSchedulers.ADMISSIONS, ListSchedulers.AUCTION_STOPS, USUAL_STARVATION),
                    ListSchedulers::market),
            new SchedulerKind(FOUR_PHASE,
                    "Workflows on clusters of different speed: tasks enter a queue, are ordered, may overtake, and are committed"
                            + " to a cluster.",
                    "Wang 2011: a study to online scheduling for mixed-parallel workflow, chapter 3",
                    with(with(PhaseRules.PARAMETERS, RARE_STARVATION), BatchRules.LIMITS.toArray(Parameter[]::new)),
                    (spec, policy, context) -> new FourPhaseScheduler(context, policy, spec.seed(), PhaseRules.of(spec::value))),
            new SchedulerKind(TIME_SHARING,
                    "Tasks of one core share the cores of their cluster over time: they take turns, or are suspended for others.",
                    "Arpaci-Dusseau: Operating Systems: Three Easy Pieces, chapters 7 to 10; Liu, Layland 1973",
                    with(with(SharingRules.PARAMETERS, ListSchedulers.ROUTINGS, RARE_STARVATION),
                            BatchRules.LIMITS.toArray(Parameter[]::new)), Schedulers::sharing));

    private enum Starving {
        OFF, ON
    }

    private Schedulers() {
    }

    private static Parameter.Choice<Starving> starvation(Starving usual, Starving other) {
        return new Parameter.Choice<>(STARVATION, List.of(usual, other), usual, STARVATION_MEANING);
    }

    private static List<Parameter> with(List<Parameter> parameters, Parameter... others) {
        return Stream.concat(parameters.stream(), Stream.of(others)).sorted(Comparator.comparing(Parameter::name)).toList();
    }

    private static Scheduler sharing(RunSpec spec, Policy policy, SchedulingContext context) {
        return new TimeSharingScheduler(context, policy.name(), spec.seed(), rules(spec.choices()),
                ListSchedulers.routing(spec, context, TimeSharingScheduler.eligibility(context.input())));
    }

    public static List<SchedulerKind> all() {
        return ALL;
    }

    public static List<String> names() {
        return ALL.stream().map(SchedulerKind::name).toList();
    }

    /** The scheduler of a name. */
    public static Optional<SchedulerKind> find(String name) {
        return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
    }

    /** The default scheduler of a policy or preset; the general default for unknown names. */
    public static String impliedBy(String policy) {
        return Preset.find(policy).map(Preset::scheduler)
                .orElseGet(() -> Policies.find(policy).map(Schedulers::impliedBy).orElse(HIERARCHICAL));
    }

    private static String impliedBy(Policy policy) {
        return policy.dependsOn(Dependence.VALUE) ? MARKET : policy.dependsOn(Dependence.WORKFLOWS) ? FOUR_PHASE
                : policy.dependsOn(Dependence.CORES) ? TIME_SHARING : HIERARCHICAL;
    }

    /** The policy or ordering of a name in a scheduler. */
    public static Optional<Policy> policy(String name, String scheduler) {
        return scheduler.equals(TIME_SHARING) ? Policies.findSharing(name).map(policy -> policy) : Policies.find(name);
    }

    /** The name under which runs are recorded: that of the policy for an alias, else the name itself. */
    public static String policyOf(String name, String scheduler) {
        return scheduler.equals(TIME_SHARING) ? name : PolicyAliases.policyOf(name);
    }

    /**
     * The scheduler of a run after a change to another policy or preset: the present one if that can run in it, else the default of the
     * policy.
     */
    public static String around(String policy, String scheduler) {
        try {
            check(policy, scheduler, Map.of());
            return scheduler;
        } catch (ModelException cannot) {
            return impliedBy(policy);
        }
    }

    /**
     * Choices with another policy or preset, in its default scheduler unless another one was chosen; parameters that neither has are
     * dropped.
     */
    public static RunChoices withPolicy(RunChoices choices, String named) {
        boolean shares = choices.scheduler().equals(TIME_SHARING);
        boolean implied = shares ? Policies.findSharing(named).isEmpty() : choices.scheduler().equals(impliedBy(choices.policy()));
        String around = implied ? impliedBy(named) : choices.scheduler();
        String policy = policyOf(named, around);
        SortedMap<String, String> kept = new TreeMap<>(choices.parameters());
        List<String> names = parameters(policy, around).stream().map(Parameter::name).toList();
        kept.keySet().removeIf(name -> !RunSpec.OF_INPUT.contains(name) && !names.contains(name));
        return choices.with(policy, around, kept);
    }

    /** Choices with a parameter set. */
    public static RunChoices withParameter(RunChoices choices, Parameter parameter, String value) {
        SortedMap<String, String> changed = new TreeMap<>(choices.parameters());
        if (value.equals(usual(choices.policy(), parameter))) {
            changed.remove(parameter.name());
        } else {
            changed.put(parameter.name(), value);
        }
        return choices.withParameters(changed);
    }

    /** The choices after a recorded fork, without forks. */
    public static RunChoices after(RunChoices choices, ForkSpec fork) {
        return RunSpec.after(choices, fork);
    }

    /**
     * All parameters of choices, with default values for those that were set before, so that a fork with them replaces all of the earlier
     * ones.
     */
    public static SortedMap<String, String> instead(RunChoices choices, SortedMap<String, String> before) {
        SortedMap<String, String> named = new TreeMap<>();
        for (Parameter parameter : parameters(choices.policy(), choices.scheduler())) {
            if (choices.parameters().containsKey(parameter.name()) || before.containsKey(parameter.name())) {
                named.put(parameter.name(), value(choices, parameter));
            }
        }
        return named;
    }

    /** Choices with policies by their own names, and with answers only if a policy is a program. */
    public static RunChoices normalized(RunChoices choices) {
        boolean program = Stream.concat(Stream.of(choices.policy()), choices.forks().stream().flatMap(fork -> fork.policy().stream()))
                .anyMatch(ProgramPolicy::isMeantBy);
        return choices.with(policyOf(choices.policy(), choices.scheduler()), choices.scheduler(), choices.parameters())
                .withAnswers(choices.answers().filter(known -> program));
    }

    /** Names of all orderings and presets. */
    public static List<String> policyNames() {
        return Stream.concat(Policies.names().stream(), Preset.names().stream()).toList();
    }

    /** Parameters of a scheduler, in order of their names. */
    public static List<Parameter> parameters(String scheduler) {
        requireKnown("scheduler", scheduler, names());
        return find(scheduler).orElseThrow().parameters();
    }

    /**
     * Parameters of a run: those of its scheduler and of its ordering, in order of their names.
     *
     * @throws ModelException for an unknown scheduler or policy
     */
    public static List<Parameter> parameters(RunSpec spec) {
        return parameters(spec.policy(), spec.scheduler());
    }

    /** Parameters of a policy or preset in a scheduler, in order of their names. */
    public static List<Parameter> parameters(String policy, String scheduler) {
        List<Parameter> all = new ArrayList<>(parameters(scheduler));
        if (scheduler.equals(TIME_SHARING)) {
            if (isPolicy(policy) && Policies.findSharing(policy).isEmpty()) {
                throw new ModelException(Message.of("choices", "sharing.policy", policy, TIME_SHARING, String.join(", ", sharingNames())));
            }
            requireKnown("policy", policy, sharingNames());
            all.replaceAll(parameter -> SharingRules.under(policy, parameter));
            return all;
        }
        requirePolicy(policy);
        String ordering = Preset.find(policy).map(Preset::policy).orElse(policy);
        all.addAll(Policies.find(ordering).orElseThrow().parameters());
        all.sort(Comparator.comparing(Parameter::name));
        return all;
    }

    /** Default value of a parameter under a policy or preset. */
    public static String usual(String policy, Parameter parameter) {
        return Preset.find(policy).map(preset -> preset.parameters().get(parameter.name())).orElseGet(parameter::defaultValue);
    }

    /**
     * Checks names and parameters, also those after each fork.
     *
     * @throws ModelException naming the unknown one and the known ones
     */
    public static void check(RunSpec spec) {
        for (int forksDone = 0; forksDone <= spec.forks().size(); forksDone++) {
            RunSpec stage = spec.stage(forksDone);
            check(stage.policy(), stage.scheduler(), stage.parameters());
            Policies.complaint(stage.policy(), CountedResources.names(stage.workload(), stage.platform())::contains).ifPresent(wrong -> {
                throw new ModelException(wrong);
            });
            if (stage.scheduler().equals(TIME_SHARING) && !stage.platform().closures().isEmpty()) {
                throw new ModelException(Message.of("choices", "closures", TIME_SHARING));
            }
        }
    }

    /**
     * Checks a fork by itself: whether it is possible in any run.
     *
     * @throws ModelException if it is not
     */
    public static void check(ForkSpec fork) {
        RunSpec.checkAlone(fork);
    }

    /**
     * Checks that a scheduler can run all tasks of an input.
     *
     * @throws org.schedscope.model.graph.UnplaceableTaskException for the first one that it cannot
     */
    public static void check(String scheduler, SimulationInput input) {
        if (scheduler.equals(TIME_SHARING)) {
            TimeSharingScheduler.eligibility(input);
        }
    }

    /** Checks names and parameters without a workload. */
    public static void check(String policy, String scheduler, Map<String, String> values) {
        List<Parameter> known = parameters(policy, scheduler);
        String ordering = Preset.find(policy).map(Preset::policy).orElse(policy);
        Policy its = policy(ordering, scheduler).orElseThrow();
        if (its.dependsOn(Dependence.WORKFLOWS) && !scheduler.equals(FOUR_PHASE)) {
            throw new ModelException(Message.of("choices", "four-phase", ordering, FOUR_PHASE, scheduler));
        }
        if (its.dependsOn(Dependence.CORES) && !scheduler.equals(TIME_SHARING)) {
            throw new ModelException(Message.of("choices", "four-phase", ordering, TIME_SHARING, scheduler));
        }
        Map<String, String> all = new TreeMap<>(Preset.find(policy).map(Preset::parameters).orElse(Collections.emptySortedMap()));
        all.putAll(values);
        all.forEach((name, value) -> {
            if (RunSpec.OF_INPUT.contains(name)) {
                return;
            }
            requireKnown("parameter", name, known.stream().map(Parameter::name).toList());
            known.stream().filter(parameter -> parameter.name().equals(name)).forEach(parameter -> parameter.check(value));
        });
        BatchRules.check(all);
    }

    private static List<String> sharingNames() {
        return Policies.sharing().stream().map(Policy::name).toList();
    }

    /** Whether there is a policy or preset of a name, or the name is a valid typed ordering. */
    public static boolean isPolicy(String name) {
        return Preset.find(name).isPresent() || Policies.find(name).isPresent();
    }

    private static void requirePolicy(String name) {
        Policies.complaint(name).ifPresent(wrong -> {
            throw new ModelException(wrong);
        });
        if (!isPolicy(name)) {
            requireKnown("policy", name, policyNames());
        }
    }

    private static void requireKnown(String what, String name, List<String> known) {
        if (!known.contains(name)) {
            throw new ModelException(Wording.unknown(what, name, known));
        }
    }

    /** The ordering of a run whose names and parameters were checked, with its parameters. */
    public static Policy ordering(RunSpec spec) {
        RunChoices expanded = Preset.expand(spec.choices());
        return ProgramPolicy.answered(policy(expanded.policy(), expanded.scheduler()).orElseThrow().with(expanded.parameters()),
                program -> program.shownBy(spec.choices().answers().orElseThrow()));
    }

    /** A run with the ordering and the parameters of a preset instead of its name. */
    public static RunSpec expanded(RunSpec spec) {
        return Preset.find(spec.policy()).isEmpty() ? spec : spec.with(Preset.expand(spec.choices()));
    }

    /** The value of a parameter: the given one, or the default under the policy. */
    public static String value(RunChoices choices, Parameter parameter) {
        return choices.parameters().getOrDefault(parameter.name(), usual(choices.policy(), parameter));
    }

    /** The value of a parameter in a run: the given one, a preset's or the default. */
    public static String value(RunSpec spec, Parameter parameter) {
        return expanded(spec).value(parameter);
    }

    /** The value of a run's parameter for overtaking; empty for schedulers without overtaking. */
    public static Optional<String> rearrangement(RunSpec spec) {
        return parameters(spec).stream().filter(parameter -> parameter.name().equals(REARRANGEMENT)).findFirst()
                .map(parameter -> value(spec, parameter));
    }

    /** Whether tasks of a run may start before the head of their queue. */
    public static boolean mayOvertake(RunSpec spec) {
        return rearrangement(spec).filter(set -> !set.equals(ListSchedulers.BACKFILLING.defaultValue())).isPresent();
    }

    /** Whether a run's scheduler has one queue for all clusters. */
    public static boolean isCentral(RunSpec spec) {
        return !spec.scheduler().equals(HIERARCHICAL);
    }

    /**
     * Starts a run with a listener.
     *
     * @throws ModelException for unknown names, a task that fits no cluster, and totals that are too large
     */
    public static Simulation start(RunSpec spec, EventSink sink) {
        return start(spec, SimulationInput.of(spec.workload(), spec.platform()), Optional.of(sink));
    }

    /**
     * Starts a run from an existing input, with or without a listener.
     *
     * @param input input of the run or, if it is forked, of any part of it
     */
    public static Simulation start(RunSpec spec, SimulationInput input, Optional<EventSink> sink) {
        return new RunStart(spec, input, Schedulers::repeated).simulation(sink);
    }

    /** The ordering of a run in which programs repeat their recorded answers. */
    static Policy repeated(RunSpec stage) {
        return ProgramPolicy.answered(ordering(stage), program -> program.repeating(stage.choices().answers().orElseThrow()));
    }

    static Scheduler.Factory factory(RunSpec spec, Policy policy) {
        check(spec);
        RunSpec expanded = expanded(spec);
        SchedulerKind kind = find(spec.scheduler()).orElseThrow();
        return new Scheduler.Factory() {
            @Override
            public Scheduler create(SchedulingContext context) {
                return kind.maker().make(expanded, policy, context);
            }

            @Override
            public boolean looksAtCores() {
                return kind.name().equals(TIME_SHARING)
                        || kind.name().equals(FOUR_PHASE) && expanded.chosen(PhaseRules.PREEMPTION) != PreemptionRule.NONE;
            }
        };
    }

    static boolean jobsStarve(RunSpec spec) {
        return RARE_STARVATION.chosen(find(spec.scheduler()).orElseThrow().value(STARVATION, expanded(spec))) == Starving.ON;
    }

    /** Whether, in a run without overtaking, a waiting task delays only others of its kind, not all. */
    public static boolean stopsByKind(RunSpec spec) {
        return ListSchedulers.stopsByKind(spec);
    }

    /** Ticks of a switch of a core in a run; 0 if its scheduler does not share cores. */
    public static long switchTicks(RunChoices choices) {
        return choices.scheduler().equals(TIME_SHARING) ? rules(choices).switchTicks() : 0;
    }

    /**
     * Checks that lower bounds are defined for a run.
     *
     * @throws ModelException if its cores need time to switch
     */
    public static void requireBounds(RunChoices choices) {
        if (switchTicks(choices) > 0) {
            throw new ModelException(Message.of("choices", "sharing.bounds", switchTicks(choices)));
        }
    }

    private static SharingRules rules(RunChoices choices) {
        return SharingRules.of(parameter -> value(choices, SharingRules.under(choices.policy(), parameter)));
    }

    /** The kinds of tasks of such a run: a waiting task delays its own kind. */
    public static TaskKinds kinds(RunSpec spec, SimulationInput input) {
        return ListSchedulers.kinds(spec, input);
    }

    /** Continues a run from a checkpoint. */
    public static Simulation resume(Checkpoint checkpoint, EventSink sink) {
        return Simulation.resume(checkpoint, Optional.of(sink));
    }
}
