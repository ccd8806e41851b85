package org.schedscope.experiment.figure;

import java.util.List;
import java.util.Map;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.metrics.Metrics;

/** What measures and series of results are called on axes. */
public final class FigureWords {
    private static final Map<String, String> SERIES = Map.of(
            "decileMeanSlr", "mean SLR",
            "decileMedianSlr", "median SLR",
            "decileWorstSlr", "worst SLR",
            "decileStarved", "starved jobs",
            "userVeetPercent", "violated expected end times, % of a user's jobs",
            "userWeightedTardiness", "weighted tardiness of a user, core-ticks");

    private static final Map<String, String> AXES = Map.of(
            "load", "load, % of the platform",
            "interval", "mean ticks between two arrivals",
            "estimate", "estimates",
            "network", "network delays");

    private FigureWords() {
    }

    /** Title and unit of a metric; the name of what is none. */
    public static String measure(String name) {
        return Metrics.all().stream().filter(metric -> metric.name().equals(name)).findFirst().map(FigureWords::titled)
                .orElse(SERIES.getOrDefault(name, name));
    }

    /** Series whose names begin so, sorted. */
    static List<String> series(String beginning) {
        return SERIES.keySet().stream().filter(name -> name.startsWith(beginning)).sorted().toList();
    }

    /** What an axis is called. */
    public static String axis(String name) {
        return AXES.getOrDefault(name, name);
    }

    private static String titled(Metric metric) {
        String unit = MetricTexts.unit(metric);
        return MetricTexts.title(metric) + (unit.isEmpty() ? "" : ", " + unit);
    }
}
