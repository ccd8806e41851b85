package org.schedscope.io.table;

import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.io.format.Counts;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.Ran;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.format.ScheduleBuilder;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.format.Unread;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.SharedTexts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/**
 * Builds the jobs and the schedule of a log. The first submission of a job that is not omitted is tick 0, whatever the epoch; a tick is as
 * long as the options state, or as short as the times of the log need. Omitted lines are counted.
 */
final class LogBuilder {
    private static final long MILLION = 1_000_000;
    private static final int WORDS_NAMED = 3;

    private final InputFile file;
    private final ReadOptions options;
    private final ProblemList problems;
    private final SharedTexts shared = new SharedTexts();
    /** All added lines; later only those of jobs that ran. */
    private final List<LogRow> rows = new ArrayList<>();
    private final Counts leftOut = new Counts();
    private final Counts moved = new Counts("log.early", "log.late");
    private final Unread unread = new Unread();
    private final List<Message> notes = new ArrayList<>();
    private OptionalInt machine = OptionalInt.empty();
    private boolean starts = true;
    private boolean ends = true;
    /** Unknown words for states, and the number of lines with them. */
    private final Set<String> words = new LinkedHashSet<>();
    private long unknownStates;
    private long read;
    private long begun;
    private long latest = TimeText.UNKNOWN;

    LogBuilder(InputFile file, ReadOptions options, ProblemList problems) {
        this.file = file;
        this.options = options;
        this.problems = problems;
    }

    /** The shared instance of a text. */
    String share(String text) {
        return shared.share(text);
    }

    /** Counts a line that is not a job, by the key of the reason. */
    void leaveOut(String why) {
        read++;
        leftOut.add(why);
    }

    /**
     * Sets whether the log states when jobs started, and when they ended; true by default, so that a job without such a time has not
     * started, or not ended.
     */
    void states(boolean whenStarted, boolean whenEnded) {
        starts = whenStarted;
        ends = whenEnded;
    }

    /** Adds a remark, once. */
    void note(Message note) {
        if (!notes.contains(note)) {
            notes.add(note);
        }
    }

    /** Counts the value of a field that a workload cannot represent, unless it is absent. */
    void unread(String field, boolean evenIfAlike, String text) {
        if (!TimeText.isAbsent(text)) {
            unread.field(field, evenIfAlike).count(text.hashCode());
        }
    }

    /** Sets the number of cores of the machine. */
    void machine(int cores) {
        machine = OptionalInt.of(cores);
    }

    /** Sets the origin of the times, in seconds since 1970; 0 if they are absolute. */
    void begun(long seconds) {
        begun = seconds * MILLION;
    }

    /** Adds a line of a job, whether it ran or not. */
    void add(LogRow row) throws InputException {
        if (read >= options.limits().tasks()) {
            throw problems.fatal(new Problem(file.name(), row.line, 1, "", Problem.ofFormat("many.jobs", options.limits().tasks())));
        }
        read++;
        rows.add(row);
        if (!row.word.isEmpty()) {
            unknownStates++;
            words.add(row.word);
        }
    }

    /** Removes the lines of jobs that did not run. */
    private void judge() {
        boolean dates = rows.stream().filter(LogRow::hasDates).count() * 2 > rows.stream().filter(LogRow::hasTimes).count();
        boolean arrivals = rows.stream().anyMatch(row -> LogRow.known(row.arrival));
        rows.removeIf(row -> {
            if (dates) {
                row.forgetEpoch();
            }
            boolean arrives = LogRow.known(row.arrival) || LogRow.known(row.wait);
            Ran ran = row.complete(starts, ends);
            latest = Math.max(latest, row.latest());
            if (ran != Ran.YES && !(options.open() && row.open(ran))) {
                leftOut.add(options.open() && row.cores <= 0 && (ran == Ran.WAITS || ran == Ran.GOES_ON) ? Ran.NO_CORES.why() : ran.why());
                return true;
            }
            if (arrivals && !arrives) {
                moved.add("log.late");
            }
            if (LogRow.known(row.start) && row.start < row.arrival) {
                moved.add("log.early");
                row.arrival = row.start;
            }
            return false;
        });
        if (options.open() && rows.stream().anyMatch(row -> LogRow.known(row.start))) {
            leaveOutUndated();
        }
        giveLimits();
    }

    /** Omits jobs that ran at an unknown time; they would be taken for waiting ones. */
    private void leaveOutUndated() {
        rows.removeIf(row -> {
            boolean undated = !row.open && !LogRow.known(row.start);
            if (undated) {
                leftOut.add("log.out.start");
            }
            return undated;
        });
    }

    /** Sets the duration of running and waiting jobs to their limit or, without one, to the longest of the log. */
    private void giveLimits() {
        long longest = rows.stream().mapToLong(row -> Math.max(row.exec, row.estimate)).max().orElse(0);
        long guessed = 0;
        for (LogRow row : rows) {
            if (row.open && row.estimate <= 0) {
                row.estimate = Math.max(MILLION, longest);
                row.exec = row.estimate;
                guessed++;
            }
        }
        if (guessed > 0) {
            note(Problem.ofFormat("log.open.limit", guessed, TimeText.seconds(Math.max(MILLION, longest))));
        }
    }

    RecordedLog build(String format) throws InputException {
        problems.throwIfAny();
        judge();
        if (rows.isEmpty()) {
            throw new InputException(file.problem(read == 0 ? Problem.ofFormat("log.none")
                    : Problem.ofFormat("log.none.ran", read, leftOut.list())));
        }
        long first = rows.stream().mapToLong(row -> row.arrival).min().orElseThrow();
        TickLength needed = TickLength.ofDecimals(decimals(first));
        TickLength tick = options.tick().isFitting() ? needed : options.tick();
        LogJobNames names = new LogJobNames(rows);
        List<Job> jobs = jobs(names, new LogTicks(tick, first));
        int[] lines = names.jobs().stream().mapToInt(job -> job.get(0).line).toArray();
        Optional<RawSchedule> schedule = schedule(format, names, jobs, new LogTicks(tick, first));
        Optional<Platform> platform = platform(schedule);
        Optional<TableReleases> periodic = releases(jobs);
        List<Problem> warnings = warnings(names, first, tick, needed, platform).map(file::problem).toList();
        Workload workload = new Workload(file.stem(), tick.unitName(), start(first), Optional.empty(),
                periodic.isPresent() ? periodic.get().horizon() : OptionalLong.empty(),
                periodic.map(TableReleases::jobs).orElseGet(() -> Jobs.of(jobs)));
        JobPlaces places = JobPlaces.atLines(file, periodic.map(all -> all.byJob(lines)).orElse(lines));
        return new RecordedLog(new LoadedWorkload(workload, platform, warnings, places, true,
                schedule.isPresent()), schedule,
                options.open() ? OptionalLong.of(new LogTicks(tick, first).at(latest)) : OptionalLong.empty());
    }

    /** Time of the first submission, if the log has dates. */
    private Optional<ZonedDateTime> start(long first) {
        long micros = SizeGuard.saturatingSum(begun, first);
        return micros < LogRow.DATES ? Optional.empty() : Optional.of(TimeText.instant(micros).atZone(ZoneOffset.UTC));
    }

    private List<Job> jobs(LogJobNames names, LogTicks ticks) throws InputException {
        SizeGuard totals = new SizeGuard(options.limits());
        List<Job> jobs = new ArrayList<>(names.jobs().size());
        for (int i = 0; i < names.jobs().size(); i++) {
            int line = names.jobs().get(i).get(0).line;
            try {
                jobs.add(names.job(i, ticks));
            } catch (ModelException e) {
                throw problems.fatal(new Problem(file.name(), line, 1, "", e.told()));
            }
            Message tooMuch = totals.addCounting(jobs.get(i));
            if (tooMuch != null) {
                throw problems.fatal(new Problem(file.name(), line, 1, "", tooMuch));
            }
        }
        return jobs;
    }

    /** All releases, if some jobs are periodic. */
    private Optional<TableReleases> releases(List<Job> jobs) throws InputException {
        if (jobs.stream().noneMatch(job -> job.scheduling().isPeriodic())) {
            return Optional.empty();
        }
        try {
            TableReleases releases = new TableReleases(jobs, options.limits());
            releases.note().ifPresent(this::note);
            return Optional.of(releases);
        } catch (ModelException e) {
            throw problems.fatal(file.problem(e.told()));
        }
    }

    private Optional<RawSchedule> schedule(String format, LogJobNames names, List<Job> jobs, LogTicks ticks) throws InputException {
        if (rows.stream().noneMatch(row -> LogRow.known(row.start))) {
            return Optional.empty();
        }
        ScheduleBuilder schedule = new ScheduleBuilder(file, options.withTick(ticks.length()), problems);
        for (int i = 0; i < jobs.size(); i++) {
            List<LogRow> job = names.jobs().get(i);
            for (int task = 0; task < job.size(); task++) {
                LogRow row = job.get(task);
                if (LogRow.known(row.start)) {
                    String cluster = row.cluster.isEmpty() ? RecordedLog.CLUSTER : row.cluster;
                    schedule.add(new Piece(jobs.get(i).id(), jobs.get(i).tasks().get(task).id(), cluster, ticks.at(row.start),
                            ticks.finish(row), (int) row.cores, List.of(), row.line));
                }
            }
        }
        return Optional.of(schedule.build(format, ticks.length().unitName()));
    }

    /**
     * The machine described by the log, else one with the maximum of cores that were in use at the same time, or that a waiting job
     * requests.
     */
    private Optional<Platform> platform(Optional<RawSchedule> schedule) {
        if (machine.isPresent()) {
            return Optional.of(Platform.of(file.stem(), Cluster.of(RecordedLog.CLUSTER, machine.getAsInt())));
        }
        return schedule.map(RawSchedule::mostAtOnce).map(most -> Platform.of(file.stem(), schedule.get().clusters().stream()
                .map(note -> Cluster.of(note.id(), Math.max(most.get(note.id()), mostAskedOf(note.id())))).toArray(Cluster[]::new)));
    }

    /** Cores of the widest job that waits for a cluster, or for any. */
    private int mostAskedOf(String cluster) {
        return rows.stream().filter(row -> row.open && !LogRow.known(row.start) && (row.cluster.isEmpty() || row.cluster.equals(cluster)))
                .mapToInt(row -> (int) row.cores).max().orElse(0);
    }

    private List<Message> assumed(Optional<Platform> platform) {
        if (machine.isPresent()) {
            return List.of();
        }
        return List.of(platform.isEmpty() ? Problem.ofFormat("log.machine.unknown")
                : Problem.ofFormat(options.open() ? "log.machine.open" : "log.machine", platform.get().totalCores()));
    }

    private Stream<Message> warnings(LogJobNames names, long first, TickLength tick, TickLength needed, Optional<Platform> platform) {
        List<Message> warnings = new ArrayList<>(leftOut.warnings("log.out", read));
        long limited = rows.stream().filter(row -> !row.open && row.estimate > 0).count();
        long past = rows.stream().filter(row -> !row.open && row.estimate > 0 && row.exec > row.estimate).count();
        if (past > 0) {
            warnings.add(Problem.ofFormat("log.limits", past, limited));
        }
        long zero = rows.stream().filter(row -> row.exec == 0).count();
        if (zero > 0) {
            warnings.add(Problem.ofFormat("log.zero", zero));
        }
        if (tick.seconds().compareTo(needed.seconds()) > 0) {
            warnings.add(Problem.ofFormat("log.tick.coarse", tick.text(), new LogTicks(tick, first).addedPercent(rows), needed.text()));
        } else if (options.tick().isFitting() && !tick.equals(TickLength.SECOND)) {
            warnings.add(Problem.ofFormat("log.tick", tick.text()));
        }
        warnings.addAll(moved.each());
        if (unknownStates > 0) {
            warnings.add(Problem.ofFormat("log.states", unknownStates, words.stream().limit(WORDS_NAMED).map(SafeText::quoted)
                    .collect(Collectors.joining(", "))));
        }
        warnings.addAll(names.warnings());
        warnings.addAll(notes);
        warnings.addAll(unread.warnings());
        warnings.addAll(assumed(platform));
        // Not a loss, and so the last of the warnings.
        if (begun + first >= LogRow.DATES) {
            warnings.add(Problem.ofFormat("log.origin", TimeText.date(first >= LogRow.DATES ? first : begun + first)));
        } else if (first != 0) {
            warnings.add(Problem.ofFormat("log.origin.seconds", TimeText.seconds(first)));
        }
        return warnings.stream();
    }

    /** Decimals of seconds that the times need, relative to the first submission. */
    private int decimals(long first) {
        long all = 0;
        int decimals = 0;
        for (LogRow row : rows) {
            decimals = Math.max(decimals, decimalsOf(row.arrival - first));
            decimals = Math.max(decimals, decimalsOf(row.exec));
            decimals = Math.max(decimals, Math.max(row.figures.period() > 0 ? decimalsOf(row.figures.period()) : 0,
                    row.figures.deadline() > 0 ? decimalsOf(row.figures.deadline()) : 0));
            decimals = LogRow.known(row.start) ? Math.max(decimals, decimalsOf(row.start - first)) : decimals;
            all = SizeGuard.saturatingSum(all, SizeGuard.saturatingSum(row.exec, row.arrival - first) / MILLION);
        }
        // Not more than leave room for the length of the log.
        while (decimals > 0 && all >= Limits.LARGEST_TOTAL / (long) Math.pow(10, decimals)) {
            decimals--;
        }
        return decimals;
    }

    private static int decimalsOf(long micros) {
        int decimals = 6;
        long rest = micros;
        while (decimals > 0 && rest % 10 == 0) {
            rest /= 10;
            decimals--;
        }
        return decimals;
    }
}
