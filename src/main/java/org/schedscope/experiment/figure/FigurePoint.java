package org.schedscope.experiment.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.plot.BarPlot;
import org.schedscope.chart.plot.BoxesPlot;
import org.schedscope.chart.plot.HeatPlot;
import org.schedscope.chart.plot.LinePlot;
import org.schedscope.chart.plot.Plot;
import org.schedscope.chart.plot.TablePlot;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.text.Language;

/**
 * A point, bar, box or cell of a figure, and the runs behind it.
 *
 * @param series the policy that it is of
 * @param across where it stands; empty for a box over all runs
 * @param value what it shows; of a box the median
 * @param low lower end of its interval, or of a box; empty if there is none
 * @param high upper end
 * @param runs those of the policy, then those of a baseline that it is held against
 */
public record FigurePoint(String series, String across, String value, String low, String high, List<RunResult> runs) {
    /** Digits of a figure that people read. */
    private static final int DIGITS = 5;
    /** From here on figures have a power of ten. */
    private static final double LARGE = 1e12;

    public FigurePoint {
        runs = List.copyOf(runs);
    }

    /** Whether both stand at the same place, perhaps of more runs. */
    public boolean isWhere(FigurePoint other) {
        return series.equals(other.series) && across.equals(other.across);
    }

    /** All points of a figure, series by series; those without a value are left out. */
    static List<FigurePoint> of(FigureSpec spec, Runs runs, Plot plot, Language language) {
        if (plot instanceof LinePlot lines) {
            return lines.series().stream().flatMap(series -> of(spec, runs, lines.categories(), series, language)).toList();
        }
        if (plot instanceof BarPlot bars) {
            return bars.series().stream().flatMap(series -> of(spec, runs, bars.categories(), series, language)).toList();
        }
        if (plot instanceof HeatPlot maps) {
            return maps.maps().stream().map(map -> new FigurePoint(map.name(), "", text(map.late(), language), "", "",
                    behind(spec, runs, map.name(), ""))).toList();
        }
        return plot instanceof BoxesPlot boxes ? of(spec, runs, boxes, language) : of(spec, runs, (TablePlot) plot, language);
    }

    private static Stream<FigurePoint> of(FigureSpec spec, Runs runs, List<String> categories, Plot.Series series,
            Language language) {
        return IntStream.range(0, categories.size()).filter(i -> !Double.isNaN(series.values().get(i).value())).mapToObj(i -> {
            Plot.Estimate at = series.values().get(i);
            return new FigurePoint(series.name(), categories.get(i), text(at.value(), language), text(at.low(), language),
                    text(at.high(), language),
                    behind(spec, runs, series.name(), categories.get(i)));
        });
    }

    private static List<FigurePoint> of(FigureSpec spec, Runs runs, BoxesPlot plot, Language language) {
        List<FigurePoint> points = new ArrayList<>();
        for (int i = 0; i < plot.categories().size(); i++) {
            Sample sample = Sample.of(plot.samples().get(i));
            double[] rising = sample.ascending();
            if (rising.length > 0) {
                String policy = plot.categories().get(i);
                points.add(new FigurePoint(policy, "", text(sample.median(), language), text(rising[0], language),
                        text(rising[rising.length - 1], language),
                        behind(spec, runs, policy, "")));
            }
        }
        return points;
    }

    private static List<FigurePoint> of(FigureSpec spec, Runs runs, TablePlot plot, Language language) {
        return plot.rows().stream().flatMap(row -> IntStream.range(0, row.cells().size()).mapToObj(i -> {
            String across = plot.columns().get(i + 1);
            return new FigurePoint(row.name(), across, row.cells().get(i).text(language), "", "", behind(spec, runs, row.name(), across));
        })).toList();
    }

    private static List<RunResult> behind(FigureSpec spec, Runs runs, String policy, String across) {
        Runs there = spec.axis().isEmpty() ? runs : runs.where(spec.axis(), across);
        Stream<RunResult> baseline = spec.baseline().isEmpty() ? Stream.empty() : there.of(spec.baseline()).all().stream();
        return Stream.concat(there.of(policy).all().stream(), baseline).toList();
    }

    /** What a run behind it has of the figure's measure; empty if it has none. Of a user's figure the mean over the users. */
    public Optional<String> of(FigureSpec spec, RunResult run, Language language) {
        if (run.measures().containsKey(spec.measure())) {
            return Optional.of(text(run.measures().get(spec.measure()), language)).filter(text -> !text.isEmpty());
        }
        List<Double> series = run.series().getOrDefault(spec.measure(), List.of());
        double value = spec.kind() != FigureKind.DECILES ? series.stream().mapToDouble(each -> each).average().orElse(Double.NaN)
                : series.size() < Integer.parseInt(across) ? Double.NaN : series.get(Integer.parseInt(across) - 1);
        return Optional.of(text(value, language)).filter(text -> !text.isEmpty());
    }

    /** A figure as people read it; empty if there is none. */
    public static String text(double value, Language language) {
        if (Double.isNaN(value)) {
            return "";
        }
        if (Math.abs(value) >= LARGE) {
            int power = (int) Math.floor(Math.log10(Math.abs(value)));
            return Figures.brief(value / Math.pow(10, power), DIGITS - 1, language) + " \u00d7 10^" + power;
        }
        int before = value == 0 ? 1 : (int) Math.floor(Math.log10(Math.abs(value))) + 1;
        return Figures.brief(value, Math.max(0, DIGITS - before), language);
    }
}
