package org.schedscope.breakpoint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.EventKind;
import org.schedscope.trace.JobState;
import org.schedscope.trace.TaskState;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;

/** Goes through every moment of a run and asks each time, from all that has happened, whether the condition is true. */
final class NaiveStops {
    private final Trace trace;
    private final JobFacts facts;

    NaiveStops(Trace trace) {
        this.trace = trace;
        facts = new JobFacts(trace.index(), trace.platform());
    }

    List<Stop> of(Condition condition) {
        List<Stop> stops = new ArrayList<>();
        boolean before = false;
        for (int position = 0; position <= trace.eventCount(); position++) {
            long from = trace.tickAt(position);
            long to = position < trace.eventCount() ? Math.max(from, trace.tick(position) - 1) : from;
            for (long tick = from; tick <= to; tick++) {
                if (condition instanceof Condition.ClusterIdles && position != trace.positionAfter(tick)) {
                    continue;
                }
                boolean now = holds(condition, position, tick);
                if (now && (!before || isAnEvent(condition))) {
                    stops.add(new Stop(position, tick));
                }
                before = now;
            }
        }
        return stops;
    }

    private static boolean isAnEvent(Condition condition) {
        return condition instanceof Condition.JobDoes || condition instanceof Condition.TaskStarts;
    }

    private boolean holds(Condition condition, int position, long tick) {
        boolean event = position > 0 && tick == trace.tickAt(position);
        if (condition instanceof Condition.Time time) {
            return tick >= time.tick();
        }
        if (condition instanceof Condition.JobDoes does) {
            EventKind kind = switch (does.deed()) {
                case ARRIVES -> EventKind.JOB_ARRIVED;
                case FINISHES -> EventKind.JOB_FINISHED;
                case STARVES -> EventKind.JOB_STARVED;
            };
            return event && trace.kind(position - 1) == kind && jobId(trace.subject(position - 1)).equals(does.job());
        }
        if (condition instanceof Condition.TaskStarts starts) {
            return event && trace.kind(position - 1) == EventKind.TASK_STARTED
                    && trace.index().task(trace.subject(position - 1)).id().equals(starts.task())
                    && jobId(trace.index().jobOf(trace.subject(position - 1))).equals(starts.job());
        }
        return condition instanceof Condition.SlrAbove || condition instanceof Condition.UserViolated ? lasts(condition, position, tick)
                : waits(condition, position);
    }

    private String jobId(int job) {
        return trace.index().job(job).id();
    }

    private boolean lasts(Condition condition, int position, long tick) {
        RunMeasures measures = RunMeasures.at(facts, trace, position);
        for (int job = 0; job < facts.jobCount(); job++) {
            if (measures.state(job) == RunMeasures.JobState.COMING) {
                continue;
            }
            long end = measures.end(job).orElse(tick);
            if (condition instanceof Condition.SlrAbove slr && jobId(job).equals(slr.job())
                    && new Ratio(end - facts.arrival(job), facts.criticalPath(job)).compareTo(slr.bound()) > 0) {
                return true;
            }
            if (condition instanceof Condition.UserViolated violated && trace.index().job(job).user().equals(violated.user())
                    && end > facts.expectedEndTimes(EetCapacity.EQUAL_SHARES).of(job)) {
                return true;
            }
        }
        return false;
    }

    private boolean waits(Condition condition, int position) {
        TraceCursor cursor = new TraceCursor(trace);
        cursor.moveTo(position);
        int clusters = trace.platform().clusters().size();
        if (condition instanceof Condition.QueueAbove above) {
            int length = cursor.queueLength(clusters);
            for (int cluster = 0; cluster < clusters; cluster++) {
                if (above.cluster().isEmpty() || above.cluster().get().equals(trace.platform().clusters().get(cluster).id())) {
                    length += cursor.queueLength(cluster);
                }
            }
            return length > above.length();
        }
        for (int cluster = 0; cluster < clusters; cluster++) {
            if (trace.platform().clusters().get(cluster).id().equals(((Condition.ClusterIdles) condition).cluster())) {
                return idles(cluster, position, cursor);
            }
        }
        throw new AssertionError("no such cluster");
    }

    private boolean idles(int number, int position, TraceCursor cursor) {
        Cluster cluster = trace.platform().clusters().get(number);
        long memory = cluster.memory().orElse(Long.MAX_VALUE);
        for (int piece = 0; piece < trace.pieceCountAt(position); piece++) {
            if (trace.runsAt(piece, position) && trace.pieceCluster(piece) == number) {
                memory -= trace.index().task(trace.pieceTask(piece)).memory();
            }
        }
        Map<Integer, Integer> queues = new HashMap<>();
        for (int seq = 0; seq < position; seq++) {
            if (trace.kind(seq) == EventKind.TASK_READY) {
                queues.put(trace.subject(seq), trace.queue(seq));
            }
        }
        for (int each : queues.keySet()) {
            Task task = trace.index().task(each);
            boolean here = queues.get(each) == number || queues.get(each) == trace.platform().clusters().size();
            boolean starved = cursor.jobState(trace.index().jobOf(each)) == JobState.STARVED;
            if (here && !starved && cursor.taskState(each) == TaskState.QUEUED && task.fits(cluster)
                    && task.cores() <= cursor.freeCores(number) && task.memory() <= memory) {
                return true;
            }
        }
        return false;
    }
}
