package org.schedscope.experiment.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.schedscope.chart.plot.BarPlot;
import org.schedscope.chart.plot.BoxesPlot;
import org.schedscope.chart.plot.HeatPlot;
import org.schedscope.chart.plot.LinePlot;
import org.schedscope.chart.plot.Plot.Estimate;
import org.schedscope.chart.plot.Plot.Series;
import org.schedscope.chart.plot.Plot;
import org.schedscope.chart.plot.TablePlot;
import org.schedscope.experiment.definition.Variant;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.table.Pairs;
import org.schedscope.experiment.table.Runs;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.statistics.Interval;

/** Kinds of figures of results. */
public enum FigureKind {
    /** Mean of a measure over an axis, a line per policy. */
    LINES("lines") {
        @Override
        Plot draw(FigureSpec spec, Runs runs, FigureWords words) {
            return new LinePlot(words.axis(spec.axis()), words.measure(spec.measure()), runs.values(spec.axis()),
                    perPolicy(spec, runs, Interval::ofMean));
        }
    },
    /** Means with their intervals, of the better half of the policies by their mean over the axis. */
    LEADERS("leaders") {
        @Override
        Plot draw(FigureSpec spec, Runs runs, FigureWords words) {
            return LINES.draw(spec, runs.ofPolicies(leaders(runs, spec.measure())), words);
        }
    },
    /** Median of a measure over an axis, a line per policy. */
    MEDIANS("medians") {
        @Override
        Plot draw(FigureSpec spec, Runs runs, FigureWords words) {
            return new LinePlot(words.axis(spec.axis()), words.median(spec), runs.values(spec.axis()),
                    perPolicy(spec, runs, Interval::ofMedian));
        }
    },
    /** Mean of a measure in few categories, a bar per policy. */
    BARS("bars") {
        @Override
        Plot draw(FigureSpec spec, Runs runs, FigureWords words) {
            return new BarPlot(words.axis(spec.axis()), words.measure(spec.measure()), runs.values(spec.axis()),
                    perPolicy(spec, runs, Interval::ofMean), OptionalDouble.empty());
        }
    },
    /** Mean of a measure over that of a baseline, which is 1. */
    RATIOS("ratios") {
        @Override
        Plot draw(FigureSpec spec, Runs runs, FigureWords words) {
            List<String> others = runs.policies().stream().filter(policy -> !policy.equals(spec.baseline())).toList();
            List<Series> series = others.stream().map(policy -> new Series(policy, identity(runs, policy), runs.values(spec.axis()).stream()
                    .map(value -> ratio(runs.where(spec.axis(), value).pairs(policy, spec.baseline(), spec.measure()))).toList())).toList();
            return new BarPlot(words.axis(spec.axis()), words.ratio(spec), runs.values(spec.axis()), series, OptionalDouble.of(1));
        }
    },
    /** Distribution over all runs, a box per policy. */
    BOXES("boxes") {
        @Override
        Plot draw(FigureSpec spec, Runs runs, FigureWords words) {
            return new BoxesPlot(words.measure(spec.measure()), runs.policies(),
                    runs.policies().stream().map(policy -> runs.of(policy).measure(spec.measure())).toList());
        }
    },
    /** Mean of a series by decile, a line per policy. */
    DECILES("deciles") {
        @Override
        Plot draw(FigureSpec spec, Runs runs, FigureWords words) {
            List<String> deciles = IntStream.rangeClosed(1, 10).mapToObj(Integer::toString).toList();
            List<Series> series = runs.policies().stream().map(policy -> new Series(policy, identity(runs, policy), IntStream.range(0, 10)
                    .mapToObj(decile -> estimate(Interval.ofMean(at(runs.of(policy), spec.measure(), decile)))).toList())).toList();
            return new LinePlot(words.axis("decile"), words.measure(spec.measure()), deciles, series);
        }
    },
    /** Distribution over the users of all runs, a box per policy. */
    USERS("users") {
        @Override
        Plot draw(FigureSpec spec, Runs runs, FigureWords words) {
            return new BoxesPlot(words.measure(spec.measure()), runs.policies(), runs.policies().stream()
                    .map(policy -> runs.of(policy).all()
                            .stream().flatMapToDouble(run -> run.series().getOrDefault(spec.measure(), List.of()).stream()
                                    .mapToDouble(value -> value))
                            .filter(value -> !Double.isNaN(value)).toArray())
                    .toList());
        }
    },
    /** Late jobs by user and time in the first run, a map per policy. */
    HEATMAPS("heatmaps") {
        @Override
        Plot draw(FigureSpec spec, Runs runs, FigureWords words) {
            return new HeatPlot(words.measure(spec.measure()), runs.policies().stream().flatMap(policy -> runs.of(policy).all().stream()
                    .limit(1).filter(run -> !run.series().getOrDefault(spec.measure(), List.of()).isEmpty())
                    .map(run -> HeatPlot.Map.of(policy, run.series().get(spec.measure()), run.series().get("userJobs").size(),
                            run.measures().get("makespan"))))
                    .toList());
        }
    },
    /** Share of runs in which a baseline has at most the value of another policy, by axis. */
    DOMINANCE("dominance") {
        @Override
        Plot draw(FigureSpec spec, Runs runs, FigureWords words) {
            List<String> columns = new ArrayList<>(List.of(FigureWords.ENGLISH.dominated(spec)));
            columns.addAll(runs.values(spec.axis()));
            List<TablePlot.Row> rows = runs.policies().stream().filter(policy -> !policy.equals(spec.baseline()))
                    .map(policy -> new TablePlot.Row(policy, runs.values(spec.axis()).stream()
                            .map(value -> dominance(runs.where(spec.axis(), value).pairs(spec.baseline(), policy, spec.measure())))
                            .toList()))
                    .toList();
            return new TablePlot(words.dominated(spec), columns, rows);
        }
    };

    /** An interval of two values is so wide that it hides everything else. */
    private static final int FEWEST_FOR_INTERVAL = 3;

    private static final String USUAL = "meanSlr";

    private final String word;

    FigureKind(String word) {
        this.word = word;
    }

    /** Name in definitions. */
    public String word() {
        return word;
    }

    public boolean needsAxis() {
        return this != BOXES && this != DECILES && this != USERS && this != HEATMAPS;
    }

    /** Whether the figure needs a baseline policy. */
    public boolean needsBaseline() {
        return this == RATIOS || this == DOMINANCE;
    }

    /** The valid measures and series, the usual one first. */
    public List<String> measures() {
        return switch (this) {
            case DECILES -> FigureWords.series("decile");
            case USERS -> FigureWords.series("user");
            case HEATMAPS -> FigureWords.series("heat");
            default -> Metrics.all().stream().map(Metric::name).sorted(Comparator.comparing(name -> !name.equals(USUAL))).toList();
        };
    }

    /**
     * @param runs of the figure's part and values, at least one
     * @param words labels of the axes
     */
    abstract Plot draw(FigureSpec spec, Runs runs, FigureWords words);

    private static List<String> leaders(Runs runs, String measure) {
        boolean higher = Metrics.all().stream().anyMatch(metric -> metric.name().equals(measure)
                && metric.better() == Metric.Better.HIGHER);
        Comparator<String> byMean = Comparator.comparingDouble(policy -> Interval.ofMean(runs.of(policy).measure(measure)).middle());
        List<String> best = runs.policies().stream().sorted(higher ? byMean.reversed() : byMean).limit((runs.policies().size() + 1) / 2)
                .toList();
        return runs.policies().stream().filter(best::contains).toList();
    }

    private static int identity(Runs runs, String policy) {
        return runs.part().policies().stream().map(Variant::label).toList().indexOf(policy);
    }

    private static List<Series> perPolicy(FigureSpec spec, Runs runs, Function<double[], Interval> middle) {
        return runs.policies().stream().map(policy -> new Series(policy, identity(runs, policy), runs.values(spec.axis()).stream()
                .map(value -> estimate(middle.apply(runs.of(policy).where(spec.axis(), value).measure(spec.measure())))).toList()))
                .toList();
    }

    private static Estimate estimate(Interval interval) {
        if (interval.n() < FEWEST_FOR_INTERVAL) {
            return interval.n() == 0 ? Estimate.NONE : Estimate.exact(interval.middle());
        }
        return new Estimate(interval.middle(), interval.low(), interval.high());
    }

    private static Estimate ratio(Pairs pairs) {
        double base = Arrays.stream(pairs.theirs()).average().orElse(Double.NaN);
        Interval difference = pairs.difference();
        return pairs.count() == 0 || base == 0 ? Estimate.NONE
                : new Estimate(1 + difference.middle() / base, 1 + difference.low() / base, 1 + difference.high() / base);
    }

    private static double[] at(Runs runs, String series, int decile) {
        return runs.all().stream().map(RunResult::series).map(all -> all.getOrDefault(series, List.of()))
                .filter(values -> values.size() > decile)
                .mapToDouble(values -> values.get(decile)).filter(value -> !Double.isNaN(value)).toArray();
    }

    private static TablePlot.Cell dominance(Pairs pairs) {
        boolean alike = pairs.count() > 1 && !pairs.test().significant();
        return new TablePlot.Cell(100 * pairs.dominance(), alike);
    }
}
