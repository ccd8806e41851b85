package org.schedscope.experiment.future;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.generate.RandomStream;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ModelException;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.policy.PlannedPolicy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.ForkPoint;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/**
 * Search for the best start order of the next waiting tasks at a tick, after which the policy continues: the gain of knowing the future.
 * Each order is judged by the run of its own fork, from the tick to its end, so the reported value is that of the fork. All orders of few
 * tasks are tried; for more, local search moves one task at a time (late acceptance: Burke, Bykov 2017).
 */
public final class NextTasks {
    /** The most tasks, for local search by single moves. */
    public static final int MOST = 100;

    private static final int ALL_ORDERS_OF = 6;
    private static final int MEMORY = 20;
    /** Repeated orders in a row that end the search, as no new ones are likely. */
    private static final int MOST_KNOWN = 1000;
    private static final long SEED = 1;

    private final RunSpec spec;
    private final long tick;
    private final Metric metric;
    private final ReportOptions options;
    private final RunSpec stage;
    private final List<Integer> waiting;
    private final JobFacts facts;
    private final double was;
    /** Measures of the run up to the tick. */
    private final RunMeasures before;
    private final Watch watch;
    private int tried;

    /** Observer of a search. */
    public interface Watch {
        /**
         * Called after each order.
         *
         * @param orders tried so far
         * @param best value of the metric so far; at first the policy's
         */
        void tried(int orders, double best);

        /** Whether to end the search with the best order so far; also polled during runs. */
        boolean isEnough();
    }

    /**
     * The result of a search.
     *
     * @param tasks numbers of the tasks, in the policy's start order
     * @param order the best start order; the policy's if none is better
     * @param fork with that order; absent if none is better
     * @param was the metric of the run
     * @param best the metric of the fork
     * @param tried orders
     * @param all whether all possible orders were tried
     */
    public record Found(List<Integer> tasks, List<Integer> order, Optional<ForkSpec> fork, double was, double best, int tried,
            boolean all) {
    }

    /**
     * @param spec of a run, with its forks
     * @param trace the same run, recorded to its end
     * @param count number of tasks, at least 2 and at most {@value #MOST}
     */
    public NextTasks(RunSpec spec, Trace trace, long tick, int count, Metric metric, ReportOptions options, Watch watch) {
        this.spec = spec;
        this.tick = tick;
        this.metric = metric;
        this.options = options;
        this.watch = watch;
        stage = spec.lastStage();
        waiting = waiting(trace, count);
        facts = new JobFacts(trace.index(), trace.platform());
        was = value(RunMeasures.at(facts, trace, trace.eventCount()));
        before = new RunMeasures(facts);
    }

    /** Tasks of arrived jobs that start at the tick or later, in the order of their starts. */
    private List<Integer> waiting(Trace trace, int count) {
        long[] start = new long[trace.index().taskCount()];
        Arrays.fill(start, Long.MAX_VALUE);
        Pieces pieces = trace.pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            start[pieces.task(piece)] = Math.min(start[pieces.task(piece)], pieces.start(piece));
        }
        return IntStream.range(0, start.length).filter(task -> start[task] >= tick && start[task] < Long.MAX_VALUE)
                .filter(task -> trace.index().job(trace.index().jobOf(task)).arrival() <= tick).boxed()
                .sorted((a, b) -> start[a] != start[b] ? Long.compare(start[a], start[b]) : a - b).limit(count).toList();
    }

    /**
     * Searches until the watch ends it; with fewer than two tasks there is nothing to find.
     *
     * @throws ModelException if the policy of the run cannot follow a plan
     */
    public Found find() {
        if (waiting.size() < 2) {
            return new Found(waiting, waiting, Optional.empty(), was, was, 0, true);
        }
        Policies.complaint(PlannedPolicy.name(waiting, Schedulers.expanded(stage).policy())).ifPresent(wrong -> {
            throw new ModelException(wrong);
        });
        boolean few = waiting.size() <= ALL_ORDERS_OF;
        Best best = new Best(waiting, was);
        boolean whole = false;
        try {
            ForkPoint point = ForkPoint.of(spec, SimulationInput.of(spec.workload(), spec.platform()), tick, before, watch::isEnough);
            whole = few ? tryAll(new ArrayList<>(waiting), 0, point, best) : move(point, best);
        } catch (CancellationException enough) {
            // The best order so far is the result.
        }
        boolean better = isBetter(best.value, was);
        return new Found(waiting, better ? best.order : waiting, better ? Optional.of(fork(best.order)) : Optional.empty(), was, best.value,
                tried, whole);
    }

    /** The best order so far. */
    private static final class Best {
        private List<Integer> order;
        private double value;

        Best(List<Integer> order, double value) {
            this.order = order;
            this.value = value;
        }
    }

    private boolean isBetter(double one, double other) {
        return metric.better() == Metric.Better.LOWER ? one < other : one > other;
    }

    /** Tries all permutations of the tasks from a place on; false if the watch ended it. */
    private boolean tryAll(List<Integer> order, int from, ForkPoint point, Best best) {
        if (from == order.size() - 1) {
            attempt(order, point, best);
            return !watch.isEnough();
        }
        for (int next = from; next < order.size(); next++) {
            Collections.rotate(order.subList(from, next + 1), 1);
            boolean goOn = tryAll(order, from + 1, point, best);
            Collections.rotate(order.subList(from, next + 1), -1);
            if (!goOn) {
                return false;
            }
        }
        return true;
    }

    /** Local search until the watch ends it or no new orders turn up; never exhaustive. */
    private boolean move(ForkPoint point, Best best) {
        RandomStream draws = RandomStream.of(SEED, "next tasks");
        List<Integer> held = waiting;
        double[] past = new double[MEMORY];
        Arrays.fill(past, best.value);
        double value = best.value;
        Set<List<Integer>> seen = new HashSet<>();
        int known = 0;
        for (int step = 0; known < MOST_KNOWN && !watch.isEnough(); step++) {
            List<Integer> other = new ArrayList<>(held);
            other.add((int) draws.below(other.size()), other.remove((int) draws.below(other.size())));
            known = seen.contains(other) ? known + 1 : 0;
            if (seen.add(other)) {
                double now = attempt(other, point, best);
                if (!isBetter(past[step % MEMORY], now) || !isBetter(value, now)) {
                    held = other;
                    value = now;
                }
                past[step % MEMORY] = value;
            }
        }
        return false;
    }

    private double attempt(List<Integer> order, ForkPoint point, Best best) {
        RunMeasures measures = before.copy();
        double now = worst();
        try {
            point.under(fork(order), measures).runToEnd(watch::isEnough);
            now = value(measures);
        } catch (ModelException | WorkUndoneException cannot) {
            // The order keeps the worst value.
        }
        tried++;
        if (isBetter(now, best.value)) {
            best.order = List.copyOf(order);
            best.value = now;
        }
        watch.tried(tried, best.value);
        return now;
    }

    private ForkSpec fork(List<Integer> order) {
        RunChoices expanded = Schedulers.expanded(stage).choices();
        return ForkSpec.at(tick).withChoices(expanded.with(PlannedPolicy.name(order, expanded.policy()), expanded.scheduler(),
                expanded.parameters()));
    }

    /** The metric at the end of a run; the worst possible value if it is undefined. */
    private double value(RunMeasures measures) {
        double value = metric.of(measures.measured(options));
        return Double.isNaN(value) ? worst() : value;
    }

    private double worst() {
        return metric.better() == Metric.Better.LOWER ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
}
