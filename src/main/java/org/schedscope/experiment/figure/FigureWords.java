package org.schedscope.experiment.figure;

import java.util.List;
import java.util.stream.Stream;
import org.schedscope.chart.paint.Figures;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** Titles, axis labels and reading guides of figures, in one language. */
public final class FigureWords {
    /** English, for files and the command line. */
    public static final FigureWords ENGLISH = in(Language.ENGLISH);
    private static final List<String> SERIES = List.of("decileMeanSlr", "decileMedianSlr", "decileStarved", "decileWorstSlr", "heatUsers",
            "userVeetPercent", "userWeightedTardiness");

    private final Texts texts;
    private final Texts metrics;

    private FigureWords(Texts texts, Texts metrics) {
        this.texts = texts;
        this.metrics = metrics;
    }

    public static FigureWords in(Language language) {
        return new FigureWords(Texts.of("figures", language), Texts.of("metrics", language));
    }

    /** The language, also for numbers. */
    Language language() {
        return texts.language();
    }

    /** Names of series with a prefix, sorted. */
    static List<String> series(String beginning) {
        return SERIES.stream().filter(name -> name.startsWith(beginning)).toList();
    }

    /** Title and unit of a metric; the name itself for anything else. */
    public String measure(String name) {
        return Metrics.all().stream().filter(metric -> metric.name().equals(name)).findFirst().map(this::titled)
                .orElseGet(() -> texts.textOr("measure." + name, name));
    }

    private String titled(Metric metric) {
        String key = "metric." + metric.name();
        String unit = metrics.text(key + ".unit");
        return metrics.text(key + ".title") + (unit.isEmpty() ? "" : ", " + unit);
    }

    public String axis(String name) {
        return texts.textOr("axis." + name, name);
    }

    /** Title of a figure; for a paper's figure its title there, or a translation. */
    public String title(FigureSpec spec) {
        if (spec.source().isPresent()) {
            return texts.text("title." + spec.id());
        }
        String measure = measure(spec.measure());
        String across = spec.axis().isEmpty() ? measure : texts.text("title.by", measure, spec.axis());
        return spec.baseline().isEmpty() ? across : texts.text("title.against", across, spec.baseline());
    }

    /** How to read a kind of figure, in a sentence or two. */
    String reading(FigureKind kind) {
        return texts.text("reading." + kind.word());
    }

    /** Note on the runs behind a figure. */
    String source(FigureSpec spec, int runs) {
        String count = Figures.count(runs, "runs", texts);
        String of = spec.of().part().isEmpty() ? count : texts.text("runs.part", count, spec.of().part());
        return spec.source().map(where -> texts.text("source", where.toString(), of)).orElse(of);
    }

    /** Text instead of an empty figure. */
    String nothing() {
        return texts.text("nothing");
    }

    /** Note on the selection of runs, which has at least one condition. */
    String only(FigureSpec.Choice of) {
        Stream<String> conditions = of.only().entrySet().stream().map(each -> each.getKey() + " " + each.getValue()).sorted();
        return texts.text("only", String.join(", ", conditions.toList()));
    }

    String median(FigureSpec spec) {
        return texts.text("measure.median", measure(spec.measure()));
    }

    String ratio(FigureSpec spec) {
        return texts.text("measure.ratio", measure(spec.measure()), spec.baseline());
    }

    String dominated(FigureSpec spec) {
        return texts.text("measure.dominated", spec.baseline());
    }
}
