package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.job.MeasureJob;
import org.schedscope.cli.option.FigureOptions;
import org.schedscope.cli.option.MeasureOptions;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.summary.CauseSummary;
import org.schedscope.cli.summary.GroupSummary;
import org.schedscope.cli.summary.IntervalSummary;
import org.schedscope.cli.summary.PartSummary;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.cli.summary.ScheduleOptions;
import org.schedscope.cli.summary.WhereSummary;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.input.Problem;
import org.schedscope.metrics.part.GroupMeasures;
import org.schedscope.model.time.TickClock;
import picocli.CommandLine.TypeConversionException;

/** {@code measure}: the metrics of a schedule made elsewhere, or of an event log. */
public final class MeasureCommand extends ConsoleCommand {
    private final ScheduleOptions schedule = new ScheduleOptions();

    private final FigureOptions figures = new FigureOptions();

    private final Option<Path> events = Option.of(Path.class, "--events", "FILE",
            "Write the schedule as an event log, which holds workload and platform too; gzipped if the name ends with .gz.");

    private final Option<String> cause = Option.of(String.class, "--cause", "USER@TICK",
            "List, per user, the jobs that held the cores while the jobs of this user that are late at this tick waited.");

    private final Option<String> every = Option.of(String.class, "--every", "TIME",
            "Also print throughput and utilisation, of all clusters and of each, of every interval of so many ticks, or of every hour,"
                    + " day or week.");

    private final Option<GroupMeasures.By> by = Option.of(GroupMeasures.By.class, "--by", "WHAT",
            "Also print throughput, SLR, waiting times and usage by cluster, user, group (or account: what is above the user in a path such"
                    + " as /maths/ada), kind or queue.")
            .readBy(MeasureCommand::by);

    private final Option<String> where = Option.of(String.class, "--where", "QUERY",
            "Also print the jobs of which something holds, those that waited longest first, such as 'wait > 9h and user = /u218' or 'slr"
                    + " > 5 or not state = finished'; with task.wait or task.kind, the tasks.");

    private final Option<String> between = Option.of(String.class, "--between", "FROM:TO",
            "Print what happened between two ticks or times, such as 0:3600 or 'week 10:+1d': jobs, waiting times, usage, and the users"
                    + " that held the cores; with --by, of groups.");

    private final MeasureOptions measure = new MeasureOptions();

    private final ProgressOption progress = new ProgressOption();

    private final CommandFiles files = new CommandFiles();

    private static GroupMeasures.By by(String what) {
        List<String> known = List.of("cluster", "user", "group", "account", "kind", "queue");
        String asked = what.toLowerCase(Locale.ROOT);
        if (!known.contains(asked)) {
            throw new TypeConversionException(Suggestions.unknown("grouping", what, known, "groupings", String.join(", ", known)));
        }
        return GroupMeasures.By.valueOf(asked.equals("account") ? "GROUP" : asked.toUpperCase(Locale.ROOT));
    }

    public MeasureCommand() {
        super("measure", "Prints the metrics of a schedule that was made elsewhere, or of an event log, and draws it.",
                "", "Example: schedscope measure montage.json --schedule s.csv --platform grid.platform.json --render pictures");
    }

    @Override
    public List<Arguments> arguments() {
        return List.of(schedule, figures, events, cause, every, by, where, between, measure, progress);
    }

    @Override
    public Integer call() throws Exception {
        measure.check(schedule.inputs(), files, figures.metrics().orElse(null), figures.bounds().orElse(null), events.value());
        PrintWriter out = out(files);
        List<Problem> warnings = new ArrayList<>();
        Progress line = progress.on(err());
        files.tellOn(line);
        ReplayableSchedule opened = schedule.open(warnings, files);
        line.end();
        warn(warnings);
        TickClock clock = TickClock.of(opened.run().trace().workload());
        Optional<WhereSummary> jobs = where.optional().map(text -> new WhereSummary(text, clock));
        MeasureJob job = new MeasureJob(opened, measure, files);
        MeasureJob.Measured measured = job.run(figures.metrics(), figures.bounds(), events.optional());
        schedule.print(opened, out);
        out.println();
        PrintedTimes times = measure.times(opened.run().trace().workload());
        RunSummary.metrics(measured.report(), Optional.empty(), measured.bounds(), times, out);
        if (every.isGiven()) {
            out.println();
            IntervalSummary.print(opened.run().trace(), every.value(), times, out);
        }
        if (by.isGiven()) {
            out.println();
            GroupSummary.print(opened.run().trace(), by.value(), between.optional(), times, out);
        } else if (between.isGiven()) {
            out.println();
            new PartSummary(opened.run().trace(), measure.report(files, opened.run().trace().workload()), times)
                    .print(between.value(), out);
        }
        if (where.isGiven()) {
            out.println();
            jobs.get().print(opened.run().trace(), times, out);
        }
        if (cause.isGiven()) {
            out.println();
            new CauseSummary(opened.run().trace(), measure.report(files, opened.run().trace().workload()), times).print(cause.value(), out);
        }
        return 0;
    }
}
