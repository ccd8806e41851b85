package org.schedscope.io;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.io.batsim.BatsimJson;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.swf.SwfReader;
import org.schedscope.io.table.AccountingFormat;
import org.schedscope.io.table.ChromeTraceReader;
import org.schedscope.io.table.SlurmJson;
import org.schedscope.io.table.TableFormat;
import org.schedscope.io.workflow.CwsDagReader;
import org.schedscope.io.workflow.DaxReader;
import org.schedscope.io.workflow.DotReader;
import org.schedscope.io.workflow.StgReader;
import org.schedscope.io.workflow.WfFormat;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.text.Message;

/** All formats that workloads are read from; content decides, file names do not. */
public final class Formats {
    /** Formats of a file that holds its workload itself. */
    private static final List<WorkloadFormat> SINGLE = Stream.<List<? extends WorkloadFormat>>of(List.of(new SlurmJson(), new WfFormat(),
            new BatsimJson(), new WorkloadJson(), new SwfReader(), new DaxReader(), new StgReader(), new CwsDagReader(), new DotReader(),
            new ChromeTraceReader()), AccountingFormat.all(), TableFormat.known()).<WorkloadFormat>flatMap(List::stream).toList();
    private static final List<WorkloadFormat> ALL = Stream.concat(SINGLE.stream(), Stream.of(new Manifest(), new WorkflowArchive()))
            .toList();
    /** The last format that is tried: a table whose titles show the meanings of its columns. */
    private static final LogFormat TABLE = TableFormat.any();

    private Formats() {
    }

    public static List<WorkloadFormat> all() {
        return ALL;
    }

    /**
     * Reads one workload from one file, or from several files or a folder of workflows, where each workflow becomes a job.
     *
     * @throws InputException with everything that is wrong
     */
    public static LoadedWorkload read(List<Path> paths, ReadOptions options) throws InputException {
        if (paths.isEmpty()) {
            throw new IllegalArgumentException("there is nothing to read");
        }
        return paths.size() == 1 && !Files.isDirectory(paths.get(0))
                ? read(InputFile.of(paths.get(0)).watchedBy(options.watch()), options) : WorkflowFolder.read(paths, options);
    }

    public static LoadedWorkload read(Path path, ReadOptions options) throws InputException {
        return read(List.of(path), options);
    }

    /** Reads one workload from one file or resource. */
    public static LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        return read(RecognizedFile.of(file, options.limits()), options);
    }

    /** Reads one workload from a recognized file. */
    public static LoadedWorkload read(RecognizedFile source, ReadOptions options) throws InputException {
        if (options.columns().isEmpty() && ScheduleFormats.tellsSubmissions(source)) {
            ReadOptions timed = options.tick().isFitting() ? options.withTick(ScheduleFormats.tickOf(source, options)) : options;
            return ReplayableSchedule.read(source, timed, Optional.empty()).asLog(source.file());
        }
        WorkloadFormat format = formatOf(source, options);
        if (options.nodes().isPresent() && !(format instanceof SwfReader)) {
            throw new InputException(source.file().problem(Problem.ofFormat("nodes.format")));
        }
        return format.read(source.file(), options);
    }

    /** Parts of a file that a workload cannot hold. */
    public static List<Message> unread(RecognizedFile source, ReadOptions options) throws InputException {
        return formatOf(source, options).unread(source.file(), options);
    }

    /** The format of the log of a machine, if the file is one. */
    public static Optional<LogFormat> logFormatOf(RecognizedFile source, ReadOptions options) {
        if (options.columns().isPresent()) {
            return Optional.of(TABLE);
        }
        return source.kind() != FileKind.WORKLOAD ? Optional.empty()
                : source.workload().or(() -> isTable(source.head()) ? Optional.of(TABLE) : Optional.empty())
                        .filter(LogFormat.class::isInstance).map(LogFormat.class::cast);
    }

    /** Whether a document is a table whose titles show the meanings of its columns. */
    static boolean isTable(DocumentHead head) {
        return TABLE.recognises(head);
    }

    /** The first format that recognises a document, without tables of unknown titles. */
    static Optional<WorkloadFormat> recognising(DocumentHead head) {
        return ALL.stream().filter(format -> format.recognises(head)).findFirst();
    }

    public static WorkloadFormat formatOf(InputFile file, Limits limits) throws InputException {
        return formatOf(RecognizedFile.of(file, limits), ReadOptions.DEFAULT.withLimits(limits));
    }

    /** The format of a file that is part of a workload of several, and so cannot be one of several itself. */
    static WorkloadFormat formatOfPart(InputFile file, Limits limits) throws InputException {
        WorkloadFormat format = formatOf(file, limits);
        if (format instanceof Manifest || format instanceof WorkflowArchive) {
            throw new InputException(file.problem(format instanceof WorkflowArchive ? Problem.ofFormat("kind.part.archive")
                    : Problem.ofFormat("kind.part", Problem.formatName(format.name()))));
        }
        return format;
    }

    private static WorkloadFormat formatOf(RecognizedFile source, ReadOptions options) throws InputException {
        if (options.columns().isPresent()) {
            return TABLE;
        }
        if (source.kind() != FileKind.WORKLOAD) {
            throw new InputException(source.file().problem(UnreadFormats.reason(source, options.limits())));
        }
        // Without a decision, the reader of native workloads has the best message: what is missing, or where the JSON breaks.
        return source.workload().orElseGet(() -> isTable(source.head()) ? TABLE : new WorkloadJson());
    }
}
