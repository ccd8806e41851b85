package org.schedscope.experiment.future;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventKind;
import org.schedscope.event.RunChoices;
import org.schedscope.io.json.PlainJson;
import org.schedscope.model.Job;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.ExternalPolicyRecorder;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** Forecast of waiting jobs at a tick of a recorded run under several policies, without further arrivals and with true estimates. */
public final class WhatNow {
    private final Trace trace;
    private final OnlineSnapshot snapshot;

    /**
     * The forecast of a job.
     *
     * @param job its number in the trace
     * @param starts by policy: the tick at which its first waiting task starts; none if it never does
     * @param ends by policy: the tick at which its last task ends; none if one never does
     */
    public record Row(int job, List<OptionalLong> starts, List<OptionalLong> ends) {
    }

    /** @param tick whose events are all in the trace */
    public WhatNow(Trace trace, long tick) {
        this.trace = trace;
        this.snapshot = new OnlineSnapshot(trace, tick);
    }

    public OnlineSnapshot snapshot() {
        return snapshot;
    }

    /**
     * Simulates the future under each of some choices.
     *
     * @return in order of arrival
     * @throws org.schedscope.model.ModelException if there is no such policy, or a choice is invalid
     */
    public List<Row> under(List<RunChoices> choices) {
        List<Future> futures = snapshot.waiting().isEmpty() ? List.of()
                : choices.stream().map(choice -> forecast(goingOn(choice).trace())).toList();
        List<Row> rows = new ArrayList<>();
        for (int job : snapshot.waiting()) {
            rows.add(new Row(job, futures.stream().map(future -> known(future.starts[job])).toList(),
                    futures.stream().map(future -> known(future.ends[job])).toList()));
        }
        rows.sort((a, b) -> Long.compare(trace.index().job(a.job).arrival(), trace.index().job(b.job).arrival()));
        return rows;
    }

    private static OptionalLong known(long tick) {
        return tick == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(tick);
    }

    /** Mean ticks from now to the start of the jobs that ever start, under the policy of a column. */
    public OptionalDouble meanWait(List<Row> rows, int column) {
        return rows.stream().map(row -> row.starts().get(column)).filter(OptionalLong::isPresent)
                .mapToLong(start -> start.getAsLong() - snapshot.tick()).average();
    }

    /**
     * A forecast as fields of JSON; a start or an end that never happens is null.
     *
     * @param policies names of the columns of the rows
     */
    public Map<String, Object> fields(List<String> policies, List<Row> rows) {
        return PlainJson.fields("workload", trace.workload().name(), "at", snapshot.tick(), "policies", policies, "jobs",
                rows.stream().map(row -> {
                    Job job = trace.index().job(row.job());
                    return PlainJson.fields("job", job.id(), "user", job.user(), "arrival", job.arrival(), "starts", row.starts(),
                            "ends", row.ends());
                }).toList());
    }

    /** First starts and last ends of jobs, by their numbers in the trace. */
    private record Future(long[] starts, long[] ends) {
    }

    /**
     * A forecast run.
     *
     * @param spec of the waiting jobs and the rest of running tasks, on a platform whose cores are all offline until now
     * @param trace to its end; some jobs may never start
     */
    public record GoingOn(RunSpec spec, Trace trace) {
    }

    /**
     * Simulates the future under a choice; only valid if some task waits.
     *
     * @throws org.schedscope.model.ModelException if there is no such policy, or a choice is invalid
     */
    public GoingOn goingOn(RunChoices choices) {
        RunSpec going = snapshot.goingOn(choices);
        Schedulers.check(going);
        RunSpec spec = choices.answers().isPresent() ? going : ExternalPolicyRecorder.recorded(going);
        WorkloadIndex index = new WorkloadIndex(spec.recordedWorkload());
        TraceRecorder recorder = new TraceRecorder(index, spec.recordedPlatform(), spec.begunPlatform());
        Simulation simulation = Schedulers.start(spec, recorder);
        try {
            simulation.runToEnd();
        } catch (WorkUndoneException someNeverStart) {
            // The rows show jobs that never end.
        }
        return new GoingOn(spec, recorder.trace());
    }

    private Future forecast(Trace future) {
        Future result = new Future(new long[trace.index().jobCount()], new long[trace.index().jobCount()]);
        Arrays.fill(result.starts, Long.MAX_VALUE);
        int[] left = new int[trace.index().jobCount()];
        for (int task = 0; task < future.index().taskCount(); task++) {
            left[jobOf(task)]++;
        }
        for (int seq = 0; seq < future.eventCount(); seq++) {
            EventKind kind = future.kind(seq);
            if (kind == EventKind.TASK_STARTED && snapshot.waits(snapshot.taskInTrace(future.subject(seq)))) {
                int job = jobOf(future.subject(seq));
                result.starts[job] = Math.min(result.starts[job], future.tick(seq));
            } else if (kind == EventKind.TASK_FINISHED) {
                int job = jobOf(future.subject(seq));
                left[job]--;
                result.ends[job] = left[job] == 0 ? future.tick(seq) : Long.MAX_VALUE;
            }
        }
        for (int job = 0; job < left.length; job++) {
            result.ends[job] = left[job] > 0 ? Long.MAX_VALUE : Math.max(result.ends[job], snapshot.runsUntil(job));
        }
        return result;
    }

    private int jobOf(int task) {
        return trace.index().jobOf(snapshot.taskInTrace(task));
    }
}
