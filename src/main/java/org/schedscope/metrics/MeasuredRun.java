package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.statistics.Fairness;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.metrics.statistics.Sum;
import org.schedscope.model.Cluster;

/**
 * A run at an instant, as metrics see it. Everything is worked out when first asked for and kept. Samples are of finished jobs.
 */
public final class MeasuredRun {
    private final RunMeasures measures;
    private final JobFacts facts;
    private final ReportOptions options;
    private final long now;
    private FinishedJobs finished;
    private Sample slr;
    private Sample stretch;
    private Sample speedup;
    private Sample response;
    private Sample waiting;
    private Sample boundedSlowdown;
    private Lateness lateness;
    private double[] workByWork;
    private double[] slrByWork;

    MeasuredRun(RunMeasures measures, ReportOptions options) {
        this.measures = measures;
        this.facts = measures.facts();
        this.options = options;
        now = Math.max(measures.tick(), options.now().orElse(0));
    }

    /** The tick looked at. */
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

    /** Core-ticks executed until now. */
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

    /** Of the jobs that have arrived, 0 to 1; NaN if none has. */
    public double starvedShare() {
        return (double) starvedJobs() / measures.jobs().arrived();
    }

    /** Core-ticks executed for jobs that have starved. */
    public double coreTicksOfStarved() {
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

    public int peakInFlight() {
        return measures.jobs().peakInFlight();
    }

    /** Starts that overtook a task that could not start. */
    public long backfills() {
        return measures.backfills();
    }

    public long preemptions() {
        return measures.preemptions();
    }

    /** Σ Value of finished jobs, at their SLR. */
    public double value() {
        return measures.value().total();
    }

    /** Σ Vmax of jobs that have arrived. */
    public double maximumValue() {
        return measures.value().maximum();
    }

    /** Σ (1 + H − finish)·X over finished jobs, in core-ticks · ticks. */
    public double cumulativeCompletion() {
        double horizon = horizon();
        Sum sum = new Sum();
        FinishedJobs jobs = finished();
        for (int i = 0; i < jobs.count(); i++) {
            sum.add((1 + horizon - jobs.finish(i)) * jobs.work(i));
        }
        return sum.value();
    }

    /** response ÷ CP, at least 1 in a legal schedule. */
    public Sample slr() {
        return slr = slr != null ? slr : sample(i -> finished().response(i) / finished().criticalPath(i));
    }

    /** response ÷ X, greater than 0. */
    public Sample stretch() {
        return stretch = stretch != null ? stretch : sample(i -> finished().response(i) / finished().work(i));
    }

    /** X ÷ response, greater than 0. */
    public Sample speedup() {
        return speedup = speedup != null ? speedup : sample(i -> finished().work(i) / finished().response(i));
    }

    /** finish − arrival, in ticks, at least 1. */
    public Sample response() {
        return response = response != null ? response : sample(i -> finished().response(i));
    }

    /** first start − arrival, in ticks, at least 0. */
    public Sample waiting() {
        return waiting = waiting != null ? waiting : sample(i -> finished().waited(i));
    }

    /** max(1, response ÷ max(10, response − wait)). */
    public Sample boundedSlowdown() {
        return boundedSlowdown = boundedSlowdown != null ? boundedSlowdown
                : sample(i -> Math.max(1, finished().response(i) / Math.max(10, finished().response(i) - finished().waited(i))));
    }

    /** The run against the expected end times. */
    public Lateness lateness() {
        return lateness = lateness != null ? lateness : new Lateness(measures, facts.expectedEndTimes(options.eetCapacity()), now);
    }

    /** X of finished jobs, ascending. */
    private double[] workByWork() {
        return workByWork = workByWork != null ? workByWork : finished().workAscending();
    }

    /** SLR of the same jobs. */
    private double[] slrByWork() {
        return slrByWork = slrByWork != null ? slrByWork : finished().byWork(slr().values());
    }

    /** Whether long jobs or short ones are favoured. */
    public Fairness fairness() {
        return Fairness.of(workByWork(), slrByWork(), slr());
    }

    /** All metrics and tables. */
    public RunReport report() {
        Map<String, Double> values = new LinkedHashMap<>();
        for (Metric metric : Metrics.all()) {
            values.put(metric.name(), metric.of(this));
        }
        return new RunReport(values, Deciles.rows(slrByWork(), workByWork()), starvedByDecile(), lateness().rows(), clusters(), horizon(),
                finishedJobs(), facts.jobCount(), fairness());
    }

    ViolationGrid violations() {
        // Jobs may be late beyond the makespan: those that starve, or wait for data while nothing runs.
        long span = Math.max(makespan(), lateness().latestEnd());
        long bin = options.eetBin().orElse(Math.max(1, span / 1000 + (span % 1000 == 0 ? 0 : 1)));
        return ViolationGrid.of(lateness(), facts, options.heat(), bin, span);
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
        return finished = finished != null ? finished : new FinishedJobs(measures);
    }

    /** One value for each finished job, by its place among them. */
    private Sample sample(IntToDoubleFunction ofPlace) {
        double[] values = new double[finished().count()];
        Arrays.setAll(values, ofPlace);
        return new Sample(values);
    }

    /** SLR of jobs in file order; NaN for those that have not finished. */
    public double[] slrByJob() {
        double[] slr = new double[facts.jobCount()];
        Arrays.fill(slr, Double.NaN);
        for (int i = 0; i < finished().count(); i++) {
            slr[finished().job(i)] = slr().value(i);
        }
        return slr;
    }
}
