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
 * A search: what for, on what, and where its journal is kept.
 *
 * @param aim what the ordering is to do
 * @param training cases that it is chosen by
 * @param seed of all that is drawn
 * @param island one of several searches that go their own ways and whose journals are put together in the end
 * @param folder of the journals; absent: kept in memory
 * @param workers runs made at the same time, at least 1
 */
public record SearchRequest(Aim aim, List<SearchCase> training, long seed, Shard island, Optional<Path> folder, int workers) {
    public SearchRequest {
        training = List.copyOf(training);
    }

    private String described() {
        return aim.metric().name() + (aim.bounds().isEmpty() ? "" : " subject to " + aim.conditions()) + ", seed " + seed + ", on "
                + training.stream().map(each -> each.label() + " with " + each.jobs() + " jobs").collect(Collectors.joining("; "));
    }

    private String fileName() {
        return island.of() == 1 ? "search.ndjson" : "search-" + island.number() + "of" + island.of() + ".ndjson";
    }

    /** Where the journal of this search is kept, if it is. */
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
     * Searches; goes on where an earlier search of this kind was stopped.
     *
     * @param orderings tried at most
     */
    public OrderingSearch.Found search(int orderings, OrderingSearch.Watch watch) throws IOException {
        try (SearchJournal journal = journal(); Trials trials = new Trials(aim, training, journal, workers)) {
            return new OrderingSearch(aim, trials, seed, island).run(orderings, watch);
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
        try (SearchJournal journal = SearchJournal.inMemory(); Trials trials = new Trials(aim, training, journal, workers)) {
            for (Path file : files) {
                journal.read(file, described());
            }
            return new OrderingSearch(aim, trials, seed, island).choose(journal);
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
