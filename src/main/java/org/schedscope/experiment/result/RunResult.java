package org.schedscope.experiment.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.experiment.definition.GridRun;

/**
 * The numbers of a run.
 *
 * @param axes {@code part} and its value on every axis
 * @param digest SHA-256 of the event log of the run
 * @param counts whole numbers: {@code jobs}, {@code tasks}
 * @param measures every metric by its name, and those of {@link RunNumbers}; NaN where undefined
 * @param series numbers by decile, user or cluster, see {@link RunNumbers}
 * @param names {@code users} and {@code clusters}, in the order of their series
 * @param seconds of wall-clock time; 0 if unknown
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

    /** Identifier of the run, the same in every experiment. */
    public String key() {
        return GridRun.key(axes);
    }

    /** The result without its wall-clock time. */
    public RunResult withoutSeconds() {
        return new RunResult(axes, digest, counts, measures, series, names, 0);
    }
}
