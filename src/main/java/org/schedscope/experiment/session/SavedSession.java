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
 * The state of a window, as stored in a session file.
 *
 * @param runs runs side by side, in order; at least one, each with a label of its own
 * @param open label of the run in front
 */
public record SavedSession(List<SavedRun> runs, int open, View view) {
    /**
     * The position in the open run, and the appearance of the window.
     *
     * @param tick tick of the playhead, not negative
     * @param position number of events before the playhead
     * @param elsewhere breakpoints of workloads that are not in front, by their names; none is empty
     * @param layout further state of the window, by names that only the window interprets
     */
    public record View(long tick, int position, SelectedIds marked, List<SavedBreakpoint> breakpoints,
            SortedMap<String, List<SavedBreakpoint>> elsewhere, SortedMap<String, String> layout) {
        public View {
            breakpoints = List.copyOf(breakpoints);
            elsewhere = Collections.unmodifiableSortedMap(new TreeMap<>(elsewhere));
            layout = Collections.unmodifiableSortedMap(new TreeMap<>(layout));
        }
    }

    /** Selected objects, by ids; a task only together with its job. */
    public record SelectedIds(Optional<String> job, Optional<String> task, Optional<String> user, Optional<String> cluster) {
        public static final SelectedIds NOTHING = new SelectedIds(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * A breakpoint.
     *
     * @param condition in the notation of {@link org.schedscope.breakpoint}
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
