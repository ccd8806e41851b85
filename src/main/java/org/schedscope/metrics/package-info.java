/**
 * Numbers about runs: how long, how fair, how late.
 *
 * <p>{@link org.schedscope.metrics.fact.JobFacts} holds what is true of the jobs before anything runs (work, critical path, user);
 * {@link org.schedscope.metrics.RunMeasures} hears the events and keeps a few numbers per job, constant work per event. Nothing else
 * is kept: at any event, {@link org.schedscope.metrics.MeasuredRun} derives samples (SLR, stretch, wait …) from these, each worked out
 * once and only when something asks for it. {@link org.schedscope.metrics.Metrics} is the table of all metrics in the order of reports,
 * a row each: name, direction, formula, source, value. {@link org.schedscope.metrics.MetricTexts} has their titles, units and explanations.
 *
 * <p>A run that is still going is measured as if it stopped now: a running task has executed until now, a job past its expected end
 * is late by what has passed, and what only finished jobs have (SLR, wait …) is told of the jobs that have finished. Percentages of
 * jobs are of those that have arrived, which at the end are all. What cannot be said yet is NaN.
 *
 * <p>Expected end times (Tóth, Klusáček 2014) do not depend on the schedule: {@link org.schedscope.metrics.fact.ExpectedEndTimes} works
 * them
 * out once per capacity, and {@link org.schedscope.metrics.Lateness} and {@link org.schedscope.metrics.ViolationGrid} compare a run
 * with them.
 *
 * <p>Parts of a run, ticks or groups of jobs, are worked out from its trace: {@link org.schedscope.metrics.part.IntervalMeasures}, {@link
 * org.schedscope.metrics.part.GroupMeasures}, and for a cell of the grid of violations {@link org.schedscope.metrics.cause.Cause}.
 *
 * <p>Several runs of one workload, measured with one horizon, make a {@link org.schedscope.metrics.compare.Comparison}: differences to a
 * baseline, the best of each metric, and the papers' relative metrics over the jobs ({@link org.schedscope.metrics.compare.PairedJobs}).
 *
 * <p>May use: text, model.., event, trace.., metrics.fact, metrics.statistics
 */
package org.schedscope.metrics;
