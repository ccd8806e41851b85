package org.schedscope.io;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.schedscope.event.Rules;
import org.schedscope.event.RunChoices;
import org.schedscope.event.RunInfo;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.io.log.RecordedRun;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.trace.foreign.ScheduleReplay;

/**
 * A schedule of another program, or the log of a run, as a recorded run, which views and metrics show like a run of this program.
 *
 * @param run its content; without a log, policy and scheduler are the file's name and format
 * @param platform the platform of the trace, with its origin
 * @param coresKnown whether the file names the cores that tasks held; otherwise they got the lowest free ones
 * @param rounded whether its times are seconds with decimals, so that two may be off by a tick
 * @param lines of tasks in the file
 * @param warnings of values that were rounded or left out
 * @param now the latest tick in the file, if that may be after its last event
 * @param ownWorkload whether it was read without a workload beside it
 * @param file absent if it was built by hand
 * @param followed the log that is still being written, if it is one; {@code run} is its beginning
 */
public record ReplayableSchedule(RecordedRun run, PlatformChoice platform, boolean coresKnown, boolean rounded, Lines lines,
        List<Problem> warnings, OptionalLong now, boolean ownWorkload, Optional<Path> file, Optional<FollowedLog> followed) {
    /** Lines of tasks in a file that has a line per piece. */
    public static final class Lines {
        /** Lines of a schedule whose file is not at hand. */
        public static final Lines NONE = new Lines(new int[0]);

        private final int[] ofTask;

        private Lines(int[] ofTask) {
            this.ofTask = ofTask;
        }

        /** Line of the first piece of a task, from 1. */
        public OptionalInt of(int task) {
            return task >= ofTask.length || ofTask[task] == 0 ? OptionalInt.empty() : OptionalInt.of(ofTask[task]);
        }
    }

    public ReplayableSchedule {
        warnings = List.copyOf(warnings);
    }

    /** A schedule whose file is not at hand. */
    public ReplayableSchedule(RecordedRun run, PlatformChoice platform, boolean coresKnown, boolean rounded, boolean ownWorkload,
            Optional<Path> file) {
        this(run, platform, coresKnown, rounded, Lines.NONE, List.of(), OptionalLong.empty(), ownWorkload, file, Optional.empty());
    }

    /** A schedule built by hand for a workload. */
    public static ReplayableSchedule byHand(RecordedRun run, PlatformChoice platform) {
        return new ReplayableSchedule(run, platform, true, false, false, Optional.empty());
    }

    /**
     * Opens a schedule without its workload: workload and platform are those of the log, or are inferred from the schedule's rows.
     *
     * @throws InputException with everything that is wrong with the file
     */
    public static ReplayableSchedule read(InputFile file, ReadOptions options) throws InputException {
        return read(file, options, Optional.empty());
    }

    /**
     * Opens a schedule without its workload, on a platform.
     *
     * @param given the platform; absent: the one that the file describes or shows. A log of ours takes no other than its own.
     * @throws InputException with everything that is wrong with the file
     */
    public static ReplayableSchedule read(InputFile file, ReadOptions options, Optional<GivenPlatform> given) throws InputException {
        return read(RecognizedFile.of(file, options.limits()), options, given);
    }

    /** Opens a schedule from a recognized file. */
    public static ReplayableSchedule read(RecognizedFile source, ReadOptions options, Optional<GivenPlatform> given)
            throws InputException {
        InputFile file = source.file();
        if (source.kind() == FileKind.EVENT_LOG) {
            if (given.isPresent()) {
                throw new InputException(file.problem(Problem.ofFormat("log.alone")));
            }
            return ofLog(file, options);
        }
        Optional<LogFormat> log = Formats.logFormatOf(source, options);
        if (log.isPresent()) {
            return ofMachine(file, options, log.get(), given);
        }
        RawSchedule read = ScheduleFormats.read(source, options);
        RawSchedule schedule = read.isInUnixTime() ? read.fromZero(file) : read;
        Workload workload = InferredWorkload.of(schedule);
        PlatformChoice told = given.isPresent() ? PlatformChoice.of(LoadedWorkload.made(workload), file, given, options.limits())
                : new PlatformChoice(InferredPlatform.of(schedule, Optional.empty()), PlatformOrigin.SCHEDULE);
        return match(file, schedule, told, workload, schedule.warnings(), OptionalLong.empty(), true);
    }

    /**
     * Opens a schedule of a workload.
     *
     * @param workload that the schedule is of
     * @param choice platform of the workload; a default one that does not fit is replaced by one inferred from the schedule
     * @throws InputException with everything that is wrong with the file, or does not fit workload and platform
     */
    public static ReplayableSchedule read(InputFile file, ReadOptions options, Workload workload, PlatformChoice choice)
            throws InputException {
        return read(RecognizedFile.of(file, options.limits()), options, workload, choice);
    }

    /** Opens a schedule of a workload from a recognized file. */
    public static ReplayableSchedule read(RecognizedFile source, ReadOptions options, Workload workload, PlatformChoice choice)
            throws InputException {
        InputFile file = source.file();
        if (source.kind() == FileKind.EVENT_LOG) {
            throw new InputException(file.problem(Problem.ofFormat("log.alone")));
        }
        Optional<LogFormat> format = Formats.logFormatOf(source, options);
        Optional<RecordedLog> log = format.isPresent() ? Optional.of(format.get().readLog(file, options)) : Optional.empty();
        RawSchedule told = log.isPresent() ? log.get().starts(file) : ScheduleFormats.read(source, options);
        PlatformChoice used = !choice.isDefault() || InferredPlatform.fits(told, choice.platform()) ? choice
                : new PlatformChoice(InferredPlatform.of(told, Optional.of(workload)), PlatformOrigin.SCHEDULE);
        RawSchedule read = log.isEmpty() ? told : log.get().ofJobs(workload, used.platform(), file)
                .orElseThrow(() -> new InputException(file.problem(Problem.ofFormat("log.other", SafeText.quoted(workload.name())))));
        // Only submissions define the workload's zero: the first start may be later than it.
        boolean moved = read.tellsSubmissions() && read.isInUnixTime() && workload.jobs().stream().anyMatch(job -> job.arrival() == 0);
        RawSchedule schedule = moved ? read.fromZero(file) : read;
        return match(file, schedule, used, workload, schedule.warnings(), OptionalLong.empty(), false);
    }

    /** The schedule of a machine, for those jobs of its log that the machine can hold. */
    private static ReplayableSchedule ofMachine(InputFile file, ReadOptions options, LogFormat format, Optional<GivenPlatform> given)
            throws InputException {
        RecordedLog log = format.readLog(file, options);
        PlatformChoice told = PlatformChoice.of(log.loaded(), file, given, options.limits());
        PlatformChoice choice = told.isDefault() && log.schedule().isPresent()
                ? new PlatformChoice(InferredPlatform.of(log.schedule().get(), Optional.empty()), PlatformOrigin.SCHEDULE) : told;
        PlatformChoice used = new PlatformChoice(choice.platform().withoutMemory(), choice.origin());
        LoadedWorkload fitting = log.loaded().on(given).fitting(used.platform());
        RawSchedule schedule = log.ofJobs(fitting.workload(), used.platform(), file)
                .orElseThrow(() -> new InputException(file.problem(Problem.ofFormat("log.unrecorded.fitting"))));
        List<Problem> all = new ArrayList<>(fitting.warnings());
        all.addAll(schedule.warnings());
        return match(file, schedule, used, fitting.workload(), all, log.now(), true);
    }

    /** The beginning of a log that is still being written; its first line is there. */
    public static ReplayableSchedule following(FollowedLog log) {
        Problem rules = Problem.of(log.name(), Problem.ofFormat("rules.log", log.kept().info().rules(), Rules.VERSION));
        return ofLog(log.kept(), log.hasOtherRules() ? List.of(rules) : List.of(), Optional.of(Path.of(log.name().replace(':', '-'))),
                Optional.of(log));
    }

    /** This schedule as it is written so far, which is no longer followed. */
    public ReplayableSchedule kept() {
        return followed.map(log -> ofLog(log.kept(), warnings, file, Optional.empty())).orElse(this);
    }

    /** The recording as far as it is written. */
    public Trace trace() {
        return followed.map(FollowedLog::trace).orElseGet(run::trace);
    }

    public boolean isByHand() {
        return file.isEmpty();
    }

    /** The workload, as if it had been read on its own from the schedule's file. */
    public LoadedWorkload asWorkload(InputFile file) {
        Workload workload = run.trace().workload();
        JobPlaces places = JobPlaces.inOneFile(file, "", Limits.DEFAULT);
        return new LoadedWorkload(workload, Optional.of(run.trace().platform()), warnings, places);
    }

    /** The workload of a schedule with submissions, as if it had been read from the log of a machine. */
    LoadedWorkload asLog(InputFile file) {
        LoadedWorkload loaded = asWorkload(file);
        return new LoadedWorkload(loaded.workload(), loaded.described(), warnings, loaded.places(), true, true);
    }

    /** Whether this is an event log, which has more than times and places of tasks. */
    public boolean isLog() {
        return platform.origin().equals(PlatformOrigin.LOG);
    }

    /** Name of the kind of file, for users. */
    public String format() {
        return isLog() ? "event log" : run.info().choices().scheduler();
    }

    private static ReplayableSchedule ofLog(InputFile file, ReadOptions options) throws InputException {
        RecordedRun run = EventLogReader.read(file, options.limits());
        int rules = run.info().rules();
        return ofLog(run, rules == Rules.VERSION ? List.of() : List.of(file.problem(Problem.ofFormat("rules.log", rules, Rules.VERSION))),
                file.path(), Optional.empty());
    }

    private static ReplayableSchedule ofLog(RecordedRun run, List<Problem> warnings, Optional<Path> file, Optional<FollowedLog> followed) {
        return new ReplayableSchedule(run, new PlatformChoice(run.trace().platform(), PlatformOrigin.LOG), true, false, Lines.NONE,
                warnings, OptionalLong.empty(), true, file, followed);
    }

    private static ReplayableSchedule match(InputFile file, RawSchedule schedule, PlatformChoice choice, Workload workload,
            List<Problem> warnings, OptionalLong now, boolean ownWorkload) throws InputException {
        WorkloadIndex index = new WorkloadIndex(workload);
        Platform platform = choice.platform();
        RunInfo info = new RunInfo(workload.name(), platform.name(),
                new RunChoices(schedule.name(), schedule.format(), 0, new TreeMap<>()));
        boolean coresKnown = schedule.pieces().stream().noneMatch(piece -> piece.which().isEmpty());
        try {
            ScheduleMatch match = new ScheduleMatch(file, schedule, index, platform);
            RecordedRun run = new RecordedRun(info, ScheduleReplay.trace(index, platform, match.pieces()));
            return new ReplayableSchedule(run, choice, coresKnown, schedule.decimals() > 0, new Lines(match.lineOfTask()), warnings, now,
                    ownWorkload, file.path(), Optional.empty());
        } catch (ModelException | ArithmeticException e) {
            throw new InputException(file.problem(Problem.why(e)));
        }
    }
}
