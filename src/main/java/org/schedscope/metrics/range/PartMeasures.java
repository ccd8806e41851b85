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
 * What happened in a part of a run: which jobs arrived, started and ended, how long they waited, who held the cores. Arrivals and starts
 * count in {@code [from, to)}, ends in {@code (from, to]}. On some cores only, jobs count of which something ran there. Work is
 * proportional to the events up to the end of the part.
 */
public final class PartMeasures {
    /**
     * A user who held cores of the part.
     *
     * @param share of all that was held there, 0 to 1
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
     * @param now the present tick, not before the last of them
     * @param expected when jobs are expected to end
     * @param user number of the user whose jobs are looked at; absent: all. Who held the cores is told of all in any case
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
            } else if (kind == EventKind.JOB_FINISHED || kind == EventKind.JOB_STARVED || kind == EventKind.JOB_REMOVED) {
                ended[inOrder.subject(seq)] = inOrder.tick(seq);
                boolean removed = kind == EventKind.JOB_REMOVED;
                if (!removed && inOrder.tick(seq) > part.from() && isIn(inOrder.subject(seq))) {
                    end(inOrder.subject(seq), inOrder.tick(seq), kind == EventKind.JOB_FINISHED);
                }
            } else if (kind == EventKind.TASK_PREEMPTED && inOrder.tick(seq) > part.from()
                    && isIn(inOrder.index().jobOf(inOrder.subject(seq)))) {
                preemptions++;
            }
        }
        came.stream().filter(this::isIn).filter(job -> ended[job] == NEVER || ended[job] > part.from()).forEach(this::take);
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

    /** The tick up to which it is measured: the end of the part, or now. */
    public long now() {
        return now;
    }

    /** Events up to which it is measured. */
    int end() {
        return end;
    }

    /** Jobs that were there: they arrived before its end and had not ended before it began. */
    public int jobCount() {
        return jobs.cardinality();
    }

    /** Whether a job was there. */
    public boolean has(int job) {
        return jobs.get(job);
    }

    public int arrived() {
        return arrived;
    }

    /** Jobs whose first task started there. */
    public int started() {
        return started;
    }

    public int finished() {
        return finished.size();
    }

    /** First start − arrival of the jobs that finished there, in ticks. */
    public Sample waiting() {
        return sample(job -> firstStart[job] - facts.arrival(job));
    }

    /** Of the jobs that finished there, the one that waited longest; of several the first. */
    public OptionalInt longestWait() {
        return finished.stream().max(Comparator.comparingLong((Integer job) -> firstStart[job] - facts.arrival(job))
                .thenComparing(Comparator.reverseOrder())).map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    /** response ÷ CP of the jobs that finished there. */
    public Sample slr() {
        return sample(job -> (double) (ended[job] - facts.arrival(job)) / facts.criticalPath(job));
    }

    /** max(1, response ÷ max(10, response − wait)) of the jobs that finished there. */
    public Sample boundedSlowdown() {
        return sample(job -> Math.max(1, (double) (ended[job] - facts.arrival(job)) / Math.max(10, ended[job] - firstStart[job])));
    }

    private Sample sample(IntToDoubleFunction ofJob) {
        return new Sample(finished.stream().mapToDouble(ofJob::applyAsDouble).toArray());
    }

    /** Core-ticks that its cores were held. */
    public double coreTicks() {
        return Arrays.stream(byCluster).sum();
    }

    /** Core-ticks that its cores of a cluster were held. */
    double coreTicks(int cluster) {
        return byCluster[cluster];
    }

    /** Share of the core-ticks of the part so far that its cores were held, 0 to 1; NaN if nothing of it has passed. */
    public double utilisation() {
        return coreTicks() / ((double) part.ticksUntil(now) * part.cores(trace.platform()));
    }

    /** The same of the cores of a cluster. */
    double utilisation(int cluster) {
        return byCluster[cluster] / ((double) part.ticksUntil(now) * part.coresOf(trace.platform(), cluster));
    }

    /** Users who held cores, who held most first. */
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

    /** Jobs that ended there past their expected end, in order of their ends. */
    public List<Integer> late() {
        return List.copyOf(late);
    }

    /** Users of whom a job ended there. */
    public int usersEnded() {
        return usersEnded.size();
    }

    /** Users of whom a job ended there past its expected end. */
    public int usersLate() {
        return usersLate.size();
    }

    /** Starts there that overtook the head of their queue. */
    public long backfills() {
        return backfills;
    }

    /** Suspensions there. */
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
