package org.schedscope.experiment.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.experiment.definition.GridRun;

/**
 * A run in numbers.
 *
 * @param axes {@code part} and its value on every axis
 * @param digest SHA-256 of the event log of the run
 * @param counts whole numbers: {@code jobs}, {@code tasks}
 * @param measures every metric by its name, and what {@link RunNumbers} adds; NaN where nothing can be said
 * @param series numbers by decile, user or cluster, see {@link RunNumbers}
 * @param names {@code users} and {@code clusters}, in the order of their series
 * @param seconds that the run took, by the clock on the wall; 0 if that is not known
 */
public record RunResult(Map<String, String> axes, String digest, Map<String, Long> counts, Map<String, Double> measures,
        Map<String, List<Double>> series, Map<String, List<String>> names, double seconds) {
    public RunResult {
        axes = ordered(axes);
        counts = ordered(counts);
        measures = ordered(measures);
        series = ordered(series);
        names = ordered(names);
    }

    private static <V> Map<String, V> ordered(Map<String, V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }

    /** What names the run, the same in every experiment that has it. */
    public String key() {
        return GridRun.key(axes);
    }

    /** This result without the time that the run took. */
    public RunResult withoutSeconds() {
        return new RunResult(axes, digest, counts, measures, series, names, 0);
    }
}
