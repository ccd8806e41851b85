package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;
import org.schedscope.trace.foreign.ScheduleReplay;

/**
 * Search for an optimal schedule of a workload: non-preemptive, one cluster per task, true durations, all arrivals known.
 *
 * <p>Starts with the schedules of the built-in policies and improves the best by local search; then the solver alternately looks for a
 * better schedule (if there is none, the schedule is optimal) and tries to exclude much better ones, which raises the bound. Each round has
 * twice the budget of the previous one and continues open questions.
 */
public final class OptimumSearch {
    private static final int FIRST_NODES = 1_000;
    private static final long MOST_NODES = 1_000_000_000;
    /** Factor of the budget from round to round. */
    private static final int GROWTH = 2;
    /** Ratio of nodes for better schedules to nodes for the bound: a failed search for a better one is a proof, too. */
    private static final int BOUND_PART = 4;
    private static final int FIRST_CHANGES = 4_000;
    private static final int MOST_CHANGES = 40_000;
    /** The most rounds without the solver that may find nothing. */
    private static final int IDLE_ROUNDS = 6;
    /** The most constraints of one decision problem. */
    private static final long MOST_CONSTRAINTS = 150_000;

    private final SimulationInput input;
    private final Objective objective;
    private final PlacementProblem problem;
    private final JobCosts costs;
    private final PlanDecoder decoder;
    private final LocalSearch changes;
    private final FirstBounds bounds;
    /** Undecided problems, by limit of the cost. */
    private final Map<Long, ConstraintModel> open = new TreeMap<>();
    private SearchPlan best;
    private PolicyPlans.Made rival;
    private long bound;

    /**
     * @param capacity capacity of expected end times, for tardiness
     * @param seed seed of the local search
     * @throws ModelException if there are more than {@value PlacementProblem#MOST_TASKS} tasks, no value can be earned, or times are too
     *             long to be counted in the metric's units
     */
    public OptimumSearch(SimulationInput input, Objective objective, EetCapacity capacity, long seed) {
        this.input = input;
        this.objective = objective;
        problem = new PlacementProblem(input);
        if (objective == Objective.VALUE && !input.index().columns().anyCurve()) {
            throw new ModelException(Message.of("optimum", "value"));
        }
        JobFacts facts = new JobFacts(input.index(), input.platform(), input.truePaths());
        costs = new JobCosts(objective, facts, capacity);
        decoder = new PlanDecoder(problem, costs);
        changes = new LocalSearch(problem, decoder, seed);
        bounds = new FirstBounds(problem, costs);
        try {
            bound = bounds.cost(facts, facts.expectedEndTimes(capacity), objective);
        } catch (ArithmeticException tooLong) {
            throw tooLong();
        }
    }

    /**
     * Searches until a schedule is proven optimal or the budget is used up.
     *
     * @param progress called after each improvement of schedule or bound
     * @throws ModelException if times are too long to be counted in the metric's units
     */
    public BestSchedule run(Budget budget, Consumer<SearchState> progress) {
        try {
            return search(budget, progress);
        } catch (ArithmeticException tooLong) {
            throw tooLong();
        }
    }

    private static ModelException tooLong() {
        return new ModelException(Message.of("optimum", "large"));
    }

    private BestSchedule search(Budget budget, Consumer<SearchState> progress) {
        new PolicyPlans(input, problem, decoder).forEach(budget, made -> {
            rival = rival == null || made.own().cost() < rival.own().cost() ? made : rival;
            take(made.plan(), budget, progress);
        });
        boolean solvable = size() <= MOST_CONSTRAINTS && problem.horizon() < ConstraintModel.LARGEST;
        long nodes = FIRST_NODES;
        int steps = FIRST_CHANGES;
        int idle = 0;
        while (!isProven() && !budget.isOver() && idle < IDLE_ROUNDS) {
            long before = best.cost();
            SearchPlan changed = changes.better(best, costs.sameAs(bound), steps, budget);
            take(changed, budget, progress);
            if (solvable) {
                descend(nodes, budget, progress);
                raise(nodes / BOUND_PART, budget, progress);
            }
            idle = solvable || best.cost() < before ? 0 : idle + 1;
            nodes = Math.min(MOST_NODES, nodes * GROWTH);
            steps = Math.min(MOST_CHANGES, steps * 2);
        }
        double figure = decoder.figure(best);
        return new BestSchedule(objective, trace(best), figure, isProven() ? figure : costs.figure(bound), isProven(), rival.policy(),
                trace(rival.own()), decoder.figure(rival.own()), budget.used());
    }

    private Trace trace(SearchPlan plan) {
        return ScheduleReplay.trace(input.index(), input.platform(), plan.pieces(problem));
    }

    private boolean isProven() {
        return best.cost() <= costs.sameAs(bound);
    }

    /** Constraints of one decision problem. */
    private long size() {
        long size = 0;
        for (int task = 0; task < problem.taskCount(); task++) {
            size += problem.clusters(task).length;
            for (PlacementProblem.Edge edge : problem.inputs(task)) {
                size += (long) problem.clusters(edge.parent()).length * problem.clusters(task).length;
            }
        }
        return size;
    }

    private void take(SearchPlan plan, Budget budget, Consumer<SearchState> progress) {
        if (best == null || plan.cost() < best.cost()) {
            best = plan;
            open.clear();
            report(budget, progress);
        }
    }

    private void report(Budget budget, Consumer<SearchState> progress) {
        progress.accept(new SearchState(costs.figure(best.cost()), costs.figure(Math.min(bound, best.cost())), budget.used()));
    }

    /** Looks for better schedules until none exists or the nodes are used up. */
    private void descend(long nodes, Budget budget, Consumer<SearchState> progress) {
        boolean goOn = true;
        while (goOn && !isProven()) {
            goOn = ask(best.cost() - 1, nodes, budget, progress) == ConstraintModel.Answer.FOUND;
        }
    }

    /** Excludes costs halfway between bound and best as long as the solver decides. */
    private void raise(long nodes, Budget budget, Consumer<SearchState> progress) {
        boolean goOn = true;
        while (goOn && bound < best.cost() - 1 && !isProven() && !budget.isOver()) {
            goOn = ask(bound + (best.cost() - 1 - bound) / 2, nodes, budget, progress) != ConstraintModel.Answer.UNKNOWN;
        }
    }

    /**
     * Decides whether some schedule costs at most an amount, and keeps the plans and bounds that result. The answer is "found" only for a
     * new best plan.
     */
    private ConstraintModel.Answer ask(long atMost, long nodes, Budget budget, Consumer<SearchState> progress) {
        long[] first = bounds.jobEnds();
        Excess excess = new Excess(costs, first, atMost);
        long[] latest = new long[first.length];
        Arrays.setAll(latest, job -> costs.sums() ? excess.latest(job, Math.max(0, excess.most()), problem.horizon()) : atMost);
        if (costs.sums() && excess.most() < 0) {
            raiseTo(atMost + 1, budget, progress);
            return ConstraintModel.Answer.NONE;
        }
        List<SearchPlan> found = new ArrayList<>();
        ConstraintModel.Answer answer = open.computeIfAbsent(atMost, any -> new ConstraintModel(problem, costs, latest, excess))
                .search(nodes, budget, found);
        if (answer != ConstraintModel.Answer.UNKNOWN) {
            open.clear();
        }
        if (answer == ConstraintModel.Answer.NONE) {
            raiseTo(costs.sums() ? Math.min(best.cost(), excess.least()) : atMost + 1, budget, progress);
        }
        for (SearchPlan plan : found) {
            SearchPlan moved = decoder.plan(plan.order(problem), plan.cluster());
            boolean better = moved.cost() < best.cost();
            take(moved, budget, progress);
            return better ? ConstraintModel.Answer.FOUND : ConstraintModel.Answer.UNKNOWN;
        }
        return answer;
    }

    private void raiseTo(long atLeast, Budget budget, Consumer<SearchState> progress) {
        if (atLeast > bound) {
            bound = atLeast;
            report(budget, progress);
        }
    }
}
