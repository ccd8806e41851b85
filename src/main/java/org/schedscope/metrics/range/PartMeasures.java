package org.schedscope.metrics.range;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.IntToDoubleFunction;
import org.schedscope.event.EventKind;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/**
 * Measures of a part of a run: arrivals, starts, ends and waits of jobs, and holders of cores. Arrivals and starts count in {@code [from,
 * to)}, ends in {@code (from, to]}. With some cores only, jobs count that ran on them in the part. Time is linear in the events up to the
 * end of the part.
 */
public final class PartMeasures {
    /**
     * A user with core-ticks in the part.
     *
     * @param share share of all core-ticks held there, 0 to 1
     */
    public record Holder(String user, double coreTicks, double share) {
    }

    private static final long NEVER = -1;

    private final RunPart part;
    private final Trace trace;
    private final int end;
    private final long now;
    private final JobFacts facts;
    private final ExpectedEndTimes expected;
    private final OptionalInt user;
    private final long[] firstStart;
    private final long[] ended;
    private final BitSet jobs = new BitSet();
    private final BitSet ranThere = new BitSet();
    private final double[] byUser;
    private final double[] byCluster;
    private final List<Integer> finished = new ArrayList<>();
    private final List<Integer> late = new ArrayList<>();
    private final TreeSet<Integer> usersEnded = new TreeSet<>();
    private final TreeSet<Integer> usersLate = new TreeSet<>();
    private int arrived;
    private int started;
    private long backfills;
    private long preemptions;

    private PartMeasures(Trace trace, int position, long now, JobFacts facts, ExpectedEndTimes expected, RunPart part, OptionalInt user) {
        this.trace = trace;
        this.facts = facts;
        this.expected = expected;
        this.part = part;
        this.user = user;
        this.now = Math.min(now, part.to());
        end = Math.min(position, trace.positionAfter(part.to()));
        firstStart = new long[facts.jobCount()];
        ended = new long[facts.jobCount()];
        Arrays.fill(firstStart, NEVER);
        Arrays.fill(ended, NEVER);
        byUser = new double[facts.users().size()];
        byCluster = new double[trace.platform().clusters().size()];
    }

    /**
     * Measures a part of a run as far as it has come.
     *
     * @param position number of events that have happened
     * @param now current tick, not before the last of them
     * @param expected expected ends of jobs
     * @param user number of the user whose jobs count; absent: all. Holders of cores are those of all users in any case
     */
    public static PartMeasures of(Trace trace, int position, long now, JobFacts facts, ExpectedEndTimes expected, RunPart part,
            OptionalInt user) {
        PartMeasures measures = new PartMeasures(trace, position, now, facts, expected, part, user);
        measures.pieces();
        measures.events();
        return measures;
    }

    private void pieces() {
        Pieces pieces = trace.pieces();
        int count = pieces.countAt(end);
        for (int piece = 0; piece < count; piece++) {
            int job = trace.index().jobOf(pieces.task(piece));
            long start = pieces.start(piece);
            if (firstStart[job] == NEVER) {
                firstStart[job] = start;
            }
            long held = start >= part.to() || pieces.end(piece) <= part.from() ? 0 : part.held(pieces, piece);
            if (held == 0) {
                continue;
            }
            long inside = Math.min(pieces.end(piece), now) - Math.max(start, part.from());
            ranThere.set(job);
            byUser[facts.userOf(job)] += (double) Math.max(0, inside) * held;
            byCluster[pieces.cluster(piece)] += (double) Math.max(0, inside) * held;
            backfills += start >= part.from() && pieces.backfilled(piece) && isMeant(job) ? 1 : 0;
        }
    }

    private void events() {
        BitSet came = new BitSet();
        Trace inOrder = trace.inOrder();
        for (int seq = 0; seq < end; seq++) {
            EventKind kind = inOrder.kind(seq);
            if (kind == EventKind.JOB_ARRIVED && inOrder.tick(seq) < part.to()) {
                came.set(inOrder.subject(seq));
            } else if (kind.endsJob()) {
                ended[inOrder.subject(seq)] = inOrder.tick(seq);
                boolean ran = kind == EventKind.JOB_FINISHED || kind == EventKind.JOB_STARVED;
                if (ran && inOrder.tick(seq) > part.from() && isIn(inOrder.subject(seq))) {
                    end(inOrder.subject(seq), inOrder.tick(seq), kind == EventKind.JOB_FINISHED);
                }
            } else if (kind == EventKind.TASK_PREEMPTED && inOrder.tick(seq) > part.from()
                    && isIn(inOrder.index().jobOf(inOrder.subject(seq)))) {
                preemptions++;
            }
        }
        came.stream().filter(this::isIn).filter(job -> ended[job] == NEVER || ended[job] > part.from() || facts.arrival(job) >= part.from())
                .forEach(this::take);
    }

    private void end(int job, long tick, boolean well) {
        if (well) {
            finished.add(job);
        }
        usersEnded.add(facts.userOf(job));
        if (tick > expected.of(job)) {
            late.add(job);
            usersLate.add(facts.userOf(job));
        }
    }

    private void take(int job) {
        jobs.set(job);
        arrived += facts.arrival(job) >= part.from() ? 1 : 0;
        started += firstStart[job] >= part.from() && firstStart[job] < part.to() ? 1 : 0;
    }

    private boolean isMeant(int job) {
        return user.isEmpty() || facts.userOf(job) == user.getAsInt();
    }

    private boolean isIn(int job) {
        return isMeant(job) && (part.rows().isEmpty() || ranThere.get(job));
    }

    public RunPart part() {
        return part;
    }

    /** The tick of measurement: the end of the part, or now if that is earlier. */
    public long now() {
        return now;
    }

    /** Number of events up to that tick. */
    int end() {
        return end;
    }

    /** Number of jobs that arrived before the end of the part and did not end before it began. */
    public int jobCount() {
        return jobs.cardinality();
    }

    /** Whether a job is in the part. */
    public boolean has(int job) {
        return jobs.get(job);
    }

    public int arrived() {
        return arrived;
    }

    /** Number of jobs with a first start in the part. */
    public int started() {
        return started;
    }

    public int finished() {
        return finished.size();
    }

    /** First start − arrival of the jobs finished in the part, in ticks. */
    public Sample waiting() {
        return sample(job -> firstStart[job] - facts.arrival(job));
    }

    /** The job with the longest wait of those finished in the part; of several the first. */
    public OptionalInt longestWait() {
        return finished.stream().max(Comparator.comparingLong((Integer job) -> firstStart[job] - facts.arrival(job))
                .thenComparing(Comparator.reverseOrder())).map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    /** response ÷ CP of the jobs finished in the part. */
    public Sample slr() {
        return sample(job -> (double) (ended[job] - facts.arrival(job)) / facts.criticalPath(job));
    }

    /** max(1, response ÷ max(10, response − wait)) of the jobs finished in the part. */
    public Sample boundedSlowdown() {
        return sample(job -> Math.max(1, (double) (ended[job] - facts.arrival(job)) / Math.max(10, ended[job] - firstStart[job])));
    }

    private Sample sample(IntToDoubleFunction ofJob) {
        return new Sample(finished.stream().mapToDouble(ofJob::applyAsDouble).toArray());
    }

    /** Core-ticks for which its cores were held. */
    public double coreTicks() {
        return Arrays.stream(byCluster).sum();
    }

    /** Core-ticks for which its cores of a cluster were held. */
    double coreTicks(int cluster) {
        return byCluster[cluster];
    }

    /** Utilisation of the part so far, 0 to 1; NaN if it has not begun. */
    public double utilisation() {
        return coreTicks() / ((double) part.ticksUntil(now) * part.cores(trace.platform()));
    }

    /** Utilisation of its cores of a cluster, likewise. */
    double utilisation(int cluster) {
        return byCluster[cluster] / ((double) part.ticksUntil(now) * part.coresOf(trace.platform(), cluster));
    }

    /** Users by core-ticks, descending. */
    public List<Holder> holders() {
        double all = coreTicks();
        List<Holder> holders = new ArrayList<>();
        for (int number = 0; number < byUser.length; number++) {
            if (byUser[number] > 0) {
                holders.add(new Holder(facts.users().get(number), byUser[number], byUser[number] / all));
            }
        }
        holders.sort(Comparator.comparingDouble((Holder holder) -> -holder.coreTicks()).thenComparing(Holder::user));
        return holders;
    }

    /** Jobs that ended in the part past their expected end, in order of their ends. */
    public List<Integer> late() {
        return List.copyOf(late);
    }

    /** Number of users with a job that ended in the part. */
    public int usersEnded() {
        return usersEnded.size();
    }

    /** Number of users with a job that ended in the part past its expected end. */
    public int usersLate() {
        return usersLate.size();
    }

    /** Number of starts in the part before an earlier task in the queue. */
    public long backfills() {
        return backfills;
    }

    public long preemptions() {
        return preemptions;
    }

    Platform platform() {
        return trace.platform();
    }

    List<Cluster> clusters() {
        return trace.platform().clusters();
    }
}
