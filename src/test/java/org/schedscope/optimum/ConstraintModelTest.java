package org.schedscope.optimum;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.Laws;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;

/** Questions that stop at every node and go on in turn are answered as those that are searched at once. */
class ConstraintModelTest {
    private static final int CASES = Laws.cases(40);
    private static final int AT_ONCE = 100_000;

    private static ConstraintModel question(SimulationInput input, Objective objective, int beyondFirst) {
        PlacementProblem problem = new PlacementProblem(input);
        JobFacts facts = new JobFacts(input.index(), input.platform(), input.truePaths());
        JobCosts costs = new JobCosts(objective, facts, EetCapacity.EQUAL_SHARES);
        long[] first = new FirstBounds(problem, costs).jobEnds();
        long atMost = costs.of(first) + beyondFirst;
        Excess excess = new Excess(costs, first, atMost);
        long[] latest = new long[first.length];
        Arrays.setAll(latest, job -> costs.sums() ? excess.latest(job, excess.most(), problem.horizon()) : atMost);
        return new ConstraintModel(problem, costs, latest, excess);
    }

    private static ConstraintModel.Answer answer(ConstraintModel question, int nodes) {
        List<SearchPlan> found = new ArrayList<>();
        ConstraintModel.Answer answer = question.search(nodes, new Budget(Long.MAX_VALUE, () -> false), found);
        assertEquals(answer == ConstraintModel.Answer.FOUND ? 1 : 0, found.size());
        return answer;
    }

    @Tag("law")
    @Test
    void questionsInTurnAreAnsweredAsAtOnce() {
        Map<ConstraintModel.Answer, Integer> seen = new EnumMap<>(ConstraintModel.Answer.class);
        for (long seed : Laws.seeds(CASES, "questions in turn")) {
            for (Objective objective : List.of(Objective.MAKESPAN, Objective.MEAN_RESPONSE)) {
                SimulationInput input = OptimumSearchTest.tiny(seed);
                ConstraintModel[] open = new ConstraintModel[6];
                ConstraintModel.Answer[] answers = new ConstraintModel.Answer[open.length];
                Arrays.setAll(open, beyond -> question(input, objective, beyond));
                Arrays.fill(answers, ConstraintModel.Answer.UNKNOWN);
                while (Arrays.asList(answers).contains(ConstraintModel.Answer.UNKNOWN)) {
                    Arrays.setAll(answers, beyond -> answers[beyond] == ConstraintModel.Answer.UNKNOWN ? answer(open[beyond], 1)
                            : answers[beyond]);
                }
                for (int beyond = 0; beyond < open.length; beyond++) {
                    assertEquals(answer(question(input, objective, beyond), AT_ONCE), answers[beyond], "seed " + seed);
                    seen.merge(answers[beyond], 1, Integer::sum);
                }
            }
        }
        assertEquals(2, seen.size());
    }
}
