package org.schedscope.ui.state.compare;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.range.PartReport;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.run.Comparability;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;
import org.schedscope.ui.state.time.RangeModel;

/**
 * What came out of the kept runs that are recorded to their ends, by their numbers: each is measured once, beside the window. While a part
 * of the open run is marked, of that part; of other jobs, and on other cores if some are marked, there is nothing then.
 */
public final class RunFigures {
    private final StateValue<Map<Integer, RunReport>> value;
    private final RunController runs;
    private final RangeModel range;
    private final Environment environment;
    private final Set<Integer> asked = new HashSet<>();
    private boolean watched;

    public RunFigures(RunController runs, RangeModel range, Environment environment) {
        this.runs = runs;
        this.range = range;
        this.environment = environment;
        value = environment.changes().value(Map.of());
    }

    public Map<Integer, RunReport> get() {
        return value.get();
    }

    /** Measures the marked part anew. */
    public void measureAgain() {
        asked.clear();
        value.set(Map.of());
        refresh();
    }

    /** Whether it is watched; it is not at first. */
    public void setWatched(boolean now) {
        watched = now;
        refresh();
    }

    /** Measures what is not known yet, once, also while it is not watched. */
    public void look() {
        boolean before = watched;
        setWatched(true);
        watched = before;
    }

    /** To be called when a run was opened, closed or recorded further. */
    public void refresh() {
        Set<Integer> kept = runs.kept().stream().map(OpenRun::number).collect(Collectors.toSet());
        if (!kept.containsAll(value.get().keySet())) {
            Map<Integer, RunReport> left = new TreeMap<>(value.get());
            left.keySet().retainAll(kept);
            value.set(Collections.unmodifiableMap(left));
        }
        asked.retainAll(kept);
        if (watched) {
            List.copyOf(runs.kept()).stream().filter(run -> run.complete() && hasMarked(run) && asked.add(run.number()))
                    .forEach(this::measure);
        }
    }

    /** Whether a run has the marked part. */
    private boolean hasMarked(OpenRun run) {
        OpenRun open = runs.run();
        return range.get().isEmpty() || run.isSameRunAs(open) || Comparability.sameTasks(run.index(), open.index())
                && (range.get().get().rows().isEmpty() || run.platform().equals(open.platform()));
    }

    private void measure(OpenRun run) {
        Optional<RunPart> marked = range.get();
        environment.answers().execute(() -> {
            RunReport report = marked.map(part -> ofPart(run, part)).orElseGet(() -> RunMeasures
                    .at(run.jobs(), run.trace(), run.trace().eventCount()).report(run.reportOptions()));
            environment.owner().execute(() -> {
                if (asked.contains(run.number()) && marked.equals(range.get())) {
                    Map<Integer, RunReport> more = new TreeMap<>(value.get());
                    more.put(run.number(), report);
                    value.set(Collections.unmodifiableMap(more));
                }
            });
        });
    }

    private static RunReport ofPart(OpenRun run, RunPart part) {
        ReportOptions options = run.reportOptions();
        return new PartReport(run.trace(), run.jobs(), PairReader.measures(run, part, options)).report(options);
    }
}
