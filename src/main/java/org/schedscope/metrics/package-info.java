/**
 * Metrics of runs: how long, how fair, how late.
 *
 * <p>{@link org.schedscope.metrics.fact.JobFacts} has the facts about jobs that do not depend on the run (work, critical path, user);
 * {@link org.schedscope.metrics.RunMeasures} receives the events and keeps a few numbers per job, in constant time per event. At any event,
 * {@link org.schedscope.metrics.MeasuredRun} derives samples (SLR, stretch, wait …) from these at their first use. {@link
 * org.schedscope.metrics.Metrics} is the table of all metrics in the order of reports, one row each: name, direction, formula, source,
 * value. {@link org.schedscope.metrics.MetricTexts} has their titles, units and explanations.
 *
 * <p>An unfinished run is measured as if it stopped now: a running task has executed until now, a job past its expected end is late by the
 * ticks since, and figures of finished jobs (SLR, wait …) cover the jobs that have finished. Percentages of jobs are of arrived ones, in
 * the end of all. Undefined values are NaN.
 *
 * <p>Expected end times (Tóth, Klusáček 2014) do not depend on the schedule: {@link org.schedscope.metrics.fact.ExpectedEndTimes} computes
 * them once per capacity, and {@link org.schedscope.metrics.Lateness} and {@link org.schedscope.metrics.ViolationGrid} compare a run with
 * them.
 *
 * <p>Parts of a run, ticks or groups of jobs, are measured from its trace: {@link org.schedscope.metrics.part.IntervalMeasures}, {@link
 * org.schedscope.metrics.part.GroupMeasures}, and for a cell of the violation grid {@link org.schedscope.metrics.cause.Cause}.
 *
 * <p>Several runs of one workload, measured with one horizon, are compared by {@link org.schedscope.metrics.compare.Comparison}:
 * differences to a baseline, the best of each metric, and the papers' relative metrics over the jobs ({@link
 * org.schedscope.metrics.compare.PairedJobs}).
 *
 * <p>May use: text, model.., event, trace.., metrics.fact, metrics.statistics
 */
package org.schedscope.metrics;
