package org.schedscope.answer;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Message;
import org.schedscope.trace.FirstStarts;
import org.schedscope.trace.Trace;
import org.schedscope.trace.account.WaitAccount;

/** A complete run with what answers need of it: its account of waiting, its metrics, and the waits of its jobs. */
public final class AnswerRun {
    private static final long NONE = -1;
    private static final List<String> ACRONYMS = List.of("easy", "heft", "cpop", "owm", "edf");

    private final Message name;
    private final boolean recorded;
    private final Trace trace;
    private final WaitAccount account;
    private final RunReport report;
    private final long[] waits;
    private final long[] sorted;
    private final Map<String, Integer> jobs = new HashMap<>();

    /**
     * Reads a run.
     *
     * @param name of its policy, such as {@code EASY}
     * @param recorded whether it is the record of a machine rather than a simulation
     * @param trace of the whole run
     */
    public AnswerRun(Message name, boolean recorded, Trace trace, ReportOptions options) {
        this.name = name;
        this.recorded = recorded;
        this.trace = trace;
        account = WaitAccount.of(trace);
        report = RunMeasures.at(new JobFacts(trace.index(), trace.platform()), trace, trace.eventCount()).report(options);
        FirstStarts starts = new FirstStarts(trace);
        waits = new long[trace.index().jobCount()];
        Arrays.setAll(waits, job -> starts.of(job).isPresent() ? starts.of(job).getAsLong() - arrival(job) : NONE);
        sorted = Arrays.stream(waits).filter(wait -> wait >= 0).sorted().toArray();
        IntStream.range(0, waits.length).forEach(job -> jobs.put(trace.index().jobId(job), job));
    }

    /** The name of a policy in answers. */
    public static Message policy(String name) {
        return Message.known(Sentence.BUNDLE, "policy." + name, ACRONYMS.contains(name) ? name.toUpperCase(Locale.ROOT) : name);
    }

    /** The name of a user: of a path of one level without its slash. */
    static String user(WorkloadIndex index, int number) {
        String path = index.columns().users().get(number);
        return path.lastIndexOf('/') == 0 && path.length() > 1 ? path.substring(1) : path;
    }

    /** The beginning of a sentence: {@code Recorded}, or {@code EASY (simulated)}. */
    public Message label() {
        return recorded ? Sentence.words("run.recorded") : Sentence.words("run.simulated", name);
    }

    public Message name() {
        return recorded ? Sentence.words("run.recorded") : name;
    }

    public boolean isRecorded() {
        return recorded;
    }

    public Trace trace() {
        return trace;
    }

    public WorkloadIndex index() {
        return trace.index();
    }

    public WaitAccount account() {
        return account;
    }

    public RunReport report() {
        return report;
    }

    public double metric(String key) {
        return report.metrics().get(key);
    }

    long arrival(int job) {
        return index().columns().arrival()[job];
    }

    /** The wait of the job with the id of a job of another run; empty if there is none, or it has not started. */
    OptionalLong waitOf(AnswerRun other, int job) {
        Integer here = jobs.get(other.index().jobId(job));
        return here == null ? OptionalLong.empty() : wait(here);
    }

    /** Ticks from the arrival of a job to its first start; empty if it has not started. */
    public OptionalLong wait(int job) {
        return waits[job] < 0 ? OptionalLong.empty() : OptionalLong.of(waits[job]);
    }

    /** Number of jobs that have started. */
    int started() {
        return sorted.length;
    }

    /** The longest wait that some percentage of the jobs do not exceed. */
    public long percentile(double percent) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.max(0, Math.ceil(sorted.length * percent / 100) - 1)];
    }

    /** Number of jobs that waited longer than some ticks. */
    public long longerThan(long ticks) {
        return Arrays.stream(sorted).filter(wait -> wait > ticks).count();
    }

    /** The wait of jobs from an arrival tick to another, exclusive; the numbers of those that have started. */
    int[] arrivedIn(long from, long to) {
        return IntStream.range(0, waits.length).filter(job -> waits[job] >= 0 && arrival(job) >= from && arrival(job) < to).toArray();
    }

    /** Cores of the platform. */
    long cores() {
        return trace.platform().clusters().stream().mapToLong(cluster -> cluster.cores()).sum();
    }
}
