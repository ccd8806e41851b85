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
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.ReadingOptions;
import org.schedscope.io.Exports;
import org.schedscope.io.FileKind;
import org.schedscope.io.Formats;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.WorkflowFolderExport;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.input.InputException;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code convert}: from any format that is read to any that is written. */
@Command(name = "convert",
        description = "Writes a workload or a schedule in another format. A warning lists what the other format cannot hold.",
        footer = {"", "Example: schedscope convert run.events.ndjson run.trace.json",
                "In a pipe, - is standard input or output: xzcat log.swf.xz | schedscope convert - - --to workload"})
public final class ConvertCommand extends ConsoleCommand {
    @Parameters(index = "0", paramLabel = "IN", description = "A workload, a folder or archive of workflows, a schedule or an event log.")
    private Path in;

    @Parameters(index = "1", paramLabel = "OUT", description = "The file to write; its name decides the format, unless --to is given.")
    private Path out;

    @Option(names = "--to", paramLabel = "FORMAT",
            description = "The format to write: workload, wfformat, swf, batsim, csv, jedule or chrome-trace. With wfformat and several"
                    + " jobs OUT is a folder, which gets a file a job and a manifest.")
    private String to;

    @Option(names = "--platform-out", paramLabel = "FILE", description = "Also write the platform that IN describes.")
    private Path platformOut;

    @Option(names = "--tick", paramLabel = "LENGTH",
            description = "How long a tick is, for files in seconds (default: 1s; for tables as short as their times need).")
    private String tick;

    @Option(names = "--where", paramLabel = "QUERY",
            description = "Keep only some jobs of a workload: 'user = /maths and cores >= 4 and arrival in 0-86400'. Fields: job, user,"
                    + " queue, kind, arrival, exec, cores, tasks.")
    private String where;

    @Option(names = "--nodes", paramLabel = "LIST",
            description = "Of a log in Standard Workload Format, keep the jobs that ran on one of some nodes alone: 1238-1244,1301. The log"
                    + " must state nodes after its 18 columns, as those of the simulator Alea do; their memory is read as bytes of the"
                    + " job.")
    private Optional<String> nodes;

    @Mixin
    private final ReadingOptions reading = new ReadingOptions();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    /** What there is to write. */
    private record Content(Optional<Workload> workload, Optional<Platform> platform, Optional<RawSchedule> schedule,
            List<Problem> warnings) {
    }

    private final CommandFiles noted = new CommandFiles();

    @Override
    public Integer call() throws Exception {
        Export format = format();
        noted.willRead(List.of(in));
        noted.willWrite(outputs());
        Progress line = progress.on(err());
        noted.tellOn(line);
        Content content = read(reading.with(ChoiceOptions.tickOf(tick)).withWatch(noted).withNodes(nodes
                .map(LogNodes::parse)));
        line.end();
        PrintWriter err = err();
        warn(content.warnings());
        try (OutputFiles files = noted.open()) {
            if (format instanceof WorkloadExport export) {
                write(export, content, files).forEach(loss -> err.println("warning: " + out + ": " + loss));
            } else if (format instanceof ScheduleExport export) {
                RawSchedule schedule = content.schedule().orElseThrow(() -> new UsageException(in
                        + " is a workload; a schedule of it is made by: schedscope simulate " + in + " --schedule " + out));
                files.write(out, stream -> export.write(schedule, stream));
            }
            if (platformOut != null) {
                Platform platform = content.platform().orElseThrow(() -> new UsageException(in + " describes no platform"));
                files.write(platformOut, stream -> PlatformWriter.write(platform, stream));
            }
            files.commit();
        }
        return 0;
    }

    /** A folder that is there already may be written into. */
    private List<Path> outputs() {
        List<Path> outputs = new ArrayList<>();
        if (to == null || !Files.isDirectory(out)) {
            outputs.add(out);
        }
        if (platformOut != null) {
            outputs.add(platformOut);
        }
        return outputs;
    }

    private List<String> write(WorkloadExport export, Content content, OutputFiles files) throws IOException {
        Workload workload = content.workload().orElseThrow(() -> new UsageException(in
                + " is a schedule without a workload; it can be written as " + names(Exports.ofSchedules())));
        if (to != null && !StandardOutput.isNamed(out) && WorkflowFolderExport.isWanted(export, workload)) {
            return told(WorkflowFolderExport.write(workload, out, files));
        }
        Optional<Message> refusal = export.refusal(workload);
        if (refusal.isPresent()) {
            String folder = export.name().equals("wfformat") ? "; --to wfformat with a folder as OUT writes a file a job" : "";
            throw new UsageException("cannot write " + out + ": " + refusal.get() + folder);
        }
        files.write(out, stream -> export.write(workload, content.platform(), stream));
        return told(export.losses(workload));
    }

    private static List<String> told(List<Message> losses) {
        return losses.stream().map(Message::toString).toList();
    }

    private Export format() {
        if (to != null) {
            List<String> names = Exports.all().stream().map(Export::name).toList();
            return Exports.named(to).orElseThrow(() -> new UsageException(
                    Suggestions.unknown("format", to, names, "formats", "schedscope formats")));
        }
        return Exports.meantBy(out).orElseThrow(() -> new UsageException("the ending of " + out
                + " is not a known format; use one of "
                + Exports.all().stream().map(export -> export.endings().get(0)).collect(Collectors.joining(", ")) + " or --to"));
    }

    private static String names(List<? extends Export> exports) {
        return exports.stream().map(Export::name).collect(Collectors.joining(", "));
    }

    private IntPredicate filter(Workload workload) {
        try {
            JobQuery query = JobQuery.read(where, TickClock.of(workload), WorkloadValues.FIELDS);
            WorkloadValues values = new WorkloadValues(new WorkloadIndex(workload));
            return job -> query.holds(values, job);
        } catch (ModelException wrong) {
            throw new UsageException("--where '" + where + "': " + wrong.getMessage());
        }
    }

    private Content read(ReadOptions options) throws IOException {
        if (Files.isDirectory(in)) {
            return workload(Formats.read(in, options), List.of());
        }
        InputFile file = noted.input(in);
        RecognizedFile source = RecognizedFile.of(file, options.limits());
        if (options.columns().isEmpty()) {
            if (where != null && source.kind() != FileKind.WORKLOAD) {
                throw new UsageException("--where needs a workload; " + in + " is none");
            }
            if (source.kind() == FileKind.EVENT_LOG) {
                Trace trace = EventLogReader.read(file, options.limits()).trace();
                return new Content(Optional.of(trace.workload()), Optional.of(trace.platform()), Optional.of(TraceSchedule.of(trace)),
                        List.of());
            }
            if (source.kind() == FileKind.SCHEDULE) {
                RawSchedule schedule = ScheduleFormats.read(source, options);
                return new Content(Optional.empty(), Optional.empty(), Optional.of(schedule), schedule.warnings());
            }
        }
        LoadedWorkload read = Formats.read(source, options);
        return workload(read, Formats.unread(source, options).stream().map(file::problem).toList());
    }

    private Content workload(LoadedWorkload read, List<Problem> unread) throws InputException {
        LoadedWorkload loaded = reading.arriving(where == null ? read : read.keeping(filter(read.workload())));
        return new Content(Optional.of(loaded.workload()), loaded.described(), Optional.empty(),
                Stream.concat(loaded.warnings().stream(), unread.stream()).toList());
    }
}
