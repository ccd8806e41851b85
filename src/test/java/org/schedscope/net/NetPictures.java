package org.schedscope.net;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.picture.PictureFormat;
import org.schedscope.chart.picture.PictureFormats;
import org.schedscope.chart.picture.PictureLook;
import org.schedscope.chart.picture.PngFormat;
import org.schedscope.chart.run.Chart;
import org.schedscope.chart.run.Charts;
import org.schedscope.chart.run.ComparisonToDraw;
import org.schedscope.chart.run.RunToDraw;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.experiment.RunSetup;
import org.schedscope.fixture.RecordingPainter;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.io.input.Samples;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.compare.ComparedRun;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;

/** What charts paint: pixels, files of pictures, and operations at three zooms, in three themes. */
final class NetPictures {
    private static final int[] ZOOMS = {1, 4, 32};

    private NetPictures() {
    }

    static void make(Net.Lines lines) throws IOException {
        for (String sample : Samples.names()) {
            RunSetup input = Net.sample(sample);
            RunSpec spec = RunSpec.of(input.loaded().workload(), input.platform().platform(), "p-slr", 1);
            RunSpec other = spec.with(spec.choices().with("fifo-job", spec.scheduler(), spec.parameters()));
            RunToDraw run = SampleRuns.finished(spec);
            ComparisonToDraw comparison = new ComparisonToDraw(new Comparison(List.of(compared(spec), compared(other)), 0),
                    List.of(run, SampleRuns.finished(other)));
            for (Theme theme : Theme.values()) {
                for (Chart<RunToDraw> chart : Charts.all()) {
                    pictures(lines, sample + " " + chart.name(), Picture.of(chart, run, ChartTexts.ENGLISH), theme);
                    for (int zoom : ZOOMS) {
                        long first = run.from() + (run.to() - run.from()) / 3;
                        RunToDraw shown = zoom == 1 ? run : run.showing(first, first + Math.max(1, (run.to() - run.from()) / zoom));
                        for (Texts texts : List.of(ChartTexts.ENGLISH, ChartTexts.in(Language.GERMAN))) {
                            lines.add(String.join(" ", sample, chart.name(), theme.id(), "zoom", "" + zoom, texts.language().id()),
                                    operations(Picture.of(chart, shown, texts), theme));
                        }
                    }
                }
                Charts.compared().forEach(chart -> lines.add(String.join(" ", sample, chart.name(), theme.id()),
                        pixels(Picture.of(chart, comparison, ChartTexts.ENGLISH), theme)));
            }
        }
    }

    private static ComparedRun compared(RunSpec spec) {
        Trace trace = SampleRuns.trace(spec);
        RunMeasures measures = RunMeasures.at(new JobFacts(trace.index(), trace.platform()), trace, trace.eventCount());
        return new ComparedRun(spec.policy(), measures.measured(ReportOptions.defaults()));
    }

    private static void pictures(Net.Lines lines, String name, Picture picture, Theme theme) throws IOException {
        lines.add(name + " " + theme.id(), pixels(picture, theme));
        if (theme == Theme.LIGHT) {
            for (PictureFormat format : PictureFormats.all()) {
                lines.add(name + " " + format.name(), format.bytes(picture, PictureLook.of(theme, 1)));
            }
        }
    }

    private static String pixels(Picture picture, Theme theme) {
        BufferedImage image = PngFormat.image(picture, PictureLook.of(theme, 1));
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        return RecordingPainter.digest(pixels) + " " + image.getWidth() + " x " + image.getHeight();
    }

    private static String operations(Picture picture, Theme theme) {
        StringBuilder operations = new StringBuilder(picture.title() + picture.caption() + picture.nothing());
        if (picture.nothing().isEmpty()) {
            var graphics = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
            Painter painter = RecordingPainter.operations(operation -> operations.append(operation).append('\n'),
                    new Java2dPainter(graphics));
            Sheet sheet = new Sheet(painter, new Palette(theme), (plot, box) -> plot.draw(graphics,
                    new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height())), Picture.WIDTH, picture.texts());
            picture.painting().accept(sheet);
        }
        return Net.digest(operations.toString());
    }
}
