package org.schedscope.cli.base;

import java.io.IOException;
import java.nio.file.Path;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.picture.PictureFormat;
import org.schedscope.chart.picture.PictureLook;
import org.schedscope.chart.plot.FigureToDraw;
import org.schedscope.chart.run.Chart;
import org.schedscope.chart.run.Charts;
import org.schedscope.chart.run.ComparisonToDraw;
import org.schedscope.chart.run.RunToDraw;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.model.Platform;

/**
 * The pictures that a command writes.
 *
 * @param folder folder of the pictures; created if absent
 * @param look size and colours
 * @param data whether the data behind each picture is written beside it
 */
public record Pictures(Path folder, PictureFormat format, PictureLook look, boolean data) {
    /** Refuses, before anything runs, pictures with more cores than memory allows. */
    public static void checkCores(Platform platform) {
        if (platform.totalCores() > PieceRows.MOST_CORES) {
            throw new UsageException(
                    "--render draws at most " + PieceRows.MOST_CORES + " cores, and the platform " + platform.name() + " has "
                            + platform.totalCores() + "; leave out --render, or take a smaller platform");
        }
    }

    /** Refuses pictures that would replace an input. */
    public void willBeWritten(CommandFiles files) {
        Charts.all().forEach(chart -> willBeWritten(chart.name(), files));
    }

    /** Refuses pictures of a comparison that would replace an input. */
    public void ofComparisonWillBeWritten(CommandFiles files) {
        Charts.compared().forEach(chart -> willBeWritten(chart.name(), files));
    }

    private void willBeWritten(String name, CommandFiles files) {
        files.mayWrite(folder.resolve(name + "." + format.name()));
        if (data) {
            files.mayWrite(folder.resolve(name + ".csv"));
        }
    }

    /** Writes every chart of a run into the folder. */
    public void write(RunToDraw run, OutputFiles files) throws IOException {
        files.makeFolder(folder);
        for (Chart<RunToDraw> chart : Charts.all()) {
            write(chart.name(), Picture.of(chart, run, ChartTexts.ENGLISH), files);
            write(chart.name(), rows -> chart.data(run, rows), files);
        }
    }

    /** Writes every chart of a comparison into the folder. */
    public void write(ComparisonToDraw comparison, OutputFiles files) throws IOException {
        files.makeFolder(folder);
        for (Chart<ComparisonToDraw> chart : Charts.compared()) {
            write(chart.name(), Picture.of(chart, comparison, ChartTexts.ENGLISH), files);
            write(chart.name(), rows -> chart.data(comparison, rows), files);
        }
    }

    /** Writes a figure of an experiment, always with the data behind it. */
    public void write(String name, FigureToDraw figure, OutputFiles files) throws IOException {
        write(name, Picture.of(figure, ChartTexts.ENGLISH), files);
        if (figure.plot().isPresent()) {
            files.write(folder.resolve(name + ".csv"), stream -> CsvRowSink.write(figure.plot().get()::data, stream));
        }
    }

    private void write(String name, Picture picture, OutputFiles files) throws IOException {
        byte[] bytes = format.bytes(picture, look);
        files.write(folder.resolve(name + "." + format.name()), stream -> stream.write(bytes));
    }

    private void write(String name, RowSink.Source figures, OutputFiles files) throws IOException {
        if (data) {
            files.write(folder.resolve(name + ".csv"), stream -> CsvRowSink.write(figures, stream));
        }
    }
}
