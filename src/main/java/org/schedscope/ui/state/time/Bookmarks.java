package org.schedscope.ui.state.time;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.run.RunController;

/** Bookmarks of all workloads; those of the open one can be gone to. In order of their instants. */
public final class Bookmarks {
    private static final Comparator<Bookmark> ORDER = Comparator.comparingLong(Bookmark::tick)
            .thenComparing(bookmark -> bookmark.about().orElse(""));
    private static final int FIELDS = 5;

    private final StateValue<List<Bookmark>> all;
    private final RunController runs;
    private final Playhead playhead;
    private final Selection selection;

    public Bookmarks(Viewpoints window) {
        runs = window.runs();
        playhead = window.playhead();
        selection = window.selection();
        all = window.changes().value(List.of());
    }

    /** Of all workloads. */
    public ReadOnlyObjectProperty<List<Bookmark>> allProperty() {
        return all;
    }

    /** Those of the open workload. */
    public List<Bookmark> here() {
        String workload = runs.run().workload().name();
        return all.get().stream().filter(bookmark -> bookmark.workload().equals(workload)).toList();
    }

    /** This instant, with the selected task if one is. */
    public Bookmark now() {
        WorkloadIndex index = runs.run().index();
        Selected selected = selection.get();
        Optional<String> job = selected.task().isPresent() ? Optional.of(index.job(selected.job().orElseThrow()).id()) : Optional.empty();
        Optional<String> task = selected.task().isPresent() ? Optional.of(index.task(selected.task().getAsInt()).id()) : Optional.empty();
        return new Bookmark(runs.run().workload().name(), playhead.tick(), job, task, "");
    }

    /** One of the same place goes. */
    public void put(Bookmark bookmark) {
        List<Bookmark> others = new ArrayList<>(all.get());
        others.removeIf(other -> other.withNote("").equals(bookmark.withNote("")));
        others.add(bookmark);
        others.sort(ORDER);
        all.set(List.copyOf(others));
    }

    public void remove(Bookmark bookmark) {
        all.set(all.get().stream().filter(other -> !other.equals(bookmark)).toList());
    }

    /** Goes to the instant, and selects the task if there is one and the workload has it. */
    public void goTo(Bookmark bookmark) {
        WorkloadIndex index = runs.run().index();
        bookmark.job().ifPresent(id -> IntStream.range(0, index.jobCount()).filter(job -> index.job(job).id().equals(id)).findFirst()
                .ifPresent(job -> IntStream.range(index.firstTask(job), index.firstTask(job + 1))
                        .filter(task -> index.task(task).id().equals(bookmark.task().orElse(""))).findFirst()
                        .ifPresent(selection::selectTask)));
        playhead.pause();
        playhead.seekTick(bookmark.tick());
    }

    /** All of them, for {@link #restore}: a line each, fields between tabs. */
    public String text() {
        return all.get().stream().map(one -> String.join("\t", field(one.workload()), Long.toString(one.tick()),
                field(one.job().orElse("")), field(one.task().orElse("")), field(one.note()))).collect(Collectors.joining("\n"));
    }

    private static String field(String text) {
        return text.replaceAll("[\t\n\r]", " ");
    }

    /**
     * Adds those of a text to what there is.
     *
     * @throws IllegalArgumentException if the text has none of them
     */
    public void restore(String text) {
        List<Bookmark> read = new ArrayList<>();
        for (String line : text.isEmpty() ? new String[0] : text.split("\n")) {
            String[] fields = line.split("\t", -1);
            if (fields.length != FIELDS) {
                throw new IllegalArgumentException("no bookmark: " + line);
            }
            read.add(new Bookmark(fields[0], Math.max(0, Long.parseLong(fields[1])), given(fields[2]), given(fields[3]), fields[4]));
        }
        read.forEach(this::put);
    }

    private static Optional<String> given(String field) {
        return Optional.of(field).filter(text -> !text.isEmpty());
    }
}
