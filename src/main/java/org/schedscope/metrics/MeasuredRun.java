package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.statistics.Fairness;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.metrics.statistics.Sum;
import org.schedscope.model.Cluster;

/**
 * The data of a run at an instant, from which metrics are computed. Each is computed at its first use and cached; thread-safe. Samples are
 * of finished jobs.
 */
public final class MeasuredRun {
    /** The fewest finished jobs for which a second thread pays. */
    private static final int MANY = 20_000;

    private final RunMeasures measures;
    private final JobFacts facts;
    private final ReportOptions options;
    private final long now;
    private final Lazy<FinishedJobs> finished;
    private final Lazy<Sample> slr = new Lazy<>(() -> finished().slr());
    private final Lazy<Sample> stretch = new Lazy<>(() -> finished().stretch());
    private final Lazy<Sample> speedup = new Lazy<>(() -> finished().speedup());
    private final Lazy<Sample> response = new Lazy<>(() -> finished().response());
    private final Lazy<Sample> waiting = new Lazy<>(() -> finished().waiting());
    private final Lazy<Sample> boundedSlowdown = new Lazy<>(() -> finished().boundedSlowdown());
    private final Lazy<Lateness> lateness;

    MeasuredRun(RunMeasures measures, ReportOptions options) {
        this.measures = measures;
        this.facts = measures.facts();
        this.options = options;
        now = Math.max(measures.tick(), options.now().orElse(0));
        finished = new Lazy<>(() -> new FinishedJobs(measures));
        lateness = new Lazy<>(() -> new Lateness(measures, options.expected(facts), now));
    }

    public JobFacts facts() {
        return facts;
    }

    /** Numbers of the finished jobs. */
    public BitSet jobsFinished() {
        BitSet jobs = new BitSet();
        for (int job = 0; job < facts.jobCount(); job++) {
            jobs.set(job, measures.jobs().hasFinished(job));
        }
        return jobs;
    }

    /** The instant, a tick. */
    public long now() {
        return now;
    }

    /** Latest finish of any task, in ticks; while something runs, now; 0 if nothing has run. */
    public long makespan() {
        return measures.use().makespan(now);
    }

    /** H of cumulative completion, in ticks. */
    public long horizon() {
        return options.horizon().orElse(makespan());
    }

    public double executedCoreTicks() {
        return measures.use().executed(now);
    }

    public long platformCores() {
        return facts.platform().totalCores();
    }

    public int finishedJobs() {
        return measures.jobs().finished();
    }

    public int starvedJobs() {
        return measures.jobs().starved();
    }

    public int killedJobs() {
        return measures.jobs().killed();
    }

    public int refusedJobs() {
        return measures.jobs().refused();
    }

    /** Share of arrived jobs that starved, 0 to 1; NaN if none has arrived. */
    public double starvedShare() {
        return (double) starvedJobs() / measures.jobs().arrived();
    }

    /** Core-ticks executed for starved jobs. */
    public double coreTicksOfStarved() {
        if (starvedJobs() == 0) {
            return 0;
        }
        Sum sum = new Sum();
        for (int job = 0; job < facts.jobCount(); job++) {
            if (measures.jobs().stage(job) == JobProgress.Stage.STARVED) {
                sum.add(measures.value().use().executed(job, now));
            }
        }
        return sum.value();
    }

    /** max(0, response − D_initial · CP) of finished jobs with a value curve, in ticks. */
    public Sample initialLateness() {
        return measures.value().lateness().initial();
    }

    /** max(0, response − D_final · CP) of finished jobs with a value curve, in ticks. */
    public Sample finalLateness() {
        return measures.value().lateness().last();
    }

    private List<StarvedRow> starvedByDecile() {
        int arrived = measures.jobs().arrived();
        int[] jobs = new int[Deciles.COUNT];
        int[] starved = new int[Deciles.COUNT];
        for (int d = 0; d < Deciles.COUNT; d++) {
            jobs[d] = Deciles.first(d + 1, arrived) - Deciles.first(d, arrived);
        }
        if (starvedJobs() > 0) {
            int place = 0;
            for (int job : facts.byWork()) {
                if (measures.jobs().hasArrived(job)) {
                    int decile = (int) ((long) Deciles.COUNT * place++ / arrived);
                    starved[decile] += measures.jobs().stage(job) == JobProgress.Stage.STARVED ? 1 : 0;
                }
            }
        }
        return IntStream.range(0, Deciles.COUNT).mapToObj(d -> new StarvedRow(d + 1, jobs[d], starved[d])).toList();
    }

    /** The most finished jobs in flight at any tick. */
    public int peakInFlight() {
        return measures.jobs().haveAllFinished() ? peakInFlightAll() : finished().peakInFlight();
    }

    /** The most jobs in flight at any tick, also of those that starved or have not finished. */
    public int peakInFlightAll() {
        return measures.jobs().peakInFlight();
    }

    /** Mean of a quantity of finished jobs, weighted by the peak of their as-soon-as-possible schedules, in cores. */
    double weightedMean(Sample sample) {
        return finished().weightedMean(sample, lateness().expected()::peakCores);
    }

    /** Sample standard deviation over users of their means of a quantity of finished jobs. */
    double userSpread(Sample sample) {
        return finished().meansOfUsers(sample).standardDeviation();
    }

    /** Number of backfills: starts before an earlier task in the queue that could not start. */
    public long backfills() {
        return measures.backfills();
    }

    public long preemptions() {
        return measures.preemptions();
    }

    /** Σ over tasks of ticks ready without a core, of finished jobs. */
    Sample queued() {
        return finished().sample(measures.shared()::queued);
    }

    long switches() {
        return measures.shared().switches();
    }

    /** finish − absolute deadline of finished jobs with one, in ticks; less than 0 before it. */
    Sample deadlineLateness() {
        return new Sample(IntStream.range(0, facts.jobCount()).filter(job -> measures.jobs().hasFinished(job) && facts.hasDeadline(job))
                .mapToDouble(job -> measures.jobs().endTick(job) - facts.deadline(job)).toArray());
    }

    /** max(0, finish − absolute deadline). */
    Sample tardiness() {
        return new Sample(Arrays.stream(deadlineLateness().values()).map(late -> Math.max(0, late)).toArray());
    }

    /** Number of arrived jobs that finished after their deadline, or have not finished and are past it. */
    long missedDeadlines() {
        return IntStream.range(0, facts.jobCount()).filter(job -> measures.jobs().hasArrived(job) && facts.hasDeadline(job))
                .filter(job -> (measures.jobs().hasFinished(job) ? measures.jobs().endTick(job) : now) > facts.deadline(job)).count();
    }

    /** Σ Value of finished jobs, at their SLR. */
    public double value() {
        return measures.value().total();
    }

    /** Σ Vmax of arrived jobs. */
    public double maximumValue() {
        return measures.value().maximum();
    }

    /** Σ (1 + H − finish)·X over finished jobs, in core-ticks · ticks. */
    public double cumulativeCompletion() {
        return finished().completion(horizon());
    }

    /** response ÷ CP, at least 1 in a legal schedule. */
    public Sample slr() {
        return slr.get();
    }

    /** response ÷ X, greater than 0. */
    public Sample stretch() {
        return stretch.get();
    }

    /** X ÷ response, greater than 0. */
    public Sample speedup() {
        return speedup.get();
    }

    /** finish − arrival, in ticks, at least 1. */
    public Sample response() {
        return response.get();
    }

    /** first start − arrival, in ticks, at least 0. */
    public Sample waiting() {
        return waiting.get();
    }

    /** max(1, response ÷ max(10, response − wait)). */
    public Sample boundedSlowdown() {
        return boundedSlowdown.get();
    }

    /** The run compared with expected end times. */
    public Lateness lateness() {
        return lateness.get();
    }

    /** The relation of job size and SLR. */
    public Fairness fairness() {
        return Fairness.of(finished().workAscending(), slr().ranks(), finished().byWork());
    }

    private List<DecileRow> deciles() {
        return Deciles.rows(slr().values(), finished().byWork(), finished().workAscending());
    }

    /** All metrics and tables; computed by several threads if there are many jobs. */
    public RunReport report() {
        Lazy<Fairness> fairness = new Lazy<>(this::fairness);
        Lazy<List<DecileRow>> deciles = new Lazy<>(this::deciles);
        List<Metric> metrics = Metrics.all();
        double[] values = new double[metrics.size()];
        // Invalid capacities are reported here, in the calling thread.
        lateness();
        finished();
        List<Runnable> work = new ArrayList<>(List.of(fairness::get, deciles::get));
        for (int i = 0; i < values.length; i++) {
            int place = i;
            work.add(() -> values[place] = metrics.get(place).of(this));
        }
        if (finishedJobs() < MANY) {
            work.forEach(Runnable::run);
        } else {
            ParallelTasks.run(work);
        }
        Map<String, Double> named = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            named.put(metrics.get(i).name(), values[i]);
        }
        return new RunReport(named, deciles.get(), starvedByDecile(), lateness().rows(), clusters(), horizon(), finishedJobs(),
                facts.jobCount(), fairness.get());
    }

    /** Checks that {@link #violations} has no more cells than it may have, without computing it. */
    public void checkViolations() {
        ViolationGrid.columns(bin(), span());
    }

    /** Counts of violated expected end times by user and time. */
    public ViolationGrid violations() {
        return ViolationGrid.of(lateness(), facts, options.heat(), bin(), span());
    }

    /** Ticks that the grid must cover: jobs may be late beyond the makespan if they starve, or wait for data while nothing runs. */
    private long span() {
        return Math.max(makespan(), lateness().latestEnd());
    }

    private long bin() {
        return options.eetBin().orElse(Math.max(1, span() / 1000 + (span() % 1000 == 0 ? 0 : 1)));
    }

    private List<ClusterRow> clusters() {
        List<ClusterRow> rows = new ArrayList<>();
        List<Cluster> clusters = facts.platform().clusters();
        for (int c = 0; c < clusters.size(); c++) {
            double executed = measures.use().executed(c, now);
            int cores = clusters.get(c).cores();
            rows.add(new ClusterRow(clusters.get(c).id(), cores, executed / ((double) makespan() * cores), executed));
        }
        return rows;
    }

    private FinishedJobs finished() {
        return finished.get();
    }

    /** SLR of jobs in file order; NaN for unfinished jobs. */
    public double[] slrByJob() {
        double[] slr = new double[facts.jobCount()];
        Arrays.fill(slr, Double.NaN);
        for (int i = 0; i < finished().count(); i++) {
            slr[finished().job(i)] = slr().value(i);
        }
        return slr;
    }
}
