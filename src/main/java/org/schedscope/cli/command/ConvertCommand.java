package org.schedscope.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Positional;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.ReadingOptions;
import org.schedscope.io.Exports;
import org.schedscope.io.FileKind;
import org.schedscope.io.Formats;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.WorkflowFolderExport;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.LogNodes;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.output.StandardOutput;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.schedule.TraceSchedule;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.time.TickClock;
import org.schedscope.query.JobQuery;
import org.schedscope.query.WorkloadValues;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;

/** {@code convert}: from any format that is read to any that is written. */
public final class ConvertCommand extends ConsoleCommand {
    private final Positional<Path> in = Positional.of(Path.class, 0, "IN",
            "A workload, a folder or archive of workflows, a schedule or an event log.");

    private final Positional<Path> out = Positional.of(Path.class, 1, "OUT",
            "The file to write; its name decides the format, unless --to is given.");

    private final Option<String> to = Option.of(String.class, "--to", "FORMAT",
            "The format to write: workload, wfformat, swf, batsim, csv, jedule or chrome-trace. With wfformat and several jobs OUT is a"
                    + " folder, which gets a file a job and a manifest.");

    private final Option<Path> platformOut = Option.of(Path.class, "--platform-out", "FILE", "Also write the platform that IN describes.");

    private final Option<String> tick = Option.of(String.class, "--tick", "LENGTH",
            "How long a tick is, for files in seconds (default: 1s; for tables as short as their times need).");

    private final Option<String> where = Option.of(String.class, "--where", "QUERY",
            "Keep only some jobs of a workload: 'user = /maths and cores >= 4 and arrival in 0-86400'. Fields: job, user, queue, kind,"
                    + " arrival, exec, cores, tasks.");

    private final Option<String> nodes = Option.of(String.class, "--nodes", "LIST",
            "Of a log in Standard Workload Format, keep the jobs that ran on one of some nodes alone: 1238-1244,1301. The log must state"
                    + " nodes after its 18 columns, as those of the simulator Alea do; their memory is read as bytes of the job.");

    private final ReadingOptions reading = new ReadingOptions();

    private final ProgressOption progress = new ProgressOption();

    /** What there is to write. */
    private record Content(Optional<Workload> workload, Optional<Platform> platform, Optional<RawSchedule> schedule,
            List<Problem> warnings) {
    }

    private final CommandFiles noted = new CommandFiles();

    public ConvertCommand() {
        super("convert", "Writes a workload or a schedule in another format. A warning lists what the other format cannot hold.",
                "", "Example: schedscope convert run.events.ndjson run.trace.json",
                "In a pipe, - is standard input or output: xzcat log.swf.xz | schedscope convert - - --to workload");
    }

    @Override
    public List<Arguments> arguments() {
        return List.of(in, out, to, platformOut, tick, where, nodes, reading, progress);
    }

    @Override
    public Integer call() throws Exception {
        Export format = format();
        noted.willRead(List.of(in.value()));
        noted.willWrite(outputs());
        Progress line = progress.on(err());
        noted.tellOn(line);
        Content content = read(reading.with(ChoiceOptions.tickOf(tick.value())).withWatch(noted).withNodes(nodes.optional()
                .map(LogNodes::parse)));
        line.end();
        PrintWriter err = err();
        warn(content.warnings());
        try (OutputFiles files = noted.open()) {
            if (format instanceof WorkloadExport export) {
                write(export, content, files).forEach(loss -> err.println("warning: " + out.value() + ": " + loss));
            } else if (format instanceof ScheduleExport export) {
                RawSchedule schedule = content.schedule().orElseThrow(() -> new UsageException(in.value()
                        + " is a workload; a schedule of it is made by: schedscope simulate " + in.value() + " --schedule " + out.value()));
                files.write(out.value(), stream -> export.write(schedule, stream));
            }
            if (platformOut.isGiven()) {
                Platform platform = content.platform().orElseThrow(() -> new UsageException(in.value() + " describes no platform"));
                files.write(platformOut.value(), stream -> PlatformWriter.write(platform, stream));
            }
            files.commit();
        }
        return 0;
    }

    /** A folder that is there already may be written into. */
    private List<Path> outputs() {
        List<Path> outputs = new ArrayList<>();
        if (to.isAbsent() || !Files.isDirectory(out.value())) {
            outputs.add(out.value());
        }
        if (platformOut.isGiven()) {
            outputs.add(platformOut.value());
        }
        return outputs;
    }

    private List<String> write(WorkloadExport export, Content content, OutputFiles files) throws IOException {
        Workload workload = content.workload().orElseThrow(() -> new UsageException(in.value()
                + " is a schedule without a workload; it can be written as " + names(Exports.ofSchedules())));
        if (to.isGiven() && !StandardOutput.isNamed(out.value()) && WorkflowFolderExport.isWanted(export, workload)) {
            return told(WorkflowFolderExport.write(workload, out.value(), files));
        }
        Optional<Message> refusal = export.refusal(workload);
        if (refusal.isPresent()) {
            String folder = export.name().equals("wfformat") ? "; --to wfformat with a folder as OUT writes a file a job" : "";
            throw new UsageException("cannot write " + out.value() + ": " + refusal.get() + folder);
        }
        files.write(out.value(), stream -> export.write(workload, content.platform(), stream));
        return told(export.losses(workload));
    }

    private static List<String> told(List<Message> losses) {
        return losses.stream().map(Message::toString).toList();
    }

    private Export format() {
        if (to.isGiven()) {
            List<String> names = Exports.all().stream().map(Export::name).toList();
            return Exports.named(to.value()).orElseThrow(() -> new UsageException(
                    Suggestions.unknown("format", to.value(), names, "formats", "schedscope formats")));
        }
        return Exports.meantBy(out.value()).orElseThrow(() -> new UsageException("the ending of " + out.value()
                + " is not a known format; use one of "
                + Exports.all().stream().map(export -> export.endings().get(0)).collect(Collectors.joining(", ")) + " or --to"));
    }

    private static String names(List<? extends Export> exports) {
        return exports.stream().map(Export::name).collect(Collectors.joining(", "));
    }

    private IntPredicate filter(Workload workload) {
        try {
            JobQuery query = JobQuery.read(where.value(), TickClock.of(workload), WorkloadValues.FIELDS);
            WorkloadValues values = new WorkloadValues(new WorkloadIndex(workload));
            return job -> query.holds(values, job);
        } catch (ModelException wrong) {
            throw new UsageException("--where '" + where.value() + "': " + wrong.getMessage());
        }
    }

    private Content read(ReadOptions options) throws IOException {
        InputFile file = noted.input(in.value());
        if (!Files.isDirectory(in.value()) && options.columns().isEmpty()) {
            FileKind kind = FileKind.of(file, options.limits());
            if (where.isGiven() && kind != FileKind.WORKLOAD) {
                throw new UsageException("--where needs a workload; " + in.value() + " is none");
            }
            if (kind == FileKind.EVENT_LOG) {
                Trace trace = EventLogReader.read(file, options.limits()).trace();
                return new Content(Optional.of(trace.workload()), Optional.of(trace.platform()), Optional.of(TraceSchedule.of(trace)),
                        List.of());
            }
            if (kind == FileKind.SCHEDULE) {
                RawSchedule schedule = ScheduleFormats.read(file, options);
                return new Content(Optional.empty(), Optional.empty(), Optional.of(schedule), schedule.warnings());
            }
        }
        LoadedWorkload read = Formats.read(in.value(), options);
        List<Problem> unread = Files.isDirectory(in.value()) ? List.of()
                : Formats.unread(file, options).stream().map(file::problem).toList();
        LoadedWorkload loaded = reading.arriving(where.isAbsent() ? read : read.keeping(filter(read.workload())));
        return new Content(Optional.of(loaded.workload()), loaded.described(), Optional.empty(),
                Stream.concat(loaded.warnings().stream(), unread.stream()).toList());
    }
}
