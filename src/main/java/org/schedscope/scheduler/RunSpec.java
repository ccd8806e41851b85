package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.Rules;
import org.schedscope.event.RunInfo;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.parameter.Parameter;

/**
 * Everything that decides a run: the same specification gives the same events, byte for byte.
 *
 * @param policy name of an ordering or of a preset, see {@link org.schedscope.policy.registry.Policies} and {@link Presets}
 * @param scheduler name of a scheduler, see {@link Schedulers}
 * @param seed of all draws
 * @param parameters what {@code --set} sets, by name. {@link #ESTIMATE} and {@link #MEMORY} only record how workload and platform
 *        were made: the workload here, and the one in a log's head, has its estimates drawn already, so a run from it draws nothing again
 * @param forks from where on something else holds, in order of their ticks; those that change nothing are left out
 * @param answers of programs that are policies of the run, as far as they are known, see {@link ExternalPolicyRecorder}
 */
public record RunSpec(Workload workload, Platform platform, String policy, String scheduler, long seed,
        SortedMap<String, String> parameters,
        List<ForkSpec> forks, ProgramAnswers answers) {
    /** The parameter that records the estimate model that the workload's times were drawn with. */
    public static final String ESTIMATE = "estimate";
    /** The parameter that records whether memory of clusters was made to bind. */
    public static final String MEMORY = "memory";
    /** Parameters that say how workload and platform were made; schedulers do not look at them. */
    static final Set<String> OF_INPUT = Set.of(ESTIMATE, MEMORY);

    public RunSpec {
        policy = PolicyAliases.policyOf(policy);
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
        forks = forks.isEmpty() ? List.of() : ForkedSpecs.effective(new RunSpec(workload, platform, policy, scheduler, seed, parameters),
                forks);
    }

    /** A run whose policies are none of programs, or whose programs have not been asked. */
    public RunSpec(Workload workload, Platform platform, String policy, String scheduler, long seed, SortedMap<String, String> parameters,
            List<ForkSpec> forks) {
        this(workload, platform, policy, scheduler, seed, parameters, forks, ProgramAnswers.NONE);
    }

    /** A run without forks. */
    public RunSpec(Workload workload, Platform platform, String policy, String scheduler, long seed, SortedMap<String, String> parameters) {
        this(workload, platform, policy, scheduler, seed, parameters, List.of());
    }

    /** A hierarchical run without further parameters. */
    public static RunSpec of(Workload workload, Platform platform, String policy, long seed) {
        return new RunSpec(workload, platform, policy, Schedulers.HIERARCHICAL, seed, Collections.emptySortedMap());
    }

    /** The value that a parameter has: as set, or its default. */
    public String value(Parameter parameter) {
        return parameters.getOrDefault(parameter.name(), parameter.defaultValue());
    }

    /**
     * What a parameter is set to, or its default.
     *
     * @throws org.schedscope.model.ModelException if the parameter cannot be set to that
     */
    public <E extends Enum<E>> E chosen(Parameter.Choice<E> parameter) {
        return parameter.chosen(value(parameter));
    }

    /** This run with what its programs have answered. */
    public RunSpec with(ProgramAnswers known) {
        return new RunSpec(workload, platform, policy, scheduler, seed, parameters, forks, known);
    }

    public RunSpec withPolicy(String name) {
        return new RunSpec(workload, platform, name, scheduler, seed, parameters, forks);
    }

    public RunSpec withSeed(long newSeed) {
        return new RunSpec(workload, platform, policy, scheduler, newSeed, parameters, forks);
    }

    /**
     * This run, forked once more.
     *
     * @throws org.schedscope.model.ModelException if the fork names what is not there, or comes before the last one
     */
    public RunSpec forked(ForkSpec fork) {
        List<ForkSpec> more = new ArrayList<>(forks);
        more.add(fork);
        return new RunSpec(workload, platform, policy, scheduler, seed, parameters, more, answers);
    }

    /**
     * A fork as it is recorded: with all parameters that are set from then on. Those that it does not name stay, as far as its policy and
     * scheduler have them.
     *
     * @param named with what is to be set otherwise
     * @throws org.schedscope.model.ModelException if that is a parameter of workload and platform
     */
    public ForkSpec whole(ForkSpec named) {
        return ForkedSpecs.whole(lastStage(), named);
    }

    /** What holds after some of the forks, as a run of its own without any. */
    public RunSpec stage(int forksDone) {
        if (forks.isEmpty()) {
            return this;
        }
        RunSpec stage = new RunSpec(workload, platform, policy, scheduler, seed, parameters, List.of(), answers);
        for (ForkSpec fork : forks.subList(0, forksDone)) {
            stage = ForkedSpecs.after(stage, fork);
        }
        return stage;
    }

    /** What holds after all forks. */
    public RunSpec lastStage() {
        return stage(forks.size());
    }

    /** How many of the forks act before anything happens. */
    public int forksFromStart() {
        return (int) forks.stream().filter(ForkSpec::isFromStart).count();
    }

    /** Numbers of the jobs that never arrive, because forks from the start take them out. */
    public Set<Integer> absentJobs() {
        Set<String> absent = forks.stream().filter(ForkSpec::isFromStart).flatMap(fork -> fork.removed().stream())
                .collect(Collectors.toSet());
        return absent.isEmpty() ? Set.of() : IntStream.range(0, workload.jobs().size())
                .filter(job -> absent.contains(workload.jobs().get(job).id())).boxed().collect(Collectors.toSet());
    }

    /** The platform that the run begins on. */
    public Platform begunPlatform() {
        return ForkSpec.begun(platform, forks);
    }

    /** The workload that a recording of this run is about: jobs as they are after all forks. */
    public Workload recordedWorkload() {
        return ForkSpec.recorded(workload, forks);
    }

    /** The platform that a recording of this run is about: every cluster with as many cores as it ever has. */
    public Platform recordedPlatform() {
        return ForkSpec.recorded(platform, forks);
    }

    /** How the run is called in logs and reports. */
    public RunInfo info() {
        return new RunInfo(workload.name(), platform.name(), policy, scheduler, seed, parameters, forks, Rules.VERSION, answers);
    }
}
