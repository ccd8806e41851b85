package org.schedscope.chart.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.ValueTick;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.fixture.RecordingPainter;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.compare.ComparedRun;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;

/** A picture in another language has no word of English left in it, wherever its texts come from. */
class TranslatedChartsTest {
    private static final Texts GERMAN = ChartTexts.in(Language.GERMAN);
    private static final Pattern POINT = Pattern.compile("[0-9]\\.[0-9]");
    private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");
    /** Words of the field, and those that happen to be the same. */
    private static final Set<String> COMMON = Set.of("cluster", "definition", "job", "jobs", "length", "median", "pixel", "ratio", "ratios",
            "schedule", "seed", "slr", "start",
            "task", "tasks", "tick", "ticks", "workload");

    private static List<String> painted(Picture picture, Texts texts) {
        List<String> words = new ArrayList<>(List.of(picture.title(), picture.caption()));
        picture.nothing().ifPresent(words::add);
        if (picture.nothing().isEmpty()) {
            Painter painter = RecordingPainter.on(words,
                    new Java2dPainter(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics()));
            picture.painting()
                    .accept(new Sheet(painter, new Palette(Theme.LIGHT), (chart, box) -> labels(chart, words), Picture.WIDTH, texts));
        }
        return words;
    }

    private static void labels(JFreeChart chart, List<String> words) {
        CategoryPlot plot = chart.getCategoryPlot();
        List<?> ticks = plot.getRangeAxis().refreshTicks(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics(),
                new AxisState(),
                new Rectangle2D.Double(0, 0, 800, 300), RectangleEdge.LEFT);
        ticks.forEach(tick -> words.add(((ValueTick) tick).getText()));
        Stream.of(chart.getCategoryPlot().getDomainAxis().getLabel(), chart.getCategoryPlot().getRangeAxis().getLabel())
                .flatMap(Stream::ofNullable).forEach(words::add);
    }

    private static Set<String> words(List<String> texts) {
        return texts.stream().flatMap(text -> WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(MatchResult::group))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Names in a workload and its platform are the same in every language. */
    private static Set<String> names(RunToDraw run) {
        Workload workload = run.at().trace().workload();
        List<String> names = new ArrayList<>(
                List.of(workload.name(), workload.timeUnit(), run.info().choices().policy(), run.info().platform()));
        workload.jobs().forEach(job -> {
            names.addAll(List.of(job.id(), job.user()));
            job.tasks().forEach(task -> names.addAll(List.of(task.id(), task.kind())));
        });
        return words(names);
    }

    private static Chart<RunToDraw> chart(String name) {
        return Charts.all().stream().filter(chart -> chart.name().equals(name)).findFirst().orElseThrow();
    }

    private static Set<String> leftInEnglish(RunToDraw run, Function<Texts, Picture> picture) {
        Set<String> left = words(painted(picture.apply(ChartTexts.ENGLISH), ChartTexts.ENGLISH));
        left.retainAll(words(painted(picture.apply(GERMAN), GERMAN)));
        left.removeAll(COMMON);
        left.removeAll(names(run));
        return left;
    }

    private static Stream<RunToDraw> runs() {
        RunSpec campus = SampleRuns.campus();
        Trace trace = SampleRuns.trace(campus);
        RunToDraw finished = SampleRuns.finished(campus);
        Moment early = new Moment(trace, trace.positionAfter(3), 3);
        return Stream.of(finished, SampleRuns.finished(SampleRuns.graham()), SampleRuns.finished(SampleRuns.single()),
                SampleRuns.finished(SampleRuns.tiny(4000, 300)), finished.showing(10, 60),
                RunToDraw.of(early, campus.info(), finished.report(), finished.violations()));
    }

    @Test
    void noChartOfARunHasAWordOfEnglishLeftInGerman() {
        runs().forEach(
                run -> Charts.all().forEach(chart -> assertEquals(Set.of(), leftInEnglish(run, texts -> Picture.of(chart, run, texts)),
                        () -> chart.name() + " of " + run.info().workload())));
    }

    private static ComparedRun compared(String policy, RunSpec spec) {
        Trace trace = SampleRuns.trace(spec);
        RunMeasures measures = RunMeasures.at(new JobFacts(trace.index(), trace.platform()), trace, trace.eventCount());
        return new ComparedRun(policy, measures.measured(ReportOptions.defaults()));
    }

    private static ComparisonToDraw comparison(RunSpec spec) {
        RunSpec other = RunSpec.of(spec.workload(), spec.platform(), "fifo-job", 1);
        return new ComparisonToDraw(new Comparison(List.of(compared("p-slr", spec), compared("fifo-job", other)), 0),
                List.of(SampleRuns.finished(spec), SampleRuns.finished(other)));
    }

    @Test
    void noChartOfAComparisonHasAWordOfEnglishLeftInGerman() {
        Stream.of(SampleRuns.campus(), SampleRuns.graham(), SampleRuns.single()).map(TranslatedChartsTest::comparison)
                .forEach(comparison -> Charts.compared().forEach(chart -> assertEquals(Set.of(),
                        leftInEnglish(comparison.runs().get(1), texts -> Picture.of(chart, comparison, texts)), chart.name())));
    }

    /** Texts with a decimal point, labels of axes included. */
    private static List<String> pointed(Picture picture, Texts texts) {
        return painted(picture, texts).stream().filter(text -> POINT.matcher(text).find()).toList();
    }

    @Test
    void germanChartsHaveDecimalCommas() {
        runs().forEach(run -> Charts.all()
                .forEach(chart -> assertEquals(List.of(), pointed(Picture.of(chart, run, GERMAN), GERMAN), chart.name())));
        List<ComparisonToDraw> comparisons = Stream.of(SampleRuns.campus(), SampleRuns.graham()).map(TranslatedChartsTest::comparison)
                .toList();
        comparisons.forEach(comparison -> Charts.compared().forEach(chart -> assertEquals(List.of(),
                pointed(Picture.of(chart, comparison, GERMAN), GERMAN), chart.name())));
        Picture english = Picture.of(chart("slr-deciles"), SampleRuns.finished(SampleRuns.campus()), ChartTexts.ENGLISH);
        assertTrue(pointed(english, ChartTexts.ENGLISH).contains("1.2"),
                () -> "labels of axes are read: " + painted(english, ChartTexts.ENGLISH));
    }

    @Test
    void whatIsSaidInGermanIsSaidInTheOrderOfGerman() {
        RunToDraw run = SampleRuns.finished(SampleRuns.graham());
        List<String> painted = painted(Picture.of(chart("gantt"), run, GERMAN), GERMAN);
        assertEquals("Ablaufplan: Tasks auf Kernen im Lauf der Zeit", painted.get(0));
        assertEquals("Graham 1969 · one cluster, 3 Kerne · p-slr · Seed 1 · 4 Jobs, 9 Tasks", painted.get(1));
        assertTrue(painted.containsAll(List.of("Zeit, Ticks", "3 Kerne", "75,6\u2009% belegt")), painted::toString);
        assertEquals(Optional.of("4 Jobs fertig; Kästen nach Dezilen brauchen mindestens 10 fertige Jobs. Ihre Schedule Length Ratios, "
                + "Antwortzeit durch kritischen Pfad, haben den Mittelwert 1,229, und die größte ist 1,667; 1 wäre gar nicht verzögert."),
                chart("slr-deciles").nothingToShow(run, GERMAN));
    }
}
