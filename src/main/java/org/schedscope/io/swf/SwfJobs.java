package org.schedscope.io.swf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.IntFunction;
import org.schedscope.io.format.Counts;
import org.schedscope.io.format.LogState;
import org.schedscope.io.format.Ran;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.ScheduleBuilder;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.format.Unread;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.LogNodes;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;
import org.schedscope.text.NameColumn;
import org.schedscope.text.UniqueNumbers;

/** The jobs of a log while they are read, and the omissions. Arrivals count from the earliest submission of a job that is not omitted. */
final class SwfJobs {
    private static final int ID = 0;
    private static final int SUBMIT = 1;
    private static final int WAIT = 2;
    private static final int RUN = 3;
    private static final int CORES_USED = 4;
    private static final int MEMORY_USED = 6;
    private static final int CORES_ASKED = 7;
    private static final int TIME_ASKED = 8;
    private static final int MEMORY_ASKED = 9;
    private static final int STATUS = 10;
    private static final int USER = 11;
    private static final int QUEUE = 14;
    private static final int PARTITION = 15;
    private static final int PRECEDING = 16;
    private static final int THINK_TIME = 17;
    private static final String TASK_ID = "1";
    private static final long MILLION = 1_000_000;
    /** Status of a part of a run that goes on, and of the last one, in the unit of {@link SwfLine}. */
    private static final long FIRST_PART = 2 * MILLION;
    private static final long LAST_PART = 4 * MILLION;
    /** Status of cancelled jobs, before they started or later, in the unit of {@link SwfLine}. */
    private static final long CANCELLED = 5 * MILLION;
    /** Approximate length of a usual line, from which the initial capacity is computed. */
    private static final int BYTES_A_JOB = 56;

    private final InputFile file;
    private final Limits limits;
    private final boolean strict;
    /** The only nodes whose jobs are kept; empty if all are. */
    private final Optional<LogNodes> nodes;
    private final ReadOptions.LogMemory stated;
    private final Ratio ticksPerMicrosecond;
    private final ProblemList problems;
    /** Jobs that are kept, arriving in microseconds until the earliest submission is known. */
    private final Jobs.Builder jobs;
    private final UniqueNumbers numbers = new UniqueNumbers();
    /** Ids given to jobs whose number had come before. */
    private final List<String> renamed = new ArrayList<>();
    private final NumberedNames users;
    private final NumberedNames queues;
    private int[] lines;
    /** Microseconds of the starts of jobs, negative where the log does not have them; empty if they are not kept. */
    private long[] started;
    private boolean tellsStarts;
    private long first = Long.MAX_VALUE;
    private long read;
    private final Counts leftOut = new Counts();
    /** The problem of the current line; null if there is none. */
    private Problem wrong;
    private String why = "";
    /** Numbers of jobs that have a line for their whole run, beside those of its parts. */
    private final Set<Long> summarised;
    /** Numbers of jobs with no lines yet but those of parts. */
    private final Set<Long> lonely = new HashSet<>();
    private long elsewhere;
    private final Counts told = new Counts("swf.parts", "log.zero");
    private long limited;
    private long past;
    private final Unread unread = new Unread();
    private final Unread.Field partitions = unread.field("partition", false);
    private final Unread.Field preceding = unread.field("preceding job", true);
    private final Unread.Field thinkTimes = unread.field("think time", true);

    /**
     * Begins with no job.
     *
     * @param keepStarts whether {@link #addPieces} will be called
     * @param summarised {@link #summarised} of an earlier reading
     */
    SwfJobs(InputFile file, ReadOptions options, boolean keepStarts, Set<Long> summarised) {
        this.file = file;
        this.summarised = new HashSet<>(summarised);
        strict = options.strict();
        this.limits = options.limits();
        this.nodes = options.nodes();
        // Logs with nodes have bytes.
        this.stated = options.memory()
                .orElse(nodes.isPresent() ? ReadOptions.LogMemory.BYTES_OF_A_JOB : ReadOptions.LogMemory.KB_OF_A_CORE);
        this.ticksPerMicrosecond = Ratio.ONE.dividedBy(options.tick().seconds()).dividedBy(Ratio.of(MILLION));
        this.problems = new ProblemList(file);
        int expected = (int) Math.min(options.limits().tasks(), file.size() / BYTES_A_JOB);
        jobs = new Jobs.Builder(expected);
        users = new NumberedNames(number -> jobs.user("/u" + number));
        queues = new NumberedNames(number -> jobs.queue(Long.toString(number)));
        lines = new int[Math.max(16, expected)];
        started = new long[keepStarts ? lines.length : 0];
    }

    boolean isEmpty() {
        return read == 0;
    }

    /** Reads a line with a job; a malformed one is omitted, or refused if the options are strict. */
    void read(SwfLine line) throws InputException {
        if (++read > limits.tasks()) {
            throw problems.fatal(problem(line, 0, limits.tooManyTasks(Problem.ofFormat("many.jobs", limits.tasks()))));
        }
        wrong = null;
        if (line.columns() < SwfReader.COLUMNS) {
            wrong("log.out.fields", line, 0, Problem.ofFormat("swf.columns", SwfReader.COLUMNS, line.columns()));
        } else if (nodes.isPresent() && !SwfNodes.ranOnOne(line, nodes.get())) {
            elsewhere++;
            leftOut.add("swf.elsewhere");
        } else {
            readColumns(line);
        }
        if (wrong != null && strict) {
            throw problems.fatal(wrong);
        } else if (wrong != null) {
            leftOut.add(why, wrong);
        }
    }

    private void readColumns(SwfLine line) {
        long run = time(line, RUN);
        long submit = time(line, SUBMIT);
        long cores = cores(line);
        if (wrong != null || !ran(line, run, cores, submit)) {
            return;
        }
        long wait = time(line, WAIT);
        long limit = time(line, TIME_ASKED);
        long memory = memory(line, (int) cores);
        long user = count(line, USER, Integer.MAX_VALUE);
        long queue = count(line, QUEUE, Integer.MAX_VALUE);
        long id = count(line, ID, Limits.LARGEST_TOTAL / MILLION);
        if (wrong == null && !isPart(line, id)) {
            note(line, submit, wait);
            if (run == 0) {
                told.add("log.zero");
            }
            countIfStated(line, PARTITION, partitions);
            countIfStated(line, PRECEDING, preceding);
            countIfStated(line, THINK_TIME, thinkTimes);
            jobs.job(id, nameOfCopy(id), user < 0 ? jobs.user(Job.ROOT_USER) : users.of(user),
                    queue < 0 ? NameColumn.NONE : queues.of(queue), submit);
            jobs.task(TASK_ID, Math.max(1, ticks(run)), (int) cores, memory, limit > 0 ? ticks(limit) : 0);
        }
    }

    /** The id of a job whose number has come before, {@code 7-2} or {@code 7-3}; empty for the first. */
    private String nameOfCopy(long number) {
        int copy = numbers.add(number);
        if (copy == 1) {
            return "";
        }
        renamed.add(number + "-" + copy);
        return renamed.get(renamed.size() - 1);
    }

    /** The standard has no ends, and waits that are not known are no sign that a job never started. */
    private boolean ran(SwfLine line, long run, long cores, long submit) {
        LogState state = run == 0 && line.millionths(STATUS) == CANCELLED ? LogState.CANCELLED : LogState.UNKNOWN;
        Ran ran = Ran.of(state, true, true, run < 0 ? Ran.UNKNOWN : run, cores, submit >= 0);
        if (ran != Ran.YES) {
            leftOut.add(ran.why());
        }
        return ran == Ran.YES;
    }

    /** Whether the line is a part of a run that another line has as a whole, and then counts it. */
    private boolean isPart(SwfLine line, long id) {
        long status = line.millionths(STATUS);
        if (status < FIRST_PART || status > LAST_PART) {
            if (!lonely.isEmpty() && lonely.contains(id)) {
                summarised.add(id);
            }
            return false;
        }
        if (summarised.contains(id) || !lonely.contains(id) && numbers.has(id)) {
            leftOut.add("swf.part");
            return true;
        }
        lonely.add(id);
        told.add("swf.parts");
        return false;
    }

    /** Jobs whose parts came before the line of the whole, and were taken for jobs: to be read again with these. */
    Set<Long> summarised() {
        return summarised;
    }

    private static void countIfStated(SwfLine line, int column, Unread.Field field) {
        if (line.isPositive(column)) {
            field.count(line.millionths(column));
        }
    }

    private long cores(SwfLine line) {
        long asked = count(line, CORES_ASKED, Integer.MAX_VALUE);
        return asked > 0 ? asked : count(line, CORES_USED, Integer.MAX_VALUE);
    }

    /** Memory in kB of all processors. */
    private long memory(SwfLine line, int cores) {
        long memory = count(line, MEMORY_ASKED, Limits.LARGEST_TOTAL);
        if (memory <= 0) {
            memory = Math.max(0, count(line, MEMORY_USED, Limits.LARGEST_TOTAL));
        }
        long all = switch (stated) {
            case KB_OF_A_CORE -> SizeGuard.saturatingProduct(memory, cores);
            case KB_OF_A_JOB -> memory;
            case BYTES_OF_A_JOB -> SwfNodes.kilobytes(memory);
        };
        return Math.min(all, Limits.LARGEST_TOTAL - 1);
    }

    private void note(SwfLine line, long submit, long wait) {
        if (jobs.size() == lines.length) {
            lines = Arrays.copyOf(lines, lines.length + (lines.length >> 1));
            started = started.length == 0 ? started : Arrays.copyOf(started, lines.length);
        }
        first = Math.min(first, submit);
        lines[jobs.size()] = line.number();
        tellsStarts |= wait >= 0;
        if (started.length > 0) {
            started[jobs.size()] = wait < 0 ? -1 : SizeGuard.saturatingSum(submit, wait);
        }
    }

    /** A time in microseconds, negative if the log does not have it. */
    private long time(SwfLine line, int column) {
        long value = line.millionths(column);
        if (value == Long.MIN_VALUE) {
            wrong("log.out.unreadable", line, column, Problem.ofFormat("swf.time", name(column), SafeText.quoted(line.column(column))));
            return 1;
        }
        return value;
    }

    /** A whole number, negative if the log does not have it. */
    private long count(SwfLine line, int column, long most) {
        long value = line.millionths(column);
        if (value == Long.MIN_VALUE || value % MILLION != 0 || value / MILLION > most) {
            String found = SafeText.quoted(line.column(column));
            wrong("swf.number", line, column, most == Integer.MAX_VALUE ? Problem.ofFormat("swf.count.most", name(column), found, most)
                    : Problem.ofFormat("swf.count", name(column), found));
            return 1;
        }
        return value / MILLION;
    }

    /** Notes why a line cannot be read: the first reason counts. */
    private void wrong(String reason, SwfLine line, int column, Message message) {
        if (wrong == null) {
            why = reason;
            wrong = problem(line, column, message);
        }
    }

    private static Message name(int column) {
        return Problem.ofFormat("swf." + column);
    }

    private Problem problem(SwfLine line, int column, Message message) {
        return new Problem(file.name(), line.number(), line.place(column), "", message);
    }

    private long ticks(long microseconds) {
        return Ratio.ceilOfProduct(microseconds, ticksPerMicrosecond);
    }

    /** The jobs with their arrivals, in file order. */
    Jobs build() throws InputException {
        if (leftOut.unreadable() > 0 && (jobs.size() == 0 || 2 * leftOut.unreadable() > read)) {
            throw problems.fatal(leftOut.problem().orElseThrow());
        }
        if (jobs.size() == 0) {
            throw new InputException(file.problem(read == 0 ? Problem.ofFormat("swf.empty")
                    : elsewhere == read ? Problem.ofFormat("swf.nodes", read) : Problem.ofFormat("swf.none", read)));
        }
        Jobs built = jobs.build(submitted -> ticks(submitted - first));
        SizeGuard all = new SizeGuard(limits);
        IntFunction<String> ids = built::id;
        for (int job = 0; job < built.size(); job++) {
            long exec = built.exec()[job];
            long limit = built.estimate().length > 0 ? built.estimate()[job] : 0;
            limited += limit > 0 ? 1 : 0;
            past += limit > 0 && limit < exec ? 1 : 0;
            Message tooMuch = all.add(ids, job, built.arrival()[job], Math.max(exec, limit), built.cores()[job]);
            if (tooMuch != null) {
                throw new InputException(new Problem(file.name(), lines[job], 1, "", tooMuch));
            }
        }
        return built;
    }

    /**
     * Adds the execution intervals of the kept jobs on the machine, in file order: each starts after its wait. Jobs with an unknown wait
     * have none.
     *
     * @param built the jobs
     */
    void addPieces(Jobs built, ScheduleBuilder schedule, String cluster) throws InputException {
        for (int i = 0; i < built.size(); i++) {
            if (started[i] >= 0) {
                long start = ticks(started[i] - first);
                schedule.add(new Piece(built.id(i), Piece.ONLY_TASK, cluster, start,
                        OptionalLong.of(SizeGuard.saturatingSum(start, built.exec()[i])), built.cores()[i], List.of(), lines[i]));
            }
        }
    }

    /** Whether the wait of some kept job is known. */
    boolean tellStarts() {
        return tellsStarts;
    }

    /** The earliest submission of a kept job, in microseconds since the log's start. */
    long first() {
        return first;
    }

    /** Line of each kept job; the array may be longer. */
    int[] lines() {
        return lines;
    }

    List<Problem> warnings() {
        List<Message> warnings = new ArrayList<>(leftOut.warnings("swf.skipped", read));
        if (past > 0) {
            warnings.add(Problem.ofFormat("log.limits", past, limited));
        }
        warnings.addAll(told.each());
        if (!renamed.isEmpty()) {
            warnings.add(Problem.ofFormat("swf.renamed", (long) renamed.size(), renamed.get(0)));
        }
        warnings.addAll(unread.warnings());
        return warnings.stream().map(file::problem).toList();
    }
}
