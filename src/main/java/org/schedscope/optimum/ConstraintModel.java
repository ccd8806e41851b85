package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Settings;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainMax;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainMin;
import org.chocosolver.solver.search.strategy.selectors.variables.DomOverWDeg;
import org.chocosolver.solver.search.strategy.selectors.variables.Smallest;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.solver.variables.Task;
import org.schedscope.model.number.Ratio;

/** The question whether there is a schedule that costs at most so much, as constraints for the solver. */
final class ConstraintModel {
    /** What the solver can count to. */
    static final long LARGEST = IntVar.MAX_INT_BOUND;
    /** Dead ends until the first restart. */
    private static final int RESTART = 50;

    private final PlacementProblem problem;
    private final JobCosts costs;
    private final Model model = new Model("schedule", Settings.init().setLCG(true));
    private final IntVar[] start;
    private final IntVar[] duration;
    private final IntVar[] end;
    private final BoolVar[][] at;
    private boolean impossible;

    /** What is known after a search. */
    enum Answer {
        FOUND, NONE, UNKNOWN
    }

    /**
     * @param latest latest end of each job
     * @param excess what they may cost together, which does not count for the makespan: the latest ends tell all of it
     */
    ConstraintModel(PlacementProblem problem, JobCosts costs, long[] latest, Excess excess) {
        this.problem = problem;
        this.costs = costs;
        start = new IntVar[problem.taskCount()];
        duration = new IntVar[problem.taskCount()];
        end = new IntVar[problem.taskCount()];
        at = new BoolVar[problem.taskCount()][problem.clusterCount()];
        for (int task = 0; task < start.length && !impossible; task++) {
            long first = problem.earliestEnd(task) - problem.shortest(task);
            long last = latest[problem.index().jobOf(task)] - problem.rank(task);
            impossible = first > last;
            if (!impossible) {
                place(task, first, last);
            }
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
        start[task] = model.intVar("start " + task, (int) first, (int) last, true);
        int[] clusters = problem.clusters(task);
        for (int cluster : clusters) {
            at[task][cluster] = clusters.length == 1 ? model.boolVar(true) : model.boolVar("at " + task + " " + cluster);
        }
        int[] durations = Arrays.stream(clusters).mapToLong(cluster -> problem.duration(task, cluster)).mapToInt(Math::toIntExact)
                .toArray();
        int shortest = Arrays.stream(durations).min().getAsInt();
        int longest = Arrays.stream(durations).max().getAsInt();
        BoolVar[] places = Arrays.stream(clusters).mapToObj(cluster -> at[task][cluster]).toArray(BoolVar[]::new);
        if (clusters.length > 1) {
            model.sum(places, "=", 1).post();
        }
        duration[task] = shortest == longest ? model.intVar(shortest) : model.intVar("duration " + task, shortest, longest, true);
        if (shortest == longest) {
            end[task] = model.offset(start[task], shortest);
        } else {
            model.scalar(places, durations, "=", duration[task]).post();
            end[task] = model.intVar("end " + task, (int) first + shortest, (int) last + shortest, true);
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

    /** The child waits for the least delay anyway, and for each longer one where both are placed so. */
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

    /** Of clusters that are alike, the first task takes the first, the second one of the first two, and so on. */
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
            cumulative(here, cores, where, problem.cluster(where).cores());
            OptionalLong memory = problem.memoryOf(where);
            if (memory.isPresent()) {
                memory(here, where, memory.getAsLong());
            }
        }
        if (problem.clusterCount() > 1) {
            Task[] all = IntStream.range(0, start.length).mapToObj(task -> new Task(start[task], duration[task], end[task]))
                    .toArray(Task[]::new);
            IntVar[] cores = IntStream.range(0, start.length).mapToObj(task -> model.intVar(problem.cores(task))).toArray(IntVar[]::new);
            int total = IntStream.range(0, problem.clusterCount()).map(cluster -> problem.cluster(cluster).cores()).sum();
            model.cumulative(all, cores, model.intVar(total)).post();
        }
    }

    private void memory(int[] here, int cluster, long capacity) {
        long unit = capacity;
        for (int task : here) {
            unit = Ratio.gcd(unit, problem.memory(task));
        }
        long divisor = unit;
        int[] needs = Arrays.stream(here).mapToLong(task -> problem.memory(task) / divisor).mapToInt(Math::toIntExact).toArray();
        int[] some = IntStream.range(0, here.length).filter(place -> needs[place] > 0).toArray();
        cumulative(Arrays.stream(some).map(place -> here[place]).toArray(), Arrays.stream(some).map(place -> needs[place]).toArray(),
                cluster, Math.toIntExact(capacity / divisor));
    }

    private void cumulative(int[] here, int[] needs, int cluster, int capacity) {
        if (here.length == 0 || Arrays.stream(needs).asLongStream().sum() <= capacity) {
            return;
        }
        Task[] tasks = new Task[here.length];
        IntVar[] heights = new IntVar[here.length];
        for (int place = 0; place < here.length; place++) {
            int task = here[place];
            int takes = Math.toIntExact(problem.duration(task, cluster));
            tasks[place] = new Task(start[task], model.intVar(takes), model.offset(start[task], takes));
            heights[place] = height(at[task][cluster], needs[place]);
        }
        model.cumulative(tasks, heights, model.intVar(capacity)).post();
    }

    /** A variable of its own: multiples of others cannot be explained. */
    private IntVar height(BoolVar here, int need) {
        if (here.isInstantiated()) {
            return model.intVar(need);
        }
        if (need == 1) {
            return here;
        }
        IntVar height = model.intVar("height", new int[] {0, need});
        model.reifyXeqC(height, need, here);
        return height;
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
                last = model.intVar("last " + job, 0, Math.toIntExact(latest[job]), true);
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

    /** First where tasks run and in which order, whatever has failed most; then from the earliest on. */
    private void strategy(List<BoolVar> orders) {
        List<IntVar> choices = new ArrayList<>(orders);
        for (BoolVar[] places : at) {
            Arrays.stream(places).filter(place -> place != null && !place.isInstantiated()).forEach(choices::add);
        }
        if (!choices.isEmpty()) {
            Solver solver = model.getSolver();
            IntVar[] where = choices.toArray(IntVar[]::new);
            solver.setSearch(Search.intVarSearch(new DomOverWDeg<>(where, 0), new IntDomainMax(), where),
                    Search.intVarSearch(new Smallest(), new IntDomainMin(), start),
                    Search.inputOrderLBSearch(model.retrieveIntVars(true)));
            solver.setLubyRestart(RESTART, new FailCounter(model, 0), Integer.MAX_VALUE);
        }
    }

    /**
     * Searches.
     *
     * @param nodes of the solver's tree at most
     * @param into what is found is put there
     */
    Answer search(long nodes, Effort effort, List<SearchPlan> into) {
        if (impossible) {
            return Answer.NONE;
        }
        Solver solver = model.getSolver();
        long[] seen = new long[1];
        solver.addStopCriterion(() -> {
            boolean goOn = !effort.isOver();
            for (; goOn && seen[0] < solver.getNodeCount(); seen[0]++) {
                goOn = effort.step();
            }
            return !goOn || solver.getNodeCount() >= nodes;
        });
        if (solver.solve()) {
            int[] clusters = new int[start.length];
            for (int task = 0; task < clusters.length; task++) {
                int number = task;
                clusters[task] = Arrays.stream(problem.clusters(task)).filter(cluster -> at[number][cluster].getValue() == 1).findFirst()
                        .orElseThrow();
            }
            into.add(new SearchPlan(clusters, Arrays.stream(start).mapToLong(IntVar::getValue).toArray(), 0));
            return Answer.FOUND;
        }
        return solver.isStopCriterionMet() ? Answer.UNKNOWN : Answer.NONE;
    }
}
