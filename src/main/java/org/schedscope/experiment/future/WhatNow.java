package org.schedscope.experiment.future;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.schedscope.engine.Simulation;
import org.schedscope.event.RunChoices;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.ExternalPolicyRecorder;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.EventKind;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** When what waits at a tick of a recorded run would start under several policies, if nothing else arrived and estimates were true. */
public final class WhatNow {
    private final Trace trace;
    private final Present present;

    /**
     * A job of which something waits.
     *
     * @param job its number in the trace
     * @param starts under each policy, the tick at which the first of its waiting tasks starts; none if it never does
     * @param ends under each policy, the tick at which its last task ends; none if one never does
     */
    public record Row(int job, List<OptionalLong> starts, List<OptionalLong> ends) {
    }

    /** @param tick all of it has happened */
    public WhatNow(Trace trace, long tick) {
        this.trace = trace;
        this.present = new Present(trace, tick);
    }

    public Present present() {
        return present;
    }

    /**
     * Simulates what is to come under each of some choices.
     *
     * @return in order of arrival
     * @throws org.schedscope.model.ModelException if there is no such policy, or a choice is none
     */
    public List<Row> under(List<RunChoices> choices) {
        List<Future> futures = present.waiting().isEmpty() ? List.of()
                : choices.stream().map(choice -> told(goingOn(choice).trace())).toList();
        List<Row> rows = new ArrayList<>();
        for (int job : present.waiting()) {
            rows.add(new Row(job, futures.stream().map(future -> known(future.starts[job])).toList(),
                    futures.stream().map(future -> known(future.ends[job])).toList()));
        }
        rows.sort((a, b) -> Long.compare(trace.index().job(a.job).arrival(), trace.index().job(b.job).arrival()));
        return rows;
    }

    private static OptionalLong known(long tick) {
        return tick == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(tick);
    }

    /** Ticks from now until jobs start, on average over those that ever do, under the policy of a column. */
    public OptionalDouble meanWait(List<Row> rows, int column) {
        return rows.stream().map(row -> row.starts().get(column)).filter(OptionalLong::isPresent)
                .mapToLong(start -> start.getAsLong() - present.tick()).average();
    }

    /** First starts and last ends of jobs, by their numbers in the trace. */
    private record Future(long[] starts, long[] ends) {
    }

    /**
     * A run from now on.
     *
     * @param spec of its jobs, which wait now, on a platform of which all cores are offline until now, and the rest of what runs
     * @param trace of all of it; some of its jobs may never start
     */
    public record GoingOn(RunSpec spec, Trace trace) {
    }

    /**
     * Simulates what is to come under a choice; to be asked for if anything waits.
     *
     * @throws org.schedscope.model.ModelException if there is no such policy, or a choice is none
     */
    public GoingOn goingOn(RunChoices choices) {
        RunSpec going = present.goingOn(choices);
        Schedulers.check(going);
        RunSpec spec = choices.answers().isPresent() ? going : ExternalPolicyRecorder.recorded(going);
        WorkloadIndex index = new WorkloadIndex(spec.recordedWorkload());
        TraceRecorder recorder = new TraceRecorder(index, spec.recordedPlatform(), spec.begunPlatform());
        Simulation simulation = Schedulers.start(spec, recorder);
        try {
            simulation.runToEnd();
        } catch (WorkUndoneException someNeverStart) {
            // Their rows say so.
        }
        return new GoingOn(spec, recorder.trace());
    }

    private Future told(Trace future) {
        Future told = new Future(new long[trace.index().jobCount()], new long[trace.index().jobCount()]);
        Arrays.fill(told.starts, Long.MAX_VALUE);
        int[] left = new int[trace.index().jobCount()];
        for (int task = 0; task < future.index().taskCount(); task++) {
            left[jobOf(task)]++;
        }
        for (int seq = 0; seq < future.eventCount(); seq++) {
            EventKind kind = future.kind(seq);
            if (kind == EventKind.TASK_STARTED && present.waits(present.taskInTrace(future.subject(seq)))) {
                int job = jobOf(future.subject(seq));
                told.starts[job] = Math.min(told.starts[job], future.tick(seq));
            } else if (kind == EventKind.TASK_FINISHED) {
                int job = jobOf(future.subject(seq));
                left[job]--;
                told.ends[job] = left[job] == 0 ? future.tick(seq) : Long.MAX_VALUE;
            }
        }
        for (int job = 0; job < left.length; job++) {
            told.ends[job] = left[job] > 0 ? Long.MAX_VALUE : Math.max(told.ends[job], present.runsUntil(job));
        }
        return told;
    }

    private int jobOf(int task) {
        return trace.index().jobOf(present.taskInTrace(task));
    }
}
