package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.event.RunInfo;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.policy.registry.PolicyAliases;
import org.schedscope.parameter.Parameter;

/**
 * A run as the simulator gets it: the same specification gives the same events, byte for byte.
 *
 * @param choices what is chosen, with policies by their own names and answers of programs as far as they are known, see
 *        {@link ExternalPolicyRecorder}. Forks that change nothing are left out, and the network is the platform's own.
 *        {@link #ESTIMATE} and {@link #MEMORY} only record how workload and platform were made: estimates of the workload are drawn
 *        already, here and in a log's head, so a run from it draws nothing again.
 */
public record RunSpec(Workload workload, Platform platform, RunChoices choices) {
    /** The parameter that records the estimate model that the workload's times were drawn with. */
    public static final String ESTIMATE = "estimate";
    /** The parameter that records whether memory of clusters was made to bind: {@link #ON} or {@link #OFF}. */
    public static final String MEMORY = "memory";
    public static final String ON = "on";
    public static final String OFF = "off";
    /** Parameters of how workload and platform were made; schedulers do not look at them. */
    static final Set<String> OF_INPUT = Set.of(ESTIMATE, MEMORY);

    public RunSpec {
        RunChoices known = choices.withNetwork(Optional.empty()).withAnswers(choices.answers().or(() -> Optional.of(ProgramAnswers.NONE)));
        RunChoices named = new RunChoices(PolicyAliases.policyOf(known.policy()), known.scheduler(), known.seed(), known.network(),
                known.parameters(), List.of(), known.answers());
        choices = known.forks().isEmpty() ? named
                : named.withForks(ForkedSpecs.effective(new RunSpec(workload, platform, named), known.forks()));
    }

    /** A run without forks. */
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
     * What a parameter is set to, or its default.
     *
     * @throws org.schedscope.model.ModelException if the parameter cannot be set to that
     */
    public <E extends Enum<E>> E chosen(Parameter.Choice<E> parameter) {
        return parameter.chosen(value(parameter));
    }

    /** The same workload on the same platform with other choices. */
    public RunSpec with(RunChoices other) {
        return new RunSpec(workload, platform, other);
    }

    /**
     * This run, forked once more.
     *
     * @throws org.schedscope.model.ModelException if the fork names what is not there, or comes before the last one
     */
    public RunSpec forked(ForkSpec fork) {
        List<ForkSpec> more = new ArrayList<>(forks());
        more.add(fork);
        return with(choices.withForks(more));
    }

    /**
     * A fork as it is recorded: with all parameters set from then on. Those that it does not name stay, as far as its policy and
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
        if (forks().isEmpty()) {
            return this;
        }
        RunSpec stage = with(choices.withoutForks());
        for (ForkSpec fork : forks().subList(0, forksDone)) {
            stage = ForkedSpecs.after(stage, fork);
        }
        return stage;
    }

    /** What holds after all forks. */
    public RunSpec lastStage() {
        return stage(forks().size());
    }

    /** How many of the forks act before anything happens. */
    public int forksFromStart() {
        return (int) forks().stream().filter(ForkSpec::isFromStart).count();
    }

    /** Numbers of the jobs that never arrive, because forks from the start take them out. */
    public Set<Integer> absentJobs() {
        Set<String> absent = forks().stream().filter(ForkSpec::isFromStart).flatMap(fork -> fork.removed().stream())
                .collect(Collectors.toSet());
        return absent.isEmpty() ? Set.of() : IntStream.range(0, workload.jobs().size())
                .filter(job -> absent.contains(workload.jobs().get(job).id())).boxed().collect(Collectors.toSet());
    }

    /** The platform that the run begins on. */
    public Platform begunPlatform() {
        return ForkSpec.begun(platform, forks());
    }

    /** The workload that a recording of this run is about: jobs as they are after all forks. */
    public Workload recordedWorkload() {
        return ForkSpec.recorded(workload, forks());
    }

    /** The platform that a recording of this run is about: every cluster with as many cores as it ever has. */
    public Platform recordedPlatform() {
        return ForkSpec.recorded(platform, forks());
    }

    /** Head of the run's log. */
    public RunInfo info() {
        return new RunInfo(workload.name(), platform.name(), choices);
    }
}
