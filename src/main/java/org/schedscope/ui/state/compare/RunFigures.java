package org.schedscope.ui.state.compare;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;

/** What came out of the kept runs that are recorded to their ends, by their numbers: each is measured once, beside the window. */
public final class RunFigures {
    private final ReadOnlyObjectWrapper<Map<Integer, RunReport>> value = new ReadOnlyObjectWrapper<>(this, "value", Map.of());
    private final RunController runs;
    private final Environment environment;
    private final Set<Integer> asked = new HashSet<>();
    private boolean watched;

    public RunFigures(RunController runs, Environment environment) {
        this.runs = runs;
        this.environment = environment;
    }

    public ReadOnlyObjectProperty<Map<Integer, RunReport>> valueProperty() {
        return value.getReadOnlyProperty();
    }

    /** Whether somebody looks; nobody does at first. */
    public void setWatched(boolean now) {
        watched = now;
        refresh();
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
            List.copyOf(runs.kept()).stream().filter(run -> run.complete() && asked.add(run.number())).forEach(this::measure);
        }
    }

    private void measure(OpenRun run) {
        environment.answers().execute(() -> {
            RunReport report = RunMeasures.at(run.jobs(), run.trace(), run.trace().eventCount()).report(run.reportOptions());
            environment.owner().execute(() -> {
                if (asked.contains(run.number())) {
                    Map<Integer, RunReport> more = new TreeMap<>(value.get());
                    more.put(run.number(), report);
                    value.set(Collections.unmodifiableMap(more));
                }
            });
        });
    }
}
