package org.schedscope.optimum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/** Problems whose optimum is in textbooks, as workloads. */
class TextbookOptimaTest {
    private static final long ENOUGH = 100_000;

    private static double proven(Platform platform, Objective objective, List<Job> jobs) {
        SimulationInput input = SimulationInput.of(new Workload("textbook", "tick", Optional.empty(), jobs), platform);
        BestSchedule best = new OptimumSearch(input, objective, EetCapacity.EQUAL_SHARES, 1).run(new Budget(ENOUGH, () -> false), state -> {
        });
        assertTrue(best.proven(), best.toString());
        return best.best();
    }

    private static Platform oneOfEach(int first, int second) {
        return new Platform("two", new Router("root", List.of(new Cluster("M1", first, "first", Ratio.ONE, OptionalLong.empty()),
                new Cluster("M2", second, "second", Ratio.ONE, OptionalLong.empty()))), NetworkModel.NONE, Map.of());
    }

    /** Longest first needs 4m − 1 (Graham, Bounds on multiprocessing timing anomalies, 1969). */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void whatLongestFirstIsWorstFor(int machines) {
        List<Job> jobs = new ArrayList<>();
        for (int length = 2 * machines - 1; length > machines; length--) {
            jobs.add(Job.of("A" + length, 0, Task.of("T", length)));
            jobs.add(Job.of("B" + length, 0, Task.of("T", length)));
        }
        for (int last = 0; last < 3; last++) {
            jobs.add(Job.of("C" + last, 0, Task.of("T", machines)));
        }
        assertEquals(3 * machines, proven(Platform.of("machines", Cluster.of("M", machines)), Objective.MAKESPAN, jobs));
    }

    /** Heads, work and tails of seven jobs on one machine (Carlier, The one-machine sequencing problem, 1982). */
    @Test
    void headsAndTails() {
        int[][] jobs = {{10, 5, 7}, {13, 6, 26}, {11, 7, 24}, {20, 4, 21}, {30, 3, 8}, {0, 6, 17}, {30, 2, 0}};
        List<Job> all = Arrays.stream(jobs).map(job -> {
            Task work = Task.of("work", job[1]).withKind("first");
            Task[] tasks = job[2] == 0 ? new Task[] {work} : new Task[] {work, Task.of("tail", job[2]).withKind("second").after(0)};
            return Job.of("J" + Arrays.toString(job), job[0], tasks);
        }).toList();
        assertEquals(50, proven(oneOfEach(1, jobs.length), Objective.MAKESPAN, all));
    }

    /** A flow shop of two machines, by Johnson's rule (Optimal two- and three-stage production schedules, 1954). */
    @Test
    void twoMachinesInTurn() {
        int[][] jobs = {{3, 6}, {5, 2}, {1, 2}, {6, 6}, {7, 5}};
        List<Job> all = Arrays.stream(jobs).map(job -> Job.of("J" + Arrays.toString(job), 0, Task.of("first", job[0]).withKind("first"),
                Task.of("second", job[1]).withKind("second").after(0))).toList();
        assertEquals(24, proven(oneOfEach(1, 1), Objective.MAKESPAN, all));
    }

    /** Shortest first ends jobs earliest on average (Conway, Maxwell, Miller, Theory of Scheduling, 1967): 1, 2, 1 + 3, …, 2 + 4 + 6. */
    @Test
    void shortestFirst() {
        List<Job> jobs = new ArrayList<>();
        for (int length = 6; length > 0; length--) {
            jobs.add(Job.of("J" + length, 0, Task.of("T", length)));
        }
        assertEquals((1 + 2 + 4 + 6 + 9 + 12) / 6.0, proven(Platform.of("pair", Cluster.of("M", 2)), Objective.MEAN_RESPONSE, jobs));
    }
}
