package org.schedscope.io.swf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.SharedTexts;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/** The jobs of a log as they are read, and what was left out. Arrivals count from the earliest submission of a job that stays. */
final class SwfJobs {
    private static final int ID = 0;
    private static final int SUBMIT = 1;
    private static final int RUN = 3;
    private static final int CORES_USED = 4;
    private static final int MEMORY_USED = 6;
    private static final int CORES_ASKED = 7;
    private static final int TIME_ASKED = 8;
    private static final int MEMORY_ASKED = 9;
    private static final int USER = 11;
    private static final int QUEUE = 14;
    private static final String TASK_ID = "1";
    private static final long MILLION = 1_000_000;

    private final InputFile file;
    private final Limits limits;
    private final Ratio ticksPerMicrosecond;
    private final ProblemList problems;
    private final Set<String> ids = new HashSet<>();
    private final SharedTexts shared = new SharedTexts();
    /** Jobs that stay, all arriving at 0 until the earliest submission is known. */
    private final List<Job> jobs = new ArrayList<>();
    private long[] submitted = new long[1024];
    private int[] lines = new int[1024];
    private long read;
    private long withoutRunTime;
    private long withoutCores;
    private long withoutSubmission;
    private long renamed;

    SwfJobs(InputFile file, ReadOptions options) {
        this.file = file;
        this.limits = options.limits();
        this.ticksPerMicrosecond = Ratio.ONE.dividedBy(options.tick().seconds()).dividedBy(Ratio.of(MILLION));
        this.problems = new ProblemList(file);
    }

    boolean isEmpty() {
        return read == 0;
    }

    /** Reads a line with a job. */
    void read(SwfLine line) throws InputException {
        if (++read > limits.tasks()) {
            throw problems.fatal(problem(line, 0, Problem.ofFormat("many.jobs", limits.tasks())));
        }
        if (line.columns() < SwfReader.COLUMNS) {
            problems.add(problem(line, 0, Problem.ofFormat("swf.columns", SwfReader.COLUMNS, line.columns())));
            return;
        }
        int before = problems.size();
        long run = time(line, RUN);
        long submit = time(line, SUBMIT);
        long cores = cores(line);
        Task task = null;
        if (problems.size() == before && stays(run, cores, submit)) {
            task = task(line, run, (int) cores);
        }
        long user = count(line, USER, Integer.MAX_VALUE);
        long queue = count(line, QUEUE, Integer.MAX_VALUE);
        long id = count(line, ID, Limits.LARGEST_TOTAL / MILLION);
        if (problems.size() == before && task != null) {
            String path = user < 0 ? Job.ROOT_USER : shared.share("/u" + user);
            Optional<String> queueName = queue < 0 ? Optional.empty() : Optional.of(shared.share(Long.toString(queue)));
            add(line, new Job(uniqueId(Long.toString(id)), path, 0, List.of(task), Optional.empty(), queueName), submit);
        }
    }

    private boolean stays(long run, long cores, long submit) {
        if (run < 0) {
            withoutRunTime++;
        } else if (cores <= 0) {
            withoutCores++;
        } else if (submit < 0) {
            withoutSubmission++;
        }
        return run >= 0 && cores > 0 && submit >= 0;
    }

    private long cores(SwfLine line) throws InputException {
        long asked = count(line, CORES_ASKED, Integer.MAX_VALUE);
        return asked > 0 ? asked : count(line, CORES_USED, Integer.MAX_VALUE);
    }

    private Task task(SwfLine line, long run, int cores) throws InputException {
        long limit = time(line, TIME_ASKED);
        long memory = count(line, MEMORY_ASKED, Limits.LARGEST_TOTAL);
        if (memory <= 0) {
            memory = Math.max(0, count(line, MEMORY_USED, Limits.LARGEST_TOTAL));
        }
        // The standard has kB per processor.
        long allMemory = Math.min(SizeGuard.saturatingProduct(memory, cores), Limits.LARGEST_TOTAL - 1);
        OptionalLong estimate = limit > 0 ? OptionalLong.of(ticks(limit)) : OptionalLong.empty();
        return new Task(TASK_ID, Math.max(1, ticks(run)), cores, Task.ANY_KIND, allMemory, estimate, Map.of(), List.of());
    }

    private void add(SwfLine line, Job job, long submit) {
        int place = jobs.size();
        if (place == lines.length) {
            lines = Arrays.copyOf(lines, 2 * place);
            submitted = Arrays.copyOf(submitted, 2 * place);
        }
        lines[place] = line.number();
        submitted[place] = submit;
        jobs.add(job);
    }

    private String uniqueId(String id) {
        if (ids.add(id)) {
            return id;
        }
        renamed++;
        int copy = 2;
        while (!ids.add(id + "-" + copy)) {
            copy++;
        }
        return id + "-" + copy;
    }

    /** A time in microseconds, negative if the log does not know it. */
    private long time(SwfLine line, int column) throws InputException {
        long value = line.millionths(column);
        if (value == Long.MIN_VALUE) {
            problems.add(problem(line, column, Problem.ofFormat("swf.time", name(column), SafeText.quoted(line.column(column)))));
            return 0;
        }
        return value;
    }

    /** A whole number, negative if the log does not know it. */
    private long count(SwfLine line, int column, long most) throws InputException {
        long value = line.millionths(column);
        if (value == Long.MIN_VALUE || value % MILLION != 0 || value / MILLION > most) {
            String found = SafeText.quoted(line.column(column));
            problems.add(problem(line, column, most == Integer.MAX_VALUE ? Problem.ofFormat("swf.count.most", name(column), found, most)
                    : Problem.ofFormat("swf.count", name(column), found)));
            return 1;
        }
        return value / MILLION;
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
    List<Job> build() throws InputException {
        problems.throwIfAny();
        if (jobs.isEmpty()) {
            throw new InputException(file.problem(read == 0 ? Problem.ofFormat("swf.empty") : Problem.ofFormat("swf.none", read)));
        }
        long first = Arrays.stream(submitted, 0, jobs.size()).min().orElseThrow();
        List<Job> arriving = new ArrayList<>(jobs.size());
        for (int i = 0; i < jobs.size(); i++) {
            Job job = jobs.get(i);
            arriving.add(new Job(job.id(), job.user(), ticks(submitted[i] - first), job.tasks(), job.value(), job.queue()));
        }
        SizeGuard all = new SizeGuard(limits);
        for (int i = 0; i < arriving.size(); i++) {
            Message tooMuch = all.add(arriving.get(i));
            if (tooMuch != null) {
                throw new InputException(new Problem(file.name(), lines[i], 1, "", tooMuch));
            }
        }
        return arriving;
    }

    /** Line of each job that stays. */
    int[] lines() {
        return Arrays.copyOf(lines, jobs.size());
    }

    List<Problem> warnings() {
        List<Problem> warnings = new ArrayList<>();
        long skipped = withoutRunTime + withoutCores + withoutSubmission;
        if (skipped > 0) {
            List<Message> reasons = new ArrayList<>();
            addReason(reasons, withoutRunTime, "swf.without.run");
            addReason(reasons, withoutCores, "swf.without.cores");
            addReason(reasons, withoutSubmission, "swf.without.submission");
            warnings.add(file.problem(Problem.ofFormat("swf.skipped", skipped, read, Message.list(reasons))));
        }
        if (renamed > 0) {
            warnings.add(file.problem(Problem.ofFormat("swf.renamed", renamed)));
        }
        return warnings;
    }

    private static void addReason(List<Message> reasons, long count, String why) {
        if (count > 0) {
            reasons.add(Problem.ofFormat(why, count));
        }
    }
}
