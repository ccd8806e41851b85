package org.schedscope.metrics;

import static org.schedscope.metrics.Metric.Better.HIGHER;
import static org.schedscope.metrics.Metric.Better.LOWER;
import static org.schedscope.metrics.Metric.Better.NEITHER;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The table of all metrics, one row each, in the order of reports and metrics files. Comments give the definition, unit and range; titles,
 * units and explanations for users are in {@code assets/messages/metrics.properties} under the name of the metric.
 */
public final class Metrics {
    private static final String PSLR = "Burkimsher, Bate, Indrusiak 2013";
    private static final String EET = "Tóth, Klusáček 2014";
    private static final String MARKET = "Burkimsher, Indrusiak: bidding policies";
    private static final String NET = "Burkimsher, Bate, Indrusiak 2014";
    private static final String OURS = "SchedScope";
    private static final String OSTEP = "Arpaci-Dusseau: Operating Systems: Three Easy Pieces";
    private static final String SILBERSCHATZ = "Silberschatz, Galvin, Gagne: Operating System Concepts";
    private static final String LIU_LAYLAND = "Liu, Layland 1973";
    private static final String JACKSON = "Jackson 1955: Scheduling a production line to minimize maximum tardiness";

    private static final List<Metric> ALL = List.of(
            // Workload makespan: the latest finish of any task, also of starved jobs. Ticks, at least 0; the current tick while something
            // runs.
            row("makespan", LOWER, "M = max f", PSLR + ", §3.1.1, (1)", MeasuredRun::makespan),
            // Throughput: finished jobs ÷ makespan. Jobs per tick, at least 0; NaN while nothing has run.
            row("flow", HIGHER, "n / M", PSLR + ", §3.1.1, (2)", run -> (double) run.finishedJobs() / run.makespan()),
            // Average utilisation: core-ticks executed ÷ (makespan × cores of the platform). 0 to 1; NaN while nothing has run.
            row("averageUtilisation", HIGHER, "Σ X / (M · P)", PSLR + ", §3.1.1, (4)",
                    run -> run.executedCoreTicks() / ((double) run.makespan() * run.platformCores())),
            // Peak in-flight count: the most finished jobs that, at any tick τ, had first start ≤ τ < finish. Jobs, at least 0.
            row("peakInFlight", NEITHER, "max_τ |{j : s ≤ τ < f}|", PSLR + ", §3.1.1, (5)", MeasuredRun::peakInFlight),
            // Peak in-flight count of all jobs, a starved one until its starvation, an unfinished one until now. Jobs, at
            // least peakInFlight.
            row("peakInFlightAll", NEITHER, "max_τ |{j : s ≤ τ < e}|", OURS + "; " + PSLR + ", §3.1.1, (5)", MeasuredRun::peakInFlightAll),
            // Cumulative completion: Σ (1 + H − finish)·X over finished jobs, H the makespan or a given horizon. Core-ticks times
            // ticks, at least 0 if H is not before the last finish.
            row("cumulativeCompletion", HIGHER, "Σ (1 + M − f) · X", PSLR + ", §3.1.2, (6); Braun et al. 2001",
                    MeasuredRun::cumulativeCompletion),
            // Mean schedule length ratio: response ÷ critical path. At least 1 in a legal schedule; NaN while no job has finished.
            row("meanSlr", LOWER, "1/n · Σ (f − a) / CP", PSLR + ", §3.1.2, (9); Topcuoglu et al. 2002", run -> run.slr().mean()),
            // Largest schedule length ratio. At least 1 in a legal schedule; NaN while no job has finished.
            row("worstSlr", LOWER, "max (f − a) / CP", PSLR + ", §3.1.2, (9)", run -> run.slr().largest()),
            // Median schedule length ratio. At least 1 in a legal schedule; NaN while no job has finished.
            row("medianSlr", LOWER, "median (f − a) / CP", OURS + "; SLR: " + PSLR + ", §3.1.2, (9)", run -> run.slr().median()),
            // Sample standard deviation (n − 1) of the schedule length ratio. At least 0, 0 for one job; NaN while no job has
            // finished.
            row("stdSlr", LOWER, "√( Σ (x − x̄)² / (n − 1) ), x = (f − a) / CP", PSLR + ", §3.1.3",
                    run -> run.slr().standardDeviation()),
            // Gini coefficient of the schedule length ratio: Σᵢ Σⱼ |xᵢ − xⱼ| ÷ (2·n²·mean). 0 (all equal) to below 1; NaN while no job
            // has finished.
            row("giniSlr", LOWER, "Σᵢ Σⱼ |xᵢ − xⱼ| / (2 · n² · x̄), x = (f − a) / CP", NET + ", §4.1; Gini 1912",
                    run -> run.slr().gini()),
            // Mean stretch: response ÷ work X. Ticks per core-tick, greater than 0; NaN while no job has finished.
            row("meanStretch", LOWER, "1/n · Σ (f − a) / X", PSLR + ", §3.1.2, (8)", run -> run.stretch().mean()),
            // Largest stretch. Greater than 0; NaN while no job has finished.
            row("worstStretch", LOWER, "max (f − a) / X", PSLR + ", §3.1.2, (8)", run -> run.stretch().largest()),
            // Sample standard deviation (n − 1) of stretch. At least 0, 0 for one job; NaN while no job has finished.
            row("stdStretch", LOWER, "√( Σ (x − x̄)² / (n − 1) ), x = (f − a) / X", PSLR + ", §3.1.3",
                    run -> run.stretch().standardDeviation()),
            // Mean speedup: work X ÷ response. Core-ticks per tick, greater than 0; NaN while no job has finished.
            row("meanSpeedup", HIGHER, "1/n · Σ X / (f − a)", PSLR + ", §3.1.2, (7); Topcuoglu et al. 2002",
                    run -> run.speedup().mean()),
            // Smallest speedup. Greater than 0; NaN while no job has finished.
            row("worstSpeedup", HIGHER, "min X / (f − a)", PSLR + ", §3.1.2, (7)", run -> run.speedup().smallest()),
            // Sample standard deviation (n − 1) of speedup. At least 0, 0 for one job; NaN while no job has finished.
            row("stdSpeedup", LOWER, "√( Σ (x − x̄)² / (n − 1) ), x = X / (f − a)", PSLR + ", §3.1.3",
                    run -> run.speedup().standardDeviation()),
            // Mean wait: first start − arrival. Ticks, at least 0; NaN while no job has finished.
            row("meanWait", LOWER, "1/n · Σ (s − a)", EET + ", §2.1", run -> run.waiting().mean()),
            // Median wait: first start − arrival. Ticks, at least 0; NaN while no job has finished.
            row("medianWait", LOWER, "median (s − a)", OURS + "; " + EET + ", §2.1", run -> run.waiting().median()),
            // Mean response: finish − arrival. Ticks, at least 1; NaN while no job has finished.
            row("meanResponse", LOWER, "1/n · Σ (f − a)", EET + ", §2.1; Burkimsher, Bate, Indrusiak 2013, §2.2.1",
                    run -> run.response().mean()),
            // Median response: finish − arrival. Ticks, at least 1; NaN while no job has finished.
            row("medianResponse", LOWER, "median (f − a)", OURS + "; " + EET + ", §2.1", run -> run.response().median()),
            // Largest response: finish − arrival. Ticks, at least 1; NaN while no job has finished.
            row("worstResponse", LOWER, "max (f − a)", OURS + "; " + EET + ", §2.1", run -> run.response().largest()),
            // Mean bounded slowdown: max(1, response ÷ max(10, response − wait)). At least 1; NaN while no job has finished.
            row("meanBoundedSlowdown", LOWER, "1/n · Σ max(1, (f − a) / max(10, f − s))",
                    "Feitelson et al. 1997; Tóth, Klusáček 2014, §2.1",
                    run -> run.boundedSlowdown().mean()),
            // Mean slowdown: response ÷ response without waiting, which is the SLR; of a job of one task, response ÷ run time. At least 1
            // in a legal schedule; NaN while no job has finished.
            row("meanSlowdown", LOWER, "1/n · Σ (f − a) / CP", EET + ", §2.1; Feitelson et al. 1997", run -> run.slr().mean()),
            // Largest slowdown. At least 1 in a legal schedule; NaN while no job has finished.
            row("worstSlowdown", LOWER, "max (f − a) / CP", OURS + "; " + EET + ", §2.1", run -> run.slr().largest()),
            // Median slowdown. At least 1 in a legal schedule; NaN while no job has finished.
            row("medianSlowdown", LOWER, "median (f − a) / CP", OURS + "; " + EET + ", §2.1", run -> run.slr().median()),
            // Mean wait, weighted by w, the peak of cores of the as-soon-as-possible schedule. Ticks, at least 0; NaN while no job has
            // finished.
            row("weightedMeanWait", LOWER, "Σ w · (s − a) / Σ w", EET + ", §2.1; Ernemann et al. 2004",
                    run -> run.weightedMean(run.waiting())),
            // Mean response, weighted likewise. Ticks, at least 1; NaN while no job has finished.
            row("weightedMeanResponse", LOWER, "Σ w · (f − a) / Σ w", EET + ", §2.1; Ernemann et al. 2004",
                    run -> run.weightedMean(run.response())),
            // Sample standard deviation (n − 1) over users of the mean wait of their finished jobs. Ticks, at least 0, 0 for one user; NaN
            // while no job has finished.
            row("userSpreadWait", LOWER, "√( Σ (x − x̄)² / (U − 1) ), x = mean (s − a) of a user",
                    EET + ", §2.2; Vasupongayya, Chiang 2005", run -> run.userSpread(run.waiting())),
            // Sample standard deviation over users of their mean response. Ticks, at least 0, 0 for one user; NaN while no job has
            // finished.
            row("userSpreadResponse", LOWER, "√( Σ (x − x̄)² / (U − 1) ), x = mean (f − a) of a user",
                    EET + ", §2.2; Vasupongayya, Chiang 2005", run -> run.userSpread(run.response())),
            // Sample standard deviation over users of their mean slowdown. At least 0, 0 for one user; NaN while no job has finished.
            row("userSpreadSlowdown", LOWER, "√( Σ (x − x̄)² / (U − 1) ), x = mean (f − a) / CP of a user",
                    EET + ", §2.2; Vasupongayya, Chiang 2005", run -> run.userSpread(run.slr())),
            // Jobs that have finished. 0 to the number of jobs.
            row("completedJobs", HIGHER, "n", PSLR + ", §3.1.1", MeasuredRun::finishedJobs),
            // Jobs that lost all value before they finished. 0 to the number of jobs.
            row("starvedJobs", LOWER, "n★", MARKET + ", §V", MeasuredRun::starvedJobs),
            // Jobs refused at their arrival. 0 to the number of jobs.
            row("refusedJobs", LOWER, "n∅", MARKET + ", §VII", MeasuredRun::refusedJobs),
            // Σ Value of finished jobs, each at its SLR on its own curve. In the units of the curves, 0 to maxValue.
            row("value", HIGHER, "V = Σ Vmax · factor(SLR)", MARKET + ", §III-D", MeasuredRun::value),
            // Σ Vmax of arrived jobs. In the units of the curves, at least 0.
            row("maxValue", NEITHER, "Σ Vmax", MARKET + ", §V", MeasuredRun::maximumValue),
            // value ÷ maxValue. 0 to 1; NaN if there is nothing to earn.
            row("valueProportion", HIGHER, "V / Σ Vmax", MARKET + ", §V", run -> run.value() / run.maximumValue()),
            // Share of arrived jobs whose end is, or already must be, after their expected end time. Percent, 0 to 100; NaN if none has
            // arrived.
            row("violatedEetPercent", LOWER, "100 · |{j : f > EET}| / N", EET + ", §3.3, (1)",
                    run -> run.lateness().violatedPercent()),
            // Σ over users of WT_u = Σ request·T. Core-ticks, at least 0.
            row("weightedTardiness", LOWER, "Σ w · max(0, f − EET)", EET + ", §3.3, (2), (3)",
                    run -> run.lateness().weightedTardiness()),
            // Starts before an earlier task that could not start. At least 0.
            row("backfills", NEITHER, "|{TaskStarted : backfilled}|", EET + ", §4.1", MeasuredRun::backfills),
            // Suspensions of running tasks. At least 0.
            row("preemptions", NEITHER, "|{TaskPreempted}|", "Wang 2011, Fig. 3-10", MeasuredRun::preemptions),
            // Jobs that left because a task was ended at its limit, or another job did not succeed. 0 to the number of jobs.
            row("killedJobs", LOWER, "n†", OURS, MeasuredRun::killedJobs),
            // Share of arrived jobs that starved. 0 to 1; NaN before the first arrival.
            row("starvedShare", LOWER, "n★ / N", MARKET + ", §V", MeasuredRun::starvedShare),
            // Core-ticks executed for jobs that starved, before and after. At least 0.
            row("starvedCoreTicks", LOWER, "Σ★ X", OURS, MeasuredRun::coreTicksOfStarved),
            // Mean of max(0, response − D_initial · CP) over finished jobs with a value curve: ticks past the deadline at which value
            // begins to fall. NaN if there are none.
            row("meanInitialLateness", LOWER, "1/n · Σ max(0, f − a − D_initial · CP)", OURS, run -> run.initialLateness().mean()),
            // Largest max(0, response − D_initial · CP) of a finished job with a value curve, in ticks. NaN if there are none.
            row("worstInitialLateness", LOWER, "max (0, f − a − D_initial · CP)", OURS, run -> run.initialLateness().largest()),
            // Mean of max(0, response − D_final · CP) over finished jobs with a value curve: ticks past the deadline at which no value is
            // left. NaN if there are none.
            row("meanFinalLateness", LOWER, "1/n · Σ max(0, f − a − D_final · CP)", OURS, run -> run.finalLateness().mean()),
            // Largest max(0, response − D_final · CP) of a finished job with a value curve, in ticks. NaN if there are none.
            row("worstFinalLateness", LOWER, "max (0, f − a − D_final · CP)", OURS, run -> run.finalLateness().largest()),
            // Mean turnaround time, which is the mean response. Ticks, at least 1; NaN while no job has finished.
            row("turnaround", LOWER, "1/n · Σ (f − a)", OSTEP + ", chapter 7", run -> run.response().mean()),
            // Mean time from arrival to first start, which is the mean wait. Ticks, at least 0; NaN while no job has finished.
            row("firstResponse", LOWER, "1/n · Σ (s − a)", OSTEP + ", chapter 7", run -> run.waiting().mean()),
            // Mean over finished jobs of the ticks in which their tasks are ready and have no core, devices left out. Ticks, at least 0;
            // NaN while no job has finished.
            row("queued", LOWER, "1/n · Σ ticks ready without a core", SILBERSCHATZ, run -> run.queued().mean()),
            // Starts and resumptions of another task than the core ran last, devices left out. At least 0.
            row("switches", NEITHER, "|{TaskStarted : another task}|", SILBERSCHATZ, MeasuredRun::switches),
            // Jobs that finished after their deadline, or have not finished and are past it. 0 to the number of jobs.
            row("missed", LOWER, "|{j : f > a + D}|", LIU_LAYLAND, MeasuredRun::missedDeadlines),
            // Largest lateness: finish − deadline, negative before it. Ticks; NaN while no job with a deadline has finished.
            row("maxLateness", LOWER, "max (f − a − D)", JACKSON, run -> run.deadlineLateness().largest()),
            // Mean lateness. Ticks; NaN while no job with a deadline has finished.
            row("meanLateness", LOWER, "1/n · Σ (f − a − D)", JACKSON, run -> run.deadlineLateness().mean()),
            // Mean tardiness. Ticks, at least 0; NaN while no job with a deadline has finished.
            row("meanTardiness", LOWER, "1/n · Σ max(0, f − a − D)", JACKSON, run -> run.tardiness().mean()),
            // Sum of tardiness. Ticks, at least 0.
            row("totalTardiness", LOWER, "Σ max(0, f − a − D)", JACKSON,
                    run -> Arrays.stream(run.tardiness().values()).sum()));

    private Metrics() {
    }

    private static Metric row(String name, Metric.Better better, String formula, String source, ToDoubleFunction<MeasuredRun> value) {
        return new Metric(name, better, formula, source, value);
    }

    public static List<Metric> all() {
        return ALL;
    }

    public static Optional<Metric> named(String name) {
        return ALL.stream().filter(metric -> metric.name().equals(name)).findFirst();
    }
}
