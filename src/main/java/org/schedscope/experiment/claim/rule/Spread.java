package org.schedscope.experiment.claim.rule;

import java.util.List;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.metrics.Metrics;

/** Derived figures of a run that claims use beside its measures. */
public final class Spread {
    /** Largest over smallest mean SLR of a run's deciles without the first: small jobs wait for the next free core under any policy. */
    public static final String MEASURE = "spreadOfDeciles";
    /** Mean SLR of the tenth decile over that of the second. */
    public static final String SLOPE = "slopeOfDeciles";
    /** Mean SLR of the tenth decile. */
    public static final String LAST = "lastDecile";
    /** Mean SLR over the first five deciles. */
    public static final String SMALL = "smallerHalf";
    /** Mean SLR over the first nine deciles. */
    public static final String BUT_LAST = "decilesButLast";
    /** Mean SLR of the first decile. */
    public static final String FIRST = "firstDecile";
    /** Mean SLR of the first decile over that of the second. */
    public static final String UPTICK = "uptick";
    /** Share of jobs of the first decile that starve. */
    public static final String STARVED_FIRST = "starvedFirst";
    /** Share of jobs of the tenth decile that starve. */
    public static final String STARVED_LAST = "starvedLast";
    /** Share of starved jobs of the tenth decile minus that of the other nine. */
    public static final String STARVED_BIAS = "starvedBias";

    private Spread() {
    }

    static String words(String measure) {
        return switch (measure) {
            case MEASURE -> "spread of mean SLR over deciles 2 to 10 (largest over smallest)";
            case SLOPE -> "mean SLR of the largest jobs over that of small ones (decile 10 over 2)";
            case LAST -> "mean SLR in decile 10";
            case SMALL -> "mean SLR in deciles 1 to 5";
            case BUT_LAST -> "mean SLR in deciles 1 to 9";
            case FIRST -> "mean SLR in decile 1";
            case UPTICK -> "mean SLR of decile 1 over decile 2";
            case STARVED_FIRST -> "share of starved jobs in decile 1";
            case STARVED_LAST -> "share of starved jobs in decile 10";
            case STARVED_BIAS -> "share of starved jobs in decile 10 less that in the others";
            case "fairnessRho" -> "rank correlation of work and SLR";
            case "userVeetPercent" -> "violated expected end times";
            case "userWeightedTardiness" -> "weighted tardiness";
            default -> Metrics.all().stream().filter(metric -> metric.name().equals(measure)).findFirst().map(MetricTexts::title)
                    .orElse(measure);
        };
    }

    /** A measure or derived figure of a run; NaN if it has none. */
    static double measure(String measure, RunResult run) {
        List<Double> deciles = run.series().getOrDefault("decileMeanSlr", List.of());
        return switch (measure) {
            case MEASURE -> spread(deciles);
            case SLOPE -> deciles.size() < 10 ? Double.NaN : deciles.get(9) / deciles.get(1);
            case LAST -> deciles.size() < 10 ? Double.NaN : deciles.get(9);
            case SMALL -> mean(deciles, 5);
            case BUT_LAST -> mean(deciles, 9);
            case FIRST -> deciles.size() < 10 ? Double.NaN : deciles.get(0);
            case UPTICK -> deciles.size() < 10 ? Double.NaN : deciles.get(0) / deciles.get(1);
            case STARVED_FIRST -> starved(run, 0, 1);
            case STARVED_LAST -> starved(run, 9, 10);
            case STARVED_BIAS -> starved(run, 9, 10) - starved(run, 0, 9);
            default -> run.measures().getOrDefault(measure, Double.NaN);
        };
    }

    private static double mean(List<Double> deciles, int first) {
        return deciles.stream().limit(first).mapToDouble(value -> value).filter(value -> !Double.isNaN(value)).average().orElse(Double.NaN);
    }

    /** Share of arrived jobs in some deciles that starved; NaN if none arrived. */
    private static double starved(RunResult run, int from, int to) {
        List<Double> arrived = run.series().getOrDefault("decileArrived", List.of());
        List<Double> starved = run.series().getOrDefault("decileStarved", List.of());
        return arrived.size() < to || starved.size() < to ? Double.NaN
                : starved.subList(from, to).stream().mapToDouble(value -> value).sum()
                        / arrived.subList(from, to).stream().mapToDouble(value -> value).sum();
    }

    private static double spread(List<Double> deciles) {
        double[] values = deciles.stream().skip(1).mapToDouble(value -> value).filter(value -> !Double.isNaN(value)).sorted().toArray();
        return values.length < 2 ? Double.NaN : values[values.length - 1] / values[0];
    }
}
