package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.PictureFormats;
import org.schedscope.chart.picture.PictureLook;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.Outputs;
import org.schedscope.cli.base.Pictures;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.job.RunJob;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.Samples;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.model.time.TickLength;

/** The job of the window where there is no display: the first sample, simulated, drawn and measured into a folder. */
public final class HeadlessSample {
    /** Where the results go. */
    public static final String FOLDER = "schedscope-out";

    private HeadlessSample() {
    }

    public static int run(Path folder, PrintWriter out, PrintWriter err) throws Exception {
        return run(Samples.first(), folder, out, err);
    }

    public static int run(InputFile sample, Path folder, PrintWriter out, PrintWriter err) throws Exception {
        PreparedRun prepared = new RunRequest(RunSource.of(sample, TickLength.SECOND)).read(ReadOptions.DEFAULT).prepare();
        Files.createDirectories(folder);
        Outputs outputs = new Outputs(Optional.of(folder.resolve("schedule.csv")), Optional.empty(),
                Optional.of(folder.resolve("metrics.json")), Optional.empty(), Optional.empty(),
                Optional.of(new Pictures(folder, PictureFormats.PNG, PictureLook.of(Theme.LIGHT, 1), false)),
                ReportOptions.defaults(), false);
        CommandFiles files = new CommandFiles();
        RunJob.Outcome outcome = new RunJob(prepared, outputs, files, new Progress(err, false)).run();
        out.println("No display: the first picture of the window was drawn into " + folder + " instead.");
        out.println();
        RunSummary.print(prepared, outcome, List.of(),
                new PrintedTimes(prepared.spec().workload(), false), out);
        return 0;
    }
}
