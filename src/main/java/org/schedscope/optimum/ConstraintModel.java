package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.chocosolver.sat.Clause;
import org.chocosolver.sat.MiniSat;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Settings;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainMin;
import org.chocosolver.solver.search.strategy.selectors.variables.Smallest;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.util.criteria.Criterion;
import org.schedscope.model.number.Ratio;

/** Decision problem for the constraint solver: is there a schedule of at most a given cost? */
final class ConstraintModel {
    /** The largest integer of the solver. */
    static final long LARGEST = IntVar.MAX_INT_BOUND;
    /** Dead ends until the first restart. */
    private static final int RESTART = 50;
    /** The most start ticks with a variable per value; beyond, only bounds that the solver meets have literals. */
    private static final long MOST_TICKS = 50_000;

    private final PlacementProblem problem;
    private final JobCosts costs;
    private final Model model = new Model("schedule", Settings.init().setLCG(true));
    private final IntVar[] start;
    private final IntVar[] duration;
    private final IntVar[] end;
    private final BoolVar[][] at;
    private final boolean fewTicks;
    private boolean impossible;
    /** Nodes of the solver already charged to the budget. */
    private long seen;

    /** The result of a search. */
    enum Answer {
        FOUND, NONE, UNKNOWN
    }

    /**
     * @param latest latest end of each job
     * @param excess what jobs may cost together; unused for the makespan, which is limited by the latest ends alone
     */
    ConstraintModel(PlacementProblem problem, JobCosts costs, long[] latest, Excess excess) {
        this.problem = problem;
        this.costs = costs;
        start = new IntVar[problem.taskCount()];
        duration = new IntVar[problem.taskCount()];
        end = new IntVar[problem.taskCount()];
        at = new BoolVar[problem.taskCount()][problem.clusterCount()];
        long[] first = new long[start.length];
        long[] last = new long[start.length];
        long ticks = 0;
        for (int task = 0; task < start.length; task++) {
            first[task] = problem.earliestEnd(task) - problem.shortest(task);
            last[task] = latest[problem.index().jobOf(task)] - problem.rank(task);
            impossible |= first[task] > last[task];
            ticks += last[task] - first[task];
        }
        fewTicks = ticks <= MOST_TICKS;
        for (int task = 0; task < start.length && !impossible; task++) {
            place(task, first[task], last[task]);
        }
        if (!impossible) {
            edges();
            symmetry();
            resources();
            cost(latest, excess);
            strategy(new TaskOrders(problem, model, start, end, at).post());
        }
    }

    private void place(int task, long first, long last) {
        start[task] = model.intVar("start " + task, (int) first, (int) last, !fewTicks);
        int[] clusters = problem.clusters(task);
        for (int cluster : clusters) {
            boolean inTime = problem.duration(task, cluster) - problem.shortest(task) <= last - first;
            at[task][cluster] = clusters.length == 1 ? model.boolVar(true)
                    : inTime ? model.boolVar("at " + task + " " + cluster) : model.boolVar(false);
        }
        int[] durations = Arrays.stream(clusters).mapToLong(cluster -> problem.duration(task, cluster)).mapToInt(Math::toIntExact)
                .toArray();
        int shortest = Arrays.stream(durations).min().getAsInt();
        int longest = (int) Math.min(Arrays.stream(durations).max().getAsInt(), shortest + last - first);
        BoolVar[] places = Arrays.stream(clusters).mapToObj(cluster -> at[task][cluster]).toArray(BoolVar[]::new);
        if (clusters.length > 1) {
            model.sum(places, "=", 1).post();
        }
        duration[task] = shortest == longest ? model.intVar(shortest) : model.intVar("duration " + task, shortest, longest, !fewTicks);
        if (shortest == longest) {
            end[task] = model.offset(start[task], shortest);
        } else {
            model.scalar(places, durations, "=", duration[task]).post();
            end[task] = model.intVar("end " + task, (int) first + shortest, (int) last + shortest, !fewTicks);
            model.arithm(start[task], "+", duration[task], "=", end[task]).post();
        }
    }

    private void edges() {
        for (int task = 0; task < start.length; task++) {
            for (PlacementProblem.Edge edge : problem.inputs(task)) {
                edge(edge);
            }
        }
    }

    /** Adds a delay between parent and child: the least one always, a longer one if both are placed so. */
    private void edge(PlacementProblem.Edge edge) {
        int parent = edge.parent();
        int child = edge.child();
        int least = Math.toIntExact(edge.least());
        model.arithm(start[child], "-", end[parent], ">=", least).post();
        SortedMap<Long, List<int[]>> longer = new TreeMap<>();
        for (int from : problem.clusters(parent)) {
            for (int to : problem.clusters(child)) {
                if (edge.delay()[from][to] > least) {
                    longer.computeIfAbsent(edge.delay()[from][to], delay -> new ArrayList<>()).add(new int[] {from, to});
                }
            }
        }
        longer.forEach((delay, pairs) -> {
            BoolVar waits = model.arithm(start[child], "-", end[parent], ">=", Math.toIntExact(delay)).reify();
            boolean alwaysIfApart = longer.size() == 1 && least == 0
                    && Arrays.equals(problem.clusters(parent), problem.clusters(child))
                    && pairs.size() == problem.clusters(parent).length * (problem.clusters(parent).length - 1);
            if (alwaysIfApart) {
                for (int cluster : problem.clusters(parent)) {
                    model.addClauses(new BoolVar[] {waits, at[child][cluster]}, new BoolVar[] {at[parent][cluster]});
                }
            } else {
                pairs.forEach(pair -> model.addClauses(new BoolVar[] {waits},
                        new BoolVar[] {at[parent][pair[0]], at[child][pair[1]]}));
            }
        });
    }

    /** Breaks the symmetry of equal clusters: the first task runs on the first cluster, the second on one of the first two, and so on. */
    private void symmetry() {
        if (problem.isSymmetric()) {
            for (int task = 0; task < Math.min(start.length, problem.clusterCount()); task++) {
                for (int cluster = task + 1; cluster < problem.clusterCount(); cluster++) {
                    model.arithm(at[problem.inOrder(task)][cluster], "=", 0).post();
                }
            }
        }
    }

    private void resources() {
        for (int cluster = 0; cluster < problem.clusterCount(); cluster++) {
            int where = cluster;
            int[] here = IntStream.range(0, start.length).filter(task -> at[task][where] != null).toArray();
            int[] cores = Arrays.stream(here).map(problem::cores).toArray();
            capacity(here, cores, where, problem.cluster(where).cores());
            for (int resource = 0; resource < problem.needs().length; resource++) {
                if (problem.capacities()[resource][where] < Long.MAX_VALUE) {
                    counted(here, where, problem.needs()[resource], problem.capacities()[resource][where]);
                }
            }
        }
        if (problem.clusterCount() > 1) {
            IntVar[] always = new IntVar[start.length];
            Arrays.fill(always, model.boolVar(true));
            int[] cores = IntStream.range(0, start.length).map(problem::cores).toArray();
            int total = IntStream.range(0, problem.clusterCount()).map(cluster -> problem.cluster(cluster).cores()).sum();
            capacity(start, end, always, cores, total);
        }
    }

    private void counted(int[] here, int cluster, long[] needed, long capacity) {
        long unit = capacity;
        for (int task : here) {
            unit = Ratio.gcd(unit, needed[task]);
        }
        long divisor = Math.max(1, unit);
        int[] needs = Arrays.stream(here).mapToLong(task -> needed[task] / divisor).mapToInt(Math::toIntExact).toArray();
        int[] some = IntStream.range(0, here.length).filter(place -> needs[place] > 0).toArray();
        capacity(Arrays.stream(some).map(place -> here[place]).toArray(), Arrays.stream(some).map(place -> needs[place]).toArray(),
                cluster, Math.toIntExact(capacity / divisor));
    }

    private void capacity(int[] here, int[] needs, int cluster, int capacity) {
        IntVar[] ends = Arrays.stream(here)
                .<IntVar>mapToObj(task -> model.offset(start[task], Math.toIntExact(problem.duration(task, cluster))))
                .toArray(IntVar[]::new);
        capacity(Arrays.stream(here).mapToObj(task -> start[task]).toArray(IntVar[]::new), ends,
                Arrays.stream(here).mapToObj(task -> at[task][cluster]).toArray(IntVar[]::new), needs, capacity);
    }

    private void capacity(IntVar[] starts, IntVar[] ends, IntVar[] here, int[] needs, int capacity) {
        if (Arrays.stream(needs).asLongStream().sum() > capacity) {
            new Constraint("capacity", new CapacityPropagator(starts, ends, here, needs, capacity)).post();
        }
    }

    private void cost(long[] latest, Excess excess) {
        if (!costs.sums()) {
            return;
        }
        int[] jobs = IntStream.range(0, problem.index().jobCount()).toArray();
        IntVar[] each = new IntVar[jobs.length];
        int most = Math.toIntExact(excess.most());
        for (int job : jobs) {
            int tasks = problem.index().firstTask(job);
            IntVar[] ends = IntStream.range(tasks, problem.index().firstTask(job + 1)).mapToObj(task -> end[task]).toArray(IntVar[]::new);
            IntVar last = ends[0];
            if (ends.length > 1) {
                int first = Arrays.stream(ends).mapToInt(IntVar::getLB).max().getAsInt();
                last = model.intVar("last " + job, first, Math.toIntExact(latest[job]), !fewTicks);
                for (IntVar one : ends) {
                    model.arithm(last, ">=", one).post();
                }
            }
            each[job] = model.intVar("cost " + job, 0, most, true);
            new Constraint("cost of a job", new CostPropagator(last, each[job], tick -> excess.of(job, tick),
                    cost -> excess.latest(job, cost, latest[job]))).post();
        }
        model.sum(each, "<=", most).post();
    }

    /** Branches first by activity (cluster, order, latest start), then by earliest start. */
    private void strategy(List<BoolVar> orders) {
        List<BoolVar> choices = new ArrayList<>(orders);
        for (BoolVar[] places : at) {
            Arrays.stream(places).filter(place -> place != null && !place.isInstantiated()).forEach(choices::add);
        }
        IntVar[] ticks = fewTicks ? start : new IntVar[0];
        if (!choices.isEmpty() || ticks.length > 0) {
            Solver solver = model.getSolver();
            ActivityStrategy active = new ActivityStrategy(choices.toArray(BoolVar[]::new), ticks);
            solver.setLearner(new ActivityLearning(solver, active::learnt));
            solver.setSearch(active, Search.intVarSearch(new Smallest(), new IntDomainMin(), start),
                    Search.inputOrderLBSearch(model.retrieveIntVars(true)));
            solver.setLubyRestart(RESTART, new FailCounter(model, 0), Integer.MAX_VALUE);
        }
    }

    /**
     * Continues the search.
     *
     * @param nodes most further nodes of the solver's tree
     * @param into receives the plans that are found
     */
    Answer search(long nodes, Budget budget, List<SearchPlan> into) {
        if (impossible) {
            return Answer.NONE;
        }
        Solver solver = model.getSolver();
        long until = solver.getNodeCount() + nodes;
        Criterion enough = () -> {
            boolean goOn = !budget.isOver();
            for (; goOn && seen < solver.getNodeCount(); seen++) {
                goOn = budget.step();
            }
            return !goOn || solver.getNodeCount() >= until;
        };
        solver.addStopCriterion(enough);
        boolean found = solver.solve();
        boolean stopped = solver.isStopCriterionMet();
        solver.removeStopCriterion(enough);
        keepConflict(solver.getSat());
        if (found) {
            into.add(plan());
            return Answer.FOUND;
        }
        return stopped ? Answer.UNKNOWN : Answer.NONE;
    }

    /** Gives this solver its own clause for explanations: all solvers of a thread would share one, which leads to wrong proofs. */
    private static void keepConflict(MiniSat sat) {
        Clause shared = sat.confl;
        if (shared != MiniSat.C_Undef) {
            sat.confl = new Clause(IntStream.range(0, shared.size()).map(shared::_g).toArray(), false);
        }
    }

    private SearchPlan plan() {
        int[] clusters = new int[start.length];
        for (int task = 0; task < clusters.length; task++) {
            int number = task;
            clusters[task] = Arrays.stream(problem.clusters(task)).filter(cluster -> at[number][cluster].getValue() == 1).findFirst()
                    .orElseThrow();
        }
        return new SearchPlan(clusters, Arrays.stream(start).mapToLong(IntVar::getValue).toArray(), 0);
    }
}
