package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.JobChange;
import org.schedscope.event.RunChoices;
import org.schedscope.event.RunInfo;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.text.Message;

/**
 * The specification of a run for the simulator: equal specifications give equal events, byte for byte.
 *
 * @param choices choices of the run, with policies by their own names and the known answers of programs, see {@link
 *             ExternalPolicyRecorder}. Forks without changes are omitted, and the network is the platform's own. {@link #ESTIMATE} and
 *             {@link #MEMORY} only record how workload and platform were made: estimates are already drawn, here and in a log's head, so
 *             that a run from it draws nothing again.
 */
public record RunSpec(Workload workload, Platform platform, RunChoices choices) {
    /** The parameter that records the estimate model by which the workload's times were drawn. */
    public static final String ESTIMATE = "estimate";
    /** The parameter that records whether memory of clusters is limited: {@link #ON} or {@link #OFF}. */
    public static final String MEMORY = "memory";
    public static final String ON = "on";
    public static final String OFF = "off";
    /** Parameters that describe workload and platform; schedulers ignore them. */
    static final Set<String> OF_INPUT = Set.of(ESTIMATE, MEMORY);

    public RunSpec {
        RunChoices known = choices.withNetwork(Optional.empty()).withAnswers(choices.answers().or(() -> Optional.of(ProgramAnswers.NONE)));
        RunChoices named = new RunChoices(Schedulers.policyOf(known.policy(), known.scheduler()), known.scheduler(), known.seed(),
                known.network(), known.parameters(), List.of(), known.answers());
        choices = known.forks().isEmpty() ? named
                : named.withForks(effective(new RunSpec(workload, platform, named), known.forks()));
    }

    /** Creates a run without forks. */
    public RunSpec(Workload workload, Platform platform, String policy, String scheduler, long seed, SortedMap<String, String> parameters) {
        this(workload, platform, new RunChoices(policy, scheduler, seed, parameters));
    }

    /** A hierarchical run without further parameters. */
    public static RunSpec of(Workload workload, Platform platform, String policy, long seed) {
        return new RunSpec(workload, platform, policy, Schedulers.HIERARCHICAL, seed, Collections.emptySortedMap());
    }

    public String policy() {
        return choices.policy();
    }

    public String scheduler() {
        return choices.scheduler();
    }

    public long seed() {
        return choices.seed();
    }

    public SortedMap<String, String> parameters() {
        return choices.parameters();
    }

    public List<ForkSpec> forks() {
        return choices.forks();
    }

    /** The value that a parameter has: as set, or its default. */
    public String value(Parameter parameter) {
        return parameters().getOrDefault(parameter.name(), parameter.defaultValue());
    }

    /**
     * The value of a parameter, or its default.
     *
     * @throws org.schedscope.model.ModelException if the value is not valid
     */
    public <E extends Enum<E>> E chosen(Parameter.Choice<E> parameter) {
        return parameter.chosen(value(parameter));
    }

    /** The same workload on the same platform with other choices. */
    public RunSpec with(RunChoices other) {
        return new RunSpec(workload, platform, other);
    }

    /**
     * This run with one more fork.
     *
     * @throws org.schedscope.model.ModelException if the fork names something unknown, or comes before the last one
     */
    public RunSpec forked(ForkSpec fork) {
        List<ForkSpec> more = new ArrayList<>(forks());
        more.add(fork);
        return with(choices.withForks(more));
    }

    /**
     * A fork in the form of recordings, with all parameters from then on. Parameters that it does not name keep their values, if its policy
     * and scheduler have them.
     *
     * @param named fork with the changed parameters
     * @throws org.schedscope.model.ModelException if one of them is a parameter of workload and platform
     */
    public ForkSpec whole(ForkSpec named) {
        RunSpec stage = lastStage();
        String around = scheduler(stage.choices(), named);
        ForkSpec fork = named.policy().map(name -> named.withPolicy(Schedulers.policyOf(name, around))).orElse(named);
        String policy = fork.policy().orElse(stage.policy());
        String scheduler = scheduler(stage.choices(), fork);
        boolean another = !policy.equals(stage.policy()) || !scheduler.equals(stage.scheduler());
        SortedMap<String, String> parameters = new TreeMap<>(stage.parameters());
        if (another && complaint(policy, scheduler, Map.of()).isEmpty()) {
            parameters.entrySet().removeIf(set -> complaint(policy, scheduler, Map.ofEntries(set)).isPresent());
        }
        fork.parameters().ifPresent(parameters::putAll);
        for (String made : OF_INPUT) {
            if (!Objects.equals(parameters.get(made), stage.parameters().get(made))) {
                throw new ModelException(Message.of("choices", "fork.input", made));
            }
        }
        return fork.parameters().isEmpty() && parameters.equals(stage.parameters()) ? fork : fork.withParameters(parameters);
    }

    /** The state after some of the forks, as a run without forks. */
    public RunSpec stage(int forksDone) {
        if (forks().isEmpty()) {
            return this;
        }
        RunSpec stage = with(choices.withoutForks());
        for (ForkSpec fork : forks().subList(0, forksDone)) {
            stage = after(stage, fork);
        }
        return stage;
    }

    /** The state after all forks. */
    public RunSpec lastStage() {
        return stage(forks().size());
    }

    /** Number of forks that take effect before all events. */
    public int forksFromStart() {
        return (int) forks().stream().filter(ForkSpec::isFromStart).count();
    }

    /** Numbers of the jobs that never arrive, because forks from the start remove them. */
    public Set<Integer> absentJobs() {
        Set<String> absent = forks().stream().filter(ForkSpec::isFromStart).flatMap(fork -> fork.removed().stream())
                .collect(Collectors.toSet());
        return absent.isEmpty() ? Set.of() : IntStream.range(0, workload.jobs().size())
                .filter(job -> absent.contains(workload.jobs().get(job).id())).boxed().collect(Collectors.toSet());
    }

    /** Platform at the start of the run. */
    public Platform begunPlatform() {
        return ForkSpec.begun(platform, forks());
    }

    /** The workload of a recording of this run: jobs with the changes of all forks. */
    public Workload recordedWorkload() {
        return ForkSpec.recorded(workload, forks());
    }

    /** The platform of a recording of this run: every cluster with the most cores it ever has. */
    public Platform recordedPlatform() {
        return ForkSpec.recorded(platform, forks());
    }

    /** Head of the run's log. */
    public RunInfo info() {
        return new RunInfo(workload.name(), platform.name(), choices);
    }

    /** The forks without those that change nothing. */
    private static List<ForkSpec> effective(RunSpec root, List<ForkSpec> forks) {
        List<ForkSpec> kept = new ArrayList<>();
        RunSpec stage = root;
        long last = ForkSpec.START;
        Set<String> gone = new HashSet<>();
        for (ForkSpec fork : forks) {
            checkGone(fork, gone);
            if (fork.at() < last) {
                throw new ModelException("the fork " + fork.when() + " comes after one at tick " + last);
            }
            last = fork.at();
            RunSpec next = after(stage, fork);
            if (!fork.outages().isEmpty() || !fork.removed().isEmpty() || !spelledOut(next).equals(spelledOut(stage))) {
                kept.add(fork);
            }
            stage = next;
        }
        return List.copyOf(kept);
    }

    /**
     * The state with explicit values of all parameters, without presets and defaults, so that a fork that names the present value is not a
     * change.
     */
    private static RunSpec spelledOut(RunSpec stage) {
        try {
            RunChoices expanded = Preset.expand(stage.choices());
            SortedMap<String, String> parameters = new TreeMap<>(expanded.parameters());
            Schedulers.parameters(expanded.policy(), expanded.scheduler())
                    .forEach(parameter -> parameters.putIfAbsent(parameter.name(), parameter.defaultValue()));
            return stage.with(expanded.withParameters(parameters).withAnswers(Optional.empty()));
        } catch (ModelException unknown) {
            // Refused when names are checked.
            return stage;
        }
    }

    /** Checks that a fork neither removes nor changes a job that an earlier one removed. */
    private static void checkGone(ForkSpec fork, Set<String> gone) {
        Stream.concat(fork.removed().stream(),
                fork.changed().stream().map(JobChange::id)).filter(gone::contains).findFirst().ifPresent(job -> {
                    throw new ModelException("job " + job + " is taken out by an earlier fork: the one " + fork.when()
                            + " cannot change or remove it");
                });
        gone.addAll(fork.removed());
    }

    /** The state after a fork, as a run without forks. */
    private static RunSpec after(RunSpec stage, ForkSpec fork) {
        checkNames(stage, fork);
        String next = scheduler(stage.choices(), fork);
        boolean shared = stage.scheduler().equals(Schedulers.TIME_SHARING) || next.equals(Schedulers.TIME_SHARING);
        if (shared && !next.equals(stage.scheduler()) && !fork.isFromStart()) {
            throw new ModelException(Message.of("choices", "fork.sharing", stage.scheduler(), next));
        }
        return new RunSpec(ForkSpec.recorded(stage.workload(), List.of(fork)), fork.appliedTo(stage.platform()),
                after(stage.choices(), fork));
    }

    /** See {@link Schedulers#after}. */
    static RunChoices after(RunChoices stage, ForkSpec fork) {
        SortedMap<String, String> parameters = new TreeMap<>(fork.parameters().orElse(stage.parameters()));
        for (String made : OF_INPUT) {
            if (stage.parameters().containsKey(made)) {
                parameters.put(made, stage.parameters().get(made));
            }
        }
        return new RunChoices(fork.policy().orElse(stage.policy()), scheduler(stage, fork), fork.seed().orElse(stage.seed()),
                stage.network(), parameters, List.of(), stage.answers());
    }

    private static String scheduler(RunChoices stage, ForkSpec fork) {
        return fork.scheduler().orElseGet(() -> fork.policy().map(name -> Schedulers.around(name,
                stage.scheduler())).orElse(stage.scheduler()));
    }

    /** Checks a fork for any run: that it changes something, and that some policy and scheduler have its parameters. */
    static void checkAlone(ForkSpec fork) {
        checkOutages(fork);
        fork.policy().ifPresent(ProgramPolicy::refuseInFile);
        SortedMap<String, String> named = fork.parameters().orElse(Collections.emptySortedMap());
        boolean elsewhere = !fork.cores().isEmpty() || !fork.outages().isEmpty() || !fork.removed().isEmpty() || !fork.changed().isEmpty()
                || fork.closures().isPresent();
        if (!elsewhere && named.isEmpty() && fork.policy().isEmpty() && fork.scheduler().isEmpty() && fork.seed().isEmpty()) {
            throw new ModelException(Message.of("choices", "fork.nothing"));
        }
        List<String> policies = fork.policy().map(name -> List.of(PolicyAliases.policyOf(name), name)).orElse(Schedulers.policyNames());
        List<String> schedulers = fork.scheduler().map(List::of).orElse(Schedulers.names());
        Optional<ModelException> why = Optional.empty();
        for (String policy : policies) {
            for (String scheduler : schedulers) {
                Optional<ModelException> wrong = complaint(policy, scheduler, named);
                if (wrong.isEmpty()) {
                    return;
                }
                why = why.isEmpty() || knows(policy, scheduler, named) ? wrong : why;
            }
        }
        why.ifPresent(wrong -> {
            throw wrong;
        });
    }

    private static Optional<ModelException> complaint(String policy, String scheduler, Map<String, String> parameters) {
        try {
            Schedulers.check(policy, scheduler, parameters);
            return Optional.empty();
        } catch (ModelException wrong) {
            return Optional.of(wrong);
        }
    }

    /** Whether all names of parameters exist, so that only their values may be wrong. */
    private static boolean knows(String policy, String scheduler, Map<String, String> parameters) {
        return complaint(policy, scheduler, Map.of()).isEmpty()
                && Schedulers.parameters(policy, scheduler).stream().map(Parameter::name).toList().containsAll(parameters.keySet());
    }

    private static void checkOutages(ForkSpec fork) {
        for (ForkSpec.CoresOut out : fork.outages()) {
            if (out.until() <= fork.tick()) {
                throw new ModelException("cores of " + out.cluster() + " offline from tick " + fork.tick() + " cannot be online again by "
                        + out.until());
            }
        }
    }

    private static void checkNames(RunSpec stage, ForkSpec fork) {
        Map<String, Cluster> clusters = stage.platform().clusters().stream().collect(Collectors.toMap(Cluster::id, cluster -> cluster));
        List<String> named = new ArrayList<>(fork.cores().keySet());
        for (ForkSpec.CoresOut out : fork.outages()) {
            named.add(out.cluster());
            int there = clusters.containsKey(out.cluster()) ? fork.cores().getOrDefault(out.cluster(),
                    clusters.get(out.cluster()).cores()) : 0;
            if (out.cores() < 1 || out.cores() > there && there > 0) {
                throw new ModelException("cluster " + out.cluster() + " has " + there + " cores; " + out.cores()
                        + " of them cannot be offline");
            }
        }
        checkOutages(fork);
        for (String cluster : named) {
            if (!clusters.containsKey(cluster)) {
                throw new ModelException("unknown cluster " + cluster + "; available: " + String.join(", ", clusters.keySet()));
            }
        }
        if (!fork.removed().isEmpty()) {
            Set<String> ids = stage.workload().jobs().stream().map(Job::id).collect(Collectors.toSet());
            for (String job : fork.removed()) {
                if (!ids.contains(job)) {
                    throw new ModelException("unknown job " + job);
                }
            }
        }
    }
}
