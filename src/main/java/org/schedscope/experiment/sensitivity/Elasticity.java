package org.schedscope.experiment.sensitivity;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.Metrics;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** Changes of a run's metrics when one input at a time is reduced or increased by a tenth. */
public final class Elasticity {
    private static final Ratio LESS = new Ratio(9, 10);
    private static final Ratio MORE = new Ratio(11, 10);
    private static final double SPAN = MORE.minus(LESS).toDouble();

    /** Inputs that are varied. */
    public enum Thing {
        /** Arrival rate: intervals between arrivals are scaled. */
        LOAD,
        /** Cores of one cluster, rounded, at least one more or less. */
        CORES,
        /** Delays of the network. */
        DELAYS,
        /** Errors of the estimates. */
        ESTIMATES
    }

    /**
     * An input with the metrics for less and more of it.
     *
     * @param subject id of the cluster, for cores
     * @param span relative width of the change: 0.2, but for cores, which are whole
     * @param less values in the order of {@link Metrics#all()}; empty if some task fits nowhere
     * @param more likewise
     */
    public record Row(Thing thing, String subject, double span, List<Double> less, List<Double> more) {
        /** Relative change of a metric per relative change of the input; NaN where it is undefined. */
        public double of(int metric, double was) {
            return less.isEmpty() || more.isEmpty() || was == 0 ? Double.NaN : (more.get(metric) - less.get(metric)) / was / span;
        }
    }

    private final RunSpec spec;
    private final ReportOptions options;
    private final Runnable before;
    private final BooleanSupplier cancelled;

    /** An input that the run has, and how to scale it. */
    private record Change(Thing thing, String subject, double span, BiFunction<RunSpec, Ratio, RunSpec> to) {
    }

    public Elasticity(RunSpec spec, ReportOptions options) {
        this(spec, options, () -> {}, () -> false);
    }

    /**
     * @param before called before each run
     * @param cancelled polled during runs; true ends all with a {@link java.util.concurrent.CancellationException}
     */
    Elasticity(RunSpec spec, ReportOptions options, Runnable before, BooleanSupplier cancelled) {
        this.spec = spec;
        this.options = options;
        this.before = before;
        this.cancelled = cancelled;
    }

    /** Number of runs in all. */
    int runs() {
        return 1 + 2 * changes().size();
    }

    /** Metrics of the unchanged run, in the order of {@link Metrics#all()}. */
    public List<Double> was() {
        return measured(spec);
    }

    /** The results for all inputs that this run has. */
    public List<Row> rows() {
        return changes().stream().map(each -> new Row(each.thing, each.subject, each.span, tried(each.to, LESS), tried(each.to, MORE)))
                .toList();
    }

    private List<Change> changes() {
        List<Change> changes = new ArrayList<>();
        changes.add(new Change(Thing.LOAD, "", SPAN, (run, factor) -> with(Elasticity.atLoad(run.workload(), factor), run.platform())));
        for (Cluster cluster : spec.platform().clusters()) {
            double span = (double) (cores(cluster.cores(), MORE) - cores(cluster.cores(), LESS)) / cluster.cores();
            changes.add(new Change(Thing.CORES, cluster.id(), span, (run, factor) -> with(run.workload(), run.platform()
                    .withClusters(each -> each.id().equals(cluster.id()) ? each.withCores(cores(each.cores(), factor)) : each))));
        }
        if (spec.platform().clusters().size() > 1 && !spec.platform().network().equals(NetworkModel.NONE)) {
            changes.add(new Change(Thing.DELAYS, "", SPAN, (run, factor) -> with(run.workload(), run.platform().withNetwork(
                    run.platform().network().delayedBy(factor)))));
        }
        if (spec.workload().jobs().stream().anyMatch(job -> job.tasks().stream().anyMatch(task -> task.estimate().isPresent()))) {
            changes.add(new Change(Thing.ESTIMATES, "", SPAN,
                    (run, factor) -> with(Elasticity.scaleEstimates(run.workload(), factor), run.platform())));
        }
        return changes;
    }

    private List<Double> tried(BiFunction<RunSpec, Ratio, RunSpec> change, Ratio factor) {
        try {
            return measured(change.apply(spec, factor));
        } catch (ModelException | WorkUndoneException cannotRun) {
            return List.of();
        }
    }

    private RunSpec with(Workload workload, Platform platform) {
        return new RunSpec(workload, platform, spec.choices());
    }

    private List<Double> measured(RunSpec run) {
        before.run();
        RunMeasures measures = new RunMeasures(new JobFacts(new WorkloadIndex(run.recordedWorkload()), run.recordedPlatform()));
        Schedulers.start(run, measures).runToEnd(cancelled);
        MeasuredRun end = measures.measured(options);
        return Metrics.all().stream().map(metric -> metric.of(end)).toList();
    }

    private static Workload atLoad(Workload workload, Ratio factor) {
        return workload.withJobs(workload.jobs().stream().map(job -> job.withArrival(Ratio.of(job.arrival()).dividedBy(factor).floor()))
                .toList());
    }

    private static int cores(int was, Ratio factor) {
        int nearest = Math.toIntExact(factor.times(was).plus(new Ratio(1, 2)).floor());
        return Math.max(1, nearest != was ? nearest : factor.compareTo(Ratio.ONE) > 0 ? was + 1 : was - 1);
    }

    private static Workload scaleEstimates(Workload workload, Ratio factor) {
        return workload.withJobs(workload.jobs().stream()
                .map(job -> job.withTasks(job.tasks().stream().map(task -> scaleEstimate(task, factor)).toList())).toList());
    }

    private static Task scaleEstimate(Task task, Ratio factor) {
        if (task.estimate().isEmpty()) {
            return task;
        }
        long error = task.estimate().getAsLong() - task.exec();
        long estimate = Math.max(1, task.exec() + factor.times(error).plus(new Ratio(1, 2)).floor());
        return task.withEstimate(estimate);
    }
}
