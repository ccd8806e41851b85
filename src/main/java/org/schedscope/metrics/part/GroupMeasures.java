package org.schedscope.metrics.part;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.schedscope.event.EventKind;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/**
 * Throughput, SLR, waits and utilisation of a part of a run by cluster, user, group of users, kind or queue. A job counts for every cluster
 * that ran a piece of it and for every kind of its tasks; by user, group or queue it counts once. Time is linear in the events of the
 * trace.
 */
public final class GroupMeasures {
    /** Criteria of grouping. */
    public enum By {
        CLUSTER, USER,
        /** The parent of a user in the path: {@code /maths} of {@code /maths/ada}, such as the account of a batch system. */
        GROUP, KIND, QUEUE
    }

    /** Group of jobs without a queue. */
    public static final String NO_QUEUE = "(none)";

    /**
     * A group.
     *
     * @param finished number of its jobs that finished in the interval
     * @param flow finished ÷ ticks of the interval, in jobs per tick
     * @param slr SLR of these jobs
     * @param waiting waits of these jobs, first start − arrival, in ticks
     * @param coreTicks executed in the interval
     * @param utilisation coreTicks ÷ (ticks × cores that could run the group), 0 to 1: the cores of the cluster or kind, otherwise of the
     *             platform
     */
    public record Row(String group, int finished, double flow, Sample slr, Sample waiting, double coreTicks, double utilisation) {
    }

    /** Sums of one group. */
    private static final class Group {
        private final List<Integer> finished = new ArrayList<>();
        private double coreTicks;
    }

    private final Trace trace;
    private final JobFacts facts;
    private final By by;
    private final RunPart part;
    /** Jobs that ran on the cores of the part. */
    private final BitSet ranThere = new BitSet();
    private final Map<String, Group> groups = new TreeMap<>();
    private final Map<Integer, Long> firstStart = new HashMap<>();
    private final Map<Integer, Set<String>> clustersOf = new HashMap<>();

    private GroupMeasures(Trace trace, JobFacts facts, By by, RunPart part) {
        this.trace = trace;
        this.facts = facts;
        this.by = by;
        this.part = part;
    }

    /**
     * Measures the ticks (from, to].
     *
     * @param position number of events; a task that still runs then has executed until the last of them
     * @param to after {@code from}
     * @return clusters in platform order, others by name, including groups without any job
     */
    public static List<Row> of(Trace trace, int position, JobFacts facts, By by, long from, long to) {
        return of(trace, position, facts, by, RunPart.ofTicks(from, to));
    }

    /** Measures the ticks (from, to] on some cores; a job counts if it ran on them in these ticks. */
    public static List<Row> of(Trace trace, int position, JobFacts facts, By by, RunPart part) {
        GroupMeasures measures = new GroupMeasures(trace, facts, by, part);
        measures.pieces(position);
        measures.finishes(position);
        return measures.rows();
    }

    private void pieces(int position) {
        WorkloadIndex index = trace.index();
        long now = trace.tickAt(position);
        for (int piece = 0; piece < trace.pieces().countAt(position); piece++) {
            int task = trace.pieces().task(piece);
            int job = index.jobOf(task);
            firstStart.merge(job, trace.pieces().start(piece), Math::min);
            String cluster = trace.platform().clusters().get(trace.pieces().cluster(piece)).id();
            long held = part.rows().isEmpty() ? facts.coresOf(task) : part.held(trace.pieces(), piece);
            long end = Math.min(Math.min(trace.pieces().end(piece), now), part.to());
            long inside = end - Math.max(trace.pieces().start(piece), part.from());
            if (inside > 0 && held > 0) {
                ranThere.set(job);
                group(by == By.CLUSTER ? cluster : ofTask(task)).coreTicks += (double) inside * held;
            }
            if (by == By.CLUSTER && held > 0) {
                clustersOf.computeIfAbsent(job, number -> new HashSet<>()).add(cluster);
            }
        }
    }

    private void finishes(int position) {
        int end = Math.min(position, trace.positionAfter(part.to()));
        Trace inOrder = trace.inOrder();
        for (int seq = trace.positionAfter(part.from()); seq < end; seq++) {
            if (inOrder.kind(seq) == EventKind.JOB_FINISHED && (part.rows().isEmpty() || ranThere.get(inOrder.subject(seq)))) {
                int job = inOrder.subject(seq);
                int at = seq;
                ofJob(job).forEach(name -> group(name).finished.add(at));
            }
        }
    }

    private Group group(String name) {
        return groups.computeIfAbsent(name, unknown -> new Group());
    }

    private String ofTask(int task) {
        int job = trace.index().jobOf(task);
        return switch (by) {
            case KIND -> trace.index().task(task).kind();
            case USER -> trace.index().job(job).user();
            case GROUP -> above(trace.index().job(job));
            default -> trace.index().job(job).queue().orElse(NO_QUEUE);
        };
    }

    private static String above(Job job) {
        return job.user().substring(0, Math.max(1, job.user().lastIndexOf('/')));
    }

    private Set<String> ofJob(int job) {
        if (by == By.CLUSTER) {
            return clustersOf.getOrDefault(job, Set.of());
        }
        Set<String> names = new HashSet<>();
        for (int task = trace.index().firstTask(job); task < trace.index().firstTask(job + 1); task++) {
            names.add(ofTask(task));
        }
        return names;
    }

    private List<Row> rows() {
        if (by == By.CLUSTER) {
            List<Cluster> clusters = trace.platform().clusters();
            return IntStream.range(0, clusters.size()).filter(number -> part.coresOf(trace.platform(), number) > 0)
                    .mapToObj(number -> row(clusters.get(number).id(), part.coresOf(trace.platform(), number))).toList();
        }
        for (int job = 0; job < trace.index().jobCount(); job++) {
            ofJob(job).forEach(this::group);
        }
        return groups.keySet().stream().map(name -> row(name, cores(name))).toList();
    }

    /** Cores that could run a group. */
    private long cores(String name) {
        List<Cluster> clusters = trace.platform().clusters();
        return IntStream.range(0, clusters.size())
                .filter(number -> by != By.KIND || name.equals(Task.ANY_KIND) || name.equals(clusters.get(number).kind()))
                .mapToLong(number -> part.coresOf(trace.platform(), number)).sum();
    }

    private Row row(String name, long cores) {
        Group group = group(name);
        IntFunction<Integer> job = i -> trace.subject(group.finished.get(i));
        double[] slr = new double[group.finished.size()];
        double[] wait = new double[slr.length];
        for (int i = 0; i < slr.length; i++) {
            long arrival = facts.arrival(job.apply(i));
            slr[i] = (double) (trace.tick(group.finished.get(i)) - arrival) / facts.criticalPath(job.apply(i));
            wait[i] = firstStart.get(job.apply(i)) - arrival;
        }
        double ticks = part.to() - part.from();
        return new Row(name, slr.length, slr.length / ticks, new Sample(slr), new Sample(wait), group.coreTicks,
                group.coreTicks / (ticks * cores));
    }
}
