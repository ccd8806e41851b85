package org.schedscope.event;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.model.answer.ProgramAnswers;

/**
 * What is chosen for a run besides its workload and its platform.
 *
 * @param policy name of an ordering or of a preset
 * @param scheduler name of the scheduler around it
 * @param seed of all draws
 * @param network text of a network that replaces the platform's own; empty for a platform that has it already
 * @param parameters what {@code --set} sets, by name, with the estimate model and the use of memory if they differ from the files
 * @param forks what changes on the way, in order of their ticks
 * @param answers of programs that are policies of the run; empty while the programs may still be started
 */
public record RunChoices(String policy, String scheduler, long seed, Optional<String> network, SortedMap<String, String> parameters,
        List<ForkSpec> forks, Optional<ProgramAnswers> answers) {
    public RunChoices {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
        forks = List.copyOf(forks);
    }

    /** Choices of a user: no forks, and a program that is named may be started. */
    public RunChoices(String policy, String scheduler, long seed, Optional<String> network, SortedMap<String, String> parameters) {
        this(policy, scheduler, seed, network, parameters, List.of(), Optional.empty());
    }

    /** Choices for a platform that has its network. */
    public RunChoices(String policy, String scheduler, long seed, SortedMap<String, String> parameters) {
        this(policy, scheduler, seed, Optional.empty(), parameters);
    }

    /** These choices with another ordering and what is set for it; answers of programs are for the ordering and go. */
    public RunChoices with(String newPolicy, String newScheduler, SortedMap<String, String> newParameters) {
        return new RunChoices(newPolicy, newScheduler, seed, network, newParameters, forks,
                newPolicy.equals(policy) ? answers : Optional.empty());
    }

    public RunChoices withSeed(long newSeed) {
        return new RunChoices(policy, scheduler, newSeed, network, parameters, forks, answers);
    }

    public RunChoices withNetwork(Optional<String> newNetwork) {
        return new RunChoices(policy, scheduler, seed, newNetwork, parameters, forks, answers);
    }

    public RunChoices withParameters(SortedMap<String, String> newParameters) {
        return new RunChoices(policy, scheduler, seed, network, newParameters, forks, answers);
    }

    public RunChoices withForks(List<ForkSpec> newForks) {
        return new RunChoices(policy, scheduler, seed, network, parameters, newForks, answers);
    }

    public RunChoices withoutForks() {
        return withForks(List.of());
    }

    public RunChoices withAnswers(Optional<ProgramAnswers> known) {
        return new RunChoices(policy, scheduler, seed, network, parameters, forks, known);
    }
}
