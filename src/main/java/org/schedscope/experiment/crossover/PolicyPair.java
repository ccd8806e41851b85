package org.schedscope.experiment.crossover;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.definition.Variant;
import org.schedscope.experiment.sweep.FailedTask;
import org.schedscope.experiment.sweep.GridCell;
import org.schedscope.experiment.sweep.GridCells;
import org.schedscope.experiment.sweep.RunMaker;
import org.schedscope.metrics.Metric;
import org.schedscope.model.ModelException;
import org.schedscope.model.Workload;

/** Two policies on the workloads and seeds of a part, compared at values of one parameter. */
public final class PolicyPair {
    private final Part part;
    private final CrossoverParameter parameter;
    private final Metric metric;
    private final GridCells cells;
    private final int workers;
    /** One workload by unit of time, for the length of a tick. */
    private final Map<String, Workload> workloads = new ConcurrentHashMap<>();
    private Watch watch = (value, made, all) -> {};

    /** Observer of the number of pairs of runs made for a value. */
    public interface Watch {
        void come(BigDecimal value, int made, int all);
    }

    /**
     * @param part with one value on every axis but workload, seed and the parameter's, and two policies
     * @param workers parallel pairs of runs, at least 1
     */
    public PolicyPair(Part part, CrossoverParameter parameter, Metric metric, GridCells cells, int workers) {
        this.part = part;
        this.parameter = parameter;
        this.metric = metric;
        this.cells = cells;
        this.workers = workers;
        if (part.policies().size() != 2) {
            throw new ModelException("two policies are needed, not " + part.policies().size());
        }
        for (Axis axis : part.varied()) {
            if (axis.values().size() > 1 && !axis.name().equals(Axis.SEED) && !axis.name().equals(parameter.axis())) {
                throw new ModelException("the part " + part.name() + " has " + axis.values().size() + " values of " + axis.name()
                        + "; choose one, for instance --at " + axis.name() + "=" + axis.values().get(0));
            }
        }
    }

    /** Sets the observer of the next values. */
    public void watchedBy(Watch watcher) {
        watch = watcher;
    }

    /**
     * Makes the runs of a value.
     *
     * @throws ModelException if the value is invalid, or the measure is undefined
     */
    public Difference at(BigDecimal value) throws IOException {
        parameter.check(part, value);
        Grid grid = new Grid(new Experiment(part.name(), Optional.empty(), List.of(partAt(value)), List.of()));
        ExecutorService pool = Executors.newFixedThreadPool(workers);
        try {
            List<Future<double[]>> pairs = new ArrayList<>();
            for (int run = 0; run < grid.size(); run += 2) {
                GridRun first = grid.run(run);
                GridRun second = grid.run(run + 1);
                pairs.add(pool.submit(() -> pair(first, second)));
            }
            watch.come(value, 0, pairs.size());
            return difference(value, pairs);
        } finally {
            pool.shutdownNow();
        }
    }

    private Difference difference(BigDecimal value, List<Future<double[]>> pairs) throws IOException {
        double[] first = new double[pairs.size()];
        double[] second = new double[pairs.size()];
        for (int pair = 0; pair < first.length; pair++) {
            try {
                double[] both = pairs.get(pair).get();
                first[pair] = both[0];
                second[pair] = both[1];
                watch.come(value, pair + 1, pairs.size());
            } catch (ExecutionException e) {
                throw FailedTask.of(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted");
            }
        }
        return Difference.of(value, first, second);
    }

    private double[] pair(GridRun first, GridRun second) throws IOException {
        GridCell cell = cells.cell(first);
        workloads.putIfAbsent(cell.workload().timeUnit(), cell.workload());
        return new double[] {measure(first, cell), measure(second, cell)};
    }

    private double measure(GridRun run, GridCell cell) {
        double measured = metric.of(RunMaker.measured(run, cell));
        if (Double.isNaN(measured)) {
            throw new ModelException(metric.name() + " has no value in the run " + run.key());
        }
        return measured;
    }

    /** The part with one value on the parameter's axis. */
    private Part partAt(BigDecimal value) {
        Axis axis = new Axis(parameter.axis(), List.of(parameter.text(value)));
        List<Axis> varied = new ArrayList<>(part.varied());
        varied.removeIf(each -> each.name().equals(parameter.axis()));
        varied.add(axis);
        return new Part(part.name(), part.workloads(), varied, part.policies(), part.measuring(), part.figures());
    }

    public List<Variant> policies() {
        return part.policies();
    }

    public Metric metric() {
        return metric;
    }

    public CrossoverParameter parameter() {
        return parameter;
    }

    /** Workloads of the runs so far, one for each length of a tick. */
    public List<Workload> workloads() {
        return List.copyOf(workloads.values());
    }
}
