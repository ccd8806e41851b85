package org.schedscope.event;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.model.answer.ProgramAnswers;

/**
 * The choices of a run besides its workload and its platform.
 *
 * @param policy name of an ordering or of a preset
 * @param scheduler name of the scheduler around it
 * @param seed seed of all draws
 * @param network network that replaces the platform's own, as text; empty if the platform has it already
 * @param parameters parameters by name, as by {@code --set}, with the estimate model and the use of memory if they differ from the files
 * @param forks changes during the run, in order of their ticks
 * @param answers recorded answers of programs that are policies of the run; empty while the programs may still be started
 */
public record RunChoices(String policy, String scheduler, long seed, Optional<String> network, SortedMap<String, String> parameters,
        List<ForkSpec> forks, Optional<ProgramAnswers> answers) {
    public RunChoices {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
        forks = List.copyOf(forks);
    }

    /** Creates the choices of a user: no forks, and programs may be started. */
    public RunChoices(String policy, String scheduler, long seed, Optional<String> network, SortedMap<String, String> parameters) {
        this(policy, scheduler, seed, network, parameters, List.of(), Optional.empty());
    }

    /** Creates choices for a platform that has its network. */
    public RunChoices(String policy, String scheduler, long seed, SortedMap<String, String> parameters) {
        this(policy, scheduler, seed, Optional.empty(), parameters);
    }

    /** These choices with another ordering and its parameters. Answers of programs belong to the ordering and are dropped. */
    public RunChoices with(String newPolicy, String newScheduler, SortedMap<String, String> newParameters) {
        return new RunChoices(newPolicy, newScheduler, seed, network, newParameters, forks,
                newPolicy.equals(policy) ? answers : Optional.empty());
    }

    /** Version of an event log of the run: 2 if it may have events that version 1 does not have. */
    public int logVersion() {
        boolean later = forks.stream().anyMatch(fork -> fork.parameters().filter(RunChoices::hasNewEvents).isPresent());
        return later || hasNewEvents(parameters) ? 2 : 1;
    }

    private static boolean hasNewEvents(SortedMap<String, String> set) {
        return set.getOrDefault("admission", "off").equals("value") || set.getOrDefault("at-limit", "run-on").equals("kill");
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
