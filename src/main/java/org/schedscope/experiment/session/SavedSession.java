package org.schedscope.experiment.session;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.io.input.Problem;
import org.schedscope.model.ModelException;

/**
 * All that a window has open, as a session file holds it.
 *
 * @param runs side by side, in order; at least one, each with a label of its own
 * @param open label of the run in front
 */
public record SavedSession(List<SavedRun> runs, int open, View view) {
    /**
     * Where in the open run the window is, and how it looks.
     *
     * @param tick of the playhead, not negative
     * @param position events that have happened by then
     * @param elsewhere breakpoints of workloads that are not in front, by the names of these; none is empty
     * @param layout all else that the window remembers of itself, by names that only the window understands
     */
    public record View(long tick, int position, SelectedIds marked, List<SavedBreakpoint> breakpoints,
            SortedMap<String, List<SavedBreakpoint>> elsewhere, SortedMap<String, String> layout) {
        public View {
            breakpoints = List.copyOf(breakpoints);
            elsewhere = Collections.unmodifiableSortedMap(new TreeMap<>(elsewhere));
            layout = Collections.unmodifiableSortedMap(new TreeMap<>(layout));
        }
    }

    /** What is selected, by ids; a task only together with its job. */
    public record SelectedIds(Optional<String> job, Optional<String> task, Optional<String> user, Optional<String> cluster) {
        public static final SelectedIds NOTHING = new SelectedIds(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * A breakpoint.
     *
     * @param condition as {@link org.schedscope.breakpoint} has it in words
     */
    public record SavedBreakpoint(String condition, boolean enabled) {
    }

    public SavedSession {
        runs = List.copyOf(runs);
        Set<Integer> labels = new HashSet<>();
        for (SavedRun run : runs) {
            if (!labels.add(run.label())) {
                throw new ModelException(Problem.ofFormat("session.run.twice", run.label()));
            }
        }
        if (!labels.contains(open)) {
            throw new ModelException(Problem.ofFormat("session.no.run", open));
        }
    }
}
