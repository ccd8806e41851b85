package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code measure}: the metrics of a schedule made elsewhere, or of an event log. */
@Command(name = "measure",
        description = "Prints the metrics of a schedule that was made elsewhere, or of an event log, and draws it.",
        footer = {"", "Example: schedscope measure montage.json --schedule s.csv --platform grid.platform.json --render pictures"})
public final class MeasureCommand extends ConsoleCommand {
    @Mixin
    private final ScheduleOptions schedule = new ScheduleOptions();

    @Mixin
    private final FigureOptions figures = new FigureOptions();

    @Option(names = "--events", paramLabel = "FILE",
            description = "Write the schedule as an event log, which holds workload and platform too; gzipped if the name ends with .gz.")
    private Path events;

    @Option(names = "--cause", paramLabel = "USER@TICK",
            description = "List, per user, the jobs that held the cores while the jobs of this user that are late at this tick waited.")
    private String cause;

    @Option(names = "--every", paramLabel = "TIME",
            description = "Also print throughput and utilisation, of all clusters and of each, of every interval of so many ticks, or of"
                    + " every hour, day or week.")
    private String every;

    @Option(names = "--by", paramLabel = "WHAT", converter = MeasureCommand.GroupReader.class,
            description = "Also print throughput, SLR, waiting times and usage by cluster, user, group (or account: what is above the user"
                    + " in a path such as /maths/ada), kind or queue.")
    private GroupMeasures.By by;

    @Option(names = "--where", paramLabel = "QUERY",
            description = "Also print the jobs of which something holds, those that waited longest first, such as 'wait > 9h and user ="
                    + " /u218' or 'slr > 5 or not state = finished'; with task.wait or task.kind, the tasks.")
    private Optional<String> where;

    @Option(names = "--between", paramLabel = "FROM:TO",
            description = "Print what happened between two ticks or times, such as 0:3600 or 'week 10:+1d': jobs, waiting times, usage, and"
                    + " the users that held the cores; with --by, of groups.")
    private String between;

    @Mixin
    private final MeasureOptions measure = new MeasureOptions();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    private final CommandFiles files = new CommandFiles();

    private static final class GroupReader implements ITypeConverter<GroupMeasures.By> {
        @Override
        public GroupMeasures.By convert(String what) {
            List<String> known = List.of("cluster", "user", "group", "account", "kind", "queue");
            String asked = what.toLowerCase(Locale.ROOT);
            if (!known.contains(asked)) {
                throw new TypeConversionException(Suggestions.unknown("grouping", what, known, "groupings", String.join(", ", known)));
            }
            return GroupMeasures.By.valueOf(asked.equals("account") ? "GROUP" : asked.toUpperCase(Locale.ROOT));
        }
    }

    @Override
    public Integer call() throws Exception {
        measure.check(schedule.inputs(), files, figures.metrics().orElse(null), figures.bounds().orElse(null), events);
        PrintWriter out = out(files);
        List<Problem> warnings = new ArrayList<>();
        Progress line = progress.on(err());
        files.tellOn(line);
        ReplayableSchedule opened = schedule.open(warnings, files);
        line.end();
        warn(warnings);
        TickClock clock = TickClock.of(opened.run().trace().workload());
        Optional<WhereSummary> jobs = where.map(text -> new WhereSummary(text, clock));
        MeasureJob job = new MeasureJob(opened, measure, files);
        MeasureJob.Measured measured = job.run(figures.metrics(), figures.bounds(), Optional.ofNullable(events));
        schedule.print(opened, out);
        out.println();
        PrintedTimes times = measure.times(opened.run().trace().workload());
        RunSummary.metrics(measured.report(), Optional.empty(), measured.bounds(), times, out);
        if (every != null) {
            out.println();
            IntervalSummary.print(opened.run().trace(), every, times, out);
        }
        if (by != null) {
            out.println();
            GroupSummary.print(opened.run().trace(), by, Optional.ofNullable(between), times, out);
        } else if (between != null) {
            out.println();
            new PartSummary(opened.run().trace(), measure.report(files, opened.run().trace().workload()), times)
                    .print(between, out);
        }
        if (where.isPresent()) {
            out.println();
            jobs.get().print(opened.run().trace(), times, out);
        }
        if (cause != null) {
            out.println();
            new CauseSummary(opened.run().trace(), measure.report(files, opened.run().trace().workload()), times).print(cause, out);
        }
        return 0;
    }
}
