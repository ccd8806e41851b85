package org.schedscope.experiment.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.experiment.sweep.Shard;
import org.schedscope.model.ModelException;

/**
 * A search: objective, cases, and the place of its journal.
 *
 * @param objective of the ordering
 * @param training cases of the search
 * @param seed of all draws
 * @param island one of several independent searches whose journals are merged in the end
 * @param folder of the journals; absent: kept in memory
 * @param workers parallel runs, at least 1
 */
public record SearchRequest(SearchObjective objective, List<SearchCase> training, long seed, Shard island, Optional<Path> folder,
        int workers) {
    public SearchRequest {
        training = List.copyOf(training);
    }

    private String described() {
        return objective.metric().name() + (objective.bounds().isEmpty() ? "" : " subject to " + objective.conditions()) + ", seed " + seed
                + ", on "
                + training.stream().map(each -> each.label() + " with " + each.jobs() + " jobs").collect(Collectors.joining("; "));
    }

    private String fileName() {
        return island.of() == 1 ? "search.ndjson" : "search-" + island.number() + "of" + island.of() + ".ndjson";
    }

    /** The file of this search's journal, if it has one. */
    public Optional<Path> file() {
        return folder.map(into -> into.resolve(fileName()));
    }

    private SearchJournal journal() throws IOException {
        if (folder.isEmpty()) {
            return SearchJournal.inMemory();
        }
        Files.createDirectories(folder.get());
        return SearchJournal.open(file().orElseThrow(), described());
    }

    /**
     * Starts or resumes the search.
     *
     * @param orderings most orderings to try
     */
    public OrderingSearch.Found search(int orderings, OrderingSearch.Watch watch) throws IOException {
        try (SearchJournal journal = journal(); Trials trials = new Trials(objective, training, journal, workers)) {
            return new OrderingSearch(objective, trials, seed, island).run(orderings, watch);
        }
    }

    /**
     * Chooses among all orderings in the journals of the folder.
     *
     * @throws ModelException if there are none
     */
    public OrderingSearch.Found merge() throws IOException {
        List<Path> files = files();
        if (files.isEmpty()) {
            throw new ModelException(folder.orElseThrow() + " holds no search");
        }
        try (SearchJournal journal = SearchJournal.inMemory(); Trials trials = new Trials(objective, training, journal, workers)) {
            for (Path file : files) {
                journal.read(file, described());
            }
            return new OrderingSearch(objective, trials, seed, island).choose(journal);
        }
    }

    private List<Path> files() throws IOException {
        Path from = folder.orElseThrow();
        if (!Files.isDirectory(from)) {
            return List.of();
        }
        try (Stream<Path> there = Files.list(from)) {
            return there.filter(each -> each.getFileName().toString().matches("search(-[0-9]+of[0-9]+)?\\.ndjson")).sorted().toList();
        }
    }
}
