package org.schedscope.experiment.claim;

import java.util.List;
import java.util.stream.DoubleStream;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.metrics.Metrics;

/** Figures of a run that claims look at beyond its measures. */
final class Spread {
    /**
     * Largest over smallest mean SLR of the deciles of a run, the first one left out: small jobs wait for the next free core whatever the
     * policy.
     */
    static final String MEASURE = "spreadOfDeciles";
    /** Mean SLR of the tenth decile over that of the second. */
    static final String SLOPE = "slopeOfDeciles";
    /** Mean SLR of the tenth decile. */
    static final String LAST = "lastDecile";
    /** Mean SLR over the first five deciles. */
    static final String SMALL = "smallerHalf";
    /** Share of users whose violated expected end times are at most 35 %. */
    static final String CONTENT = "contentUsers";

    private static final double CONTENT_PERCENT = 35;

    private Spread() {
    }

    static String words(String measure) {
        return switch (measure) {
            case MEASURE -> "spread of mean SLR over deciles 2 to 10 (largest over smallest)";
            case SLOPE -> "mean SLR of the largest jobs over that of small ones (decile 10 over 2)";
            case LAST -> "mean SLR in decile 10";
            case SMALL -> "mean SLR in deciles 1 to 5";
            case CONTENT -> "users with at most 35\u2009% violated expected end times";
            case "userVeetPercent" -> "violated expected end times";
            case "userWeightedTardiness" -> "weighted tardiness";
            default -> Metrics.all().stream().filter(metric -> metric.name().equals(measure)).findFirst().map(MetricTexts::title)
                    .orElse(measure);
        };
    }

    /** A measure, or one of these; NaN if the run has none. */
    static double measure(String measure, RunResult run) {
        List<Double> deciles = run.series().getOrDefault("decileMeanSlr", List.of());
        return switch (measure) {
            case MEASURE -> spread(deciles);
            case SLOPE -> deciles.size() < 10 ? Double.NaN : deciles.get(9) / deciles.get(1);
            case LAST -> deciles.size() < 10 ? Double.NaN : deciles.get(9);
            case SMALL -> deciles.stream().limit(5).mapToDouble(value -> value).average().orElse(Double.NaN);
            default -> run.measures().getOrDefault(measure, Double.NaN);
        };
    }

    /** Of every run; of {@link #CONTENT}, 1 or 0 for each user of every run. */
    static double[] values(String measure, List<RunResult> runs) {
        DoubleStream values = measure.equals(CONTENT)
                ? runs.stream().flatMap(run -> run.series().getOrDefault("userVeetPercent", List.of()).stream())
                        .mapToDouble(percent -> percent <= CONTENT_PERCENT ? 1 : 0)
                : runs.stream().mapToDouble(run -> measure(measure, run));
        return values.filter(value -> !Double.isNaN(value)).toArray();
    }

    private static double spread(List<Double> deciles) {
        double[] values = deciles.stream().skip(1).mapToDouble(value -> value).filter(value -> !Double.isNaN(value)).sorted().toArray();
        return values.length < 2 ? Double.NaN : values[values.length - 1] / values[0];
    }
}
