package org.schedscope.ui.view.window;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.generate.arrival.Arrivals;
import org.schedscope.io.input.Samples;
import org.schedscope.io.input.TickLength;
import org.schedscope.model.Seed;
import org.schedscope.ui.state.file.FileOpener;
import org.schedscope.ui.state.run.RunChoices;
import org.schedscope.ui.state.run.Source;

/**
 * What the command line asks the window to begin with.
 *
 * @param source a workload, if one was named
 * @param platform the platform's file, if one was named
 */
record OpenArguments(Optional<Source> source, Optional<Path> platform, RunChoices choices) {
    private static final String SET = "set:";

    /**
     * @param files of one workload
     * @param named as {@link SchedScopeApp#launchWith} has them
     */
    static OpenArguments of(List<String> files, Map<String, String> named) {
        TickLength tick = Optional.ofNullable(named.get("tick")).map(TickLength::parse).orElse(TickLength.SECOND);
        SortedMap<String, String> parameters = new TreeMap<>();
        named.forEach((name, value) -> {
            if (name.startsWith(SET)) {
                parameters.put(name.substring(SET.length()), value);
            }
        });
        RunChoices usual = RunChoices.DEFAULT;
        RunChoices choices = new RunChoices(named.getOrDefault("policy", usual.policy()), named.getOrDefault("scheduler", usual.scheduler()),
                Optional.ofNullable(named.get("seed")).map(seed -> Seed.parse(seed).orElseThrow()).orElse(usual.seed()), Optional.ofNullable(named.get("network")),
                parameters);
        return new OpenArguments(source(files.stream().map(Path::of).toList(), tick, Optional.ofNullable(named.get("arrivals")).map(Arrivals::parse)),
                Optional.ofNullable(named.get("platform")).map(Path::of), choices);
    }

    /** As {@code simulate} has it, a bundled sample can be named by its path where there is no such file. */
    private static Optional<Source> source(List<Path> files, TickLength tick, Optional<Arrivals> arrivals) {
        if (files.isEmpty()) {
            return Optional.empty();
        }
        Path first = files.get(0);
        boolean sample = files.size() == 1 && arrivals.isEmpty() && !Files.exists(first) && Samples.named(first).isPresent();
        return Optional.of(sample ? new Source.Sample(first.getFileName().toString(), tick) : new Source.File(files, tick, arrivals));
    }

    void openIn(FileOpener files) {
        if (source.isPresent()) {
            files.open(source.get(), platform, choices);
        } else {
            platform.ifPresent(files::openPlatform);
        }
    }
}
