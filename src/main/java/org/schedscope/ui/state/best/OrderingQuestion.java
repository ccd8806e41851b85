package org.schedscope.ui.state.best;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.experiment.search.SearchCases;
import org.schedscope.experiment.search.SearchObjective;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;

/**
 * Request for an ordering, as of the command line's {@code search}.
 *
 * @param workloads logs, samples and profiles with settings; at least one
 * @param objective what it is to do
 * @param orderings tried at most; absent: as many as there is time for
 * @param seconds after which the search ends; absent: none
 * @param train seeds or parts that it is chosen by
 * @param check seeds or parts that the choice is checked on
 * @param unwritten workloads that are in no file, by the names that they have among the workloads
 */
public record OrderingQuestion(List<String> workloads, SearchObjective objective, OptionalInt orderings, OptionalInt seconds, long seed,
        int train,
        int check, Map<String, RunSetup> unwritten) {
    public OrderingQuestion {
        workloads = List.copyOf(workloads);
        unwritten = Map.copyOf(unwritten);
    }

    RunChoices choices() {
        return Schedulers.DEFAULT.withSeed(seed);
    }

    SearchCases cases() throws InputException {
        return SearchCases.of(workloads, choices(), Optional.empty(), train, check, this::read);
    }

    private RunSetup read(Path log) throws InputException {
        RunSetup known = unwritten.get(log.toString());
        return known != null ? known : new RunRequest(named(log)).read(ReadOptions.DEFAULT);
    }

    private static RunSource named(Path log) {
        return RunSource.named(List.of(log), TickLength.FITTING, Optional.empty());
    }

    /** A run that nothing was chosen by, of the first workload: all of a log, the first seed of a profile that the choice is checked on. */
    RunSetup shown() throws InputException {
        String first = workloads.get(0);
        Optional<WorkloadSource.Drawn> how = SearchCases.drawn(first);
        if (unwritten.containsKey(first)) {
            return unwritten.get(first).under(choices());
        }
        RunSource source = how.<RunSource>map(drawn -> new RunSource.Drawn(drawn, seed + train)).orElseGet(() -> named(Path.of(first)));
        RunChoices choices = how.isPresent() ? choices().withSeed(seed + train) : choices();
        return new RunRequest(Optional.of(source.byWholePaths()), Optional.empty(), choices).read(ReadOptions.DEFAULT);
    }

    /** The equal command of a shell; empty if a workload is in no file. */
    public Optional<String> command() {
        if (workloads.stream().anyMatch(unwritten::containsKey)) {
            return Optional.empty();
        }
        List<String> words = new ArrayList<>(List.of("schedscope", "search"));
        words.addAll(workloads);
        words.addAll(List.of("--of", objective.metric().name()));
        objective.bounds().forEach(bound -> words.addAll(List.of("--subject-to", bound.toString())));
        orderings.ifPresent(count -> words.addAll(List.of("--orderings", Integer.toString(count))));
        seconds.ifPresent(time -> words.addAll(List.of("--time", time + "s")));
        words.addAll(List.of("--train", Integer.toString(train), "--held-out", Integer.toString(check), "--seed", Long.toString(seed)));
        return Optional.of(ShellCommand.sentence(words));
    }
}
