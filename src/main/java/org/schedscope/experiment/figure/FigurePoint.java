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
 * A point, bar, box or cell of a figure, with the runs behind it.
 *
 * @param series policy
 * @param across value on the axis; empty for a box over all runs
 * @param value of the mark; the median of a box
 * @param low lower end of its interval or box; empty if there is none
 * @param high upper end
 * @param runs of the policy, then of the baseline that it is compared with
 */
public record FigurePoint(String series, String across, String value, String low, String high, List<RunResult> runs) {
    /** Significant digits of displayed figures. */
    private static final int DIGITS = 5;
    /** Smallest figure in scientific notation. */
    private static final double LARGE = 1e12;

    public FigurePoint {
        runs = List.copyOf(runs);
    }

    /** Whether two points have the same place, perhaps of different runs. */
    public boolean isWhere(FigurePoint other) {
        return series.equals(other.series) && across.equals(other.across);
    }

    /** The points of a figure, series by series, without those that have no value. */
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

    /** The value of the figure's measure in one run, the mean over users for a series by user; empty if the run has none. */
    public Optional<String> of(FigureSpec spec, RunResult run, Language language) {
        if (run.measures().containsKey(spec.measure())) {
            return Optional.of(text(run.measures().get(spec.measure()), language)).filter(text -> !text.isEmpty());
        }
        List<Double> series = run.series().getOrDefault(spec.measure(), List.of());
        double value = spec.kind() != FigureKind.DECILES ? series.stream().mapToDouble(each -> each).average().orElse(Double.NaN)
                : series.size() < Integer.parseInt(across) ? Double.NaN : series.get(Integer.parseInt(across) - 1);
        return Optional.of(text(value, language)).filter(text -> !text.isEmpty());
    }

    /** A figure for display; empty for NaN. */
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
