package org.schedscope.generate.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.generate.SettingValues;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.JobGraph;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;

/** Workloads as Table 2 of Burkimsher, Bate, Indrusiak 2013 describes them. */
class PslrProfileTest {
    private static GeneratedWorkload draw(String name, long seed, Map<String, String> set) {
        WorkloadProfile profile = WorkloadProfiles.find(name).orElseThrow();
        return profile.generate(new SettingValues(profile, set), seed);
    }

    private static double work(Job job) {
        return job.tasks().stream().mapToDouble(task -> (double) task.exec() * task.cores()).sum();
    }

    @ParameterizedTest
    @CsvSource({"pslr-uniform, 10000", "pslr-log, 10000", "pslr-probabilistic, 1000", "pslr-fork-join, 1000", "pslr-fork-join-chain, 1000"})
    void theDefaultsAreThoseOfTheTable(String name, int jobs) {
        GeneratedWorkload drawn = draw(name, 1, Map.of());
        List<Task> tasks = drawn.workload().jobs().stream().flatMap(job -> job.tasks().stream()).toList();
        assertEquals(jobs, drawn.workload().jobs().size());
        assertEquals(1e10, drawn.workload().jobs().stream().mapToDouble(PslrProfileTest::work).sum(), 1e6);
        assertEquals(Set.of(1, 5, 10, 15, 20), tasks.stream().map(Task::cores).collect(Collectors.toSet()));
        assertEquals(0.2, tasks.stream().filter(task -> task.kind().equals("Kind2")).count() / (double) tasks.size(), 0.02);
        assertEquals(5, drawn.workload().jobs().stream().map(Job::user).distinct().count());
        Platform platform = drawn.platform().orElseThrow();
        assertEquals(List.of("Kind1", "Kind1", "Kind1", "Kind2"), platform.clusters().stream().map(Cluster::kind).toList());
        assertEquals(4000, platform.totalCores());
        assertEquals(new NetworkModel.Ccr(new Ratio(1, 5)), platform.network());
    }

    /** On 4,000 cores at 120 %: all has arrived when 1 ÷ 1.2 of it could be done. */
    @Test
    void workArrivesAtTheRateThatIsAskedFor() {
        List<Job> jobs = draw("pslr-uniform", 2, Map.of("exec", "1000000000", "jobs", "500", "load", "120")).workload().jobs();
        double before = jobs.stream().limit(499).mapToDouble(PslrProfileTest::work).sum();
        assertEquals(0, jobs.get(0).arrival());
        assertEquals(before / (1.2 * 4000), jobs.get(499).arrival(), 1);
    }

    @Test
    void aForkAndJoinHasItsChains() {
        List<Job> jobs = draw("pslr-fork-join", 3, Map.of("jobs", "50", "width", "4-4", "length", "3-3")).workload().jobs();
        for (Job job : jobs) {
            List<Integer> parents = job.tasks().stream().map(task -> task.parents().size()).toList();
            assertEquals(List.of(0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4), parents);
            assertEquals(4, new JobGraph(job.tasks()).childCount(0));
        }
        Job chain = draw("pslr-fork-join-chain", 3, Map.of("jobs", "1", "width", "2-2", "length", "1-1", "blocks", "2-2")).workload().jobs()
                .get(0);
        assertEquals(List.of(0, 1, 1, 2, 1, 1, 1, 2), chain.tasks().stream().map(task -> task.parents().size()).toList());
        assertEquals(3, chain.tasks().get(4).parents().get(0).parent());
    }

    @Test
    void tasksDependOnEarlierOnesWithTheProbability() {
        List<Job> jobs = draw("pslr-probabilistic", 4, Map.of("jobs", "400", "tasks", "20-20")).workload().jobs();
        double edges = jobs.stream().flatMap(job -> job.tasks().stream()).mapToInt(task -> task.parents().size()).sum();
        assertEquals(0.3, edges / (400 * 190), 0.02);
    }

    /** Five decades, "a few minutes to several months". */
    @Test
    void logarithmicWorkIsAsMuchInEveryDecade() {
        List<Job> jobs = draw("pslr-log", 5, Map.of("exec", "100000000000000")).workload().jobs();
        double least = jobs.stream().mapToDouble(PslrProfileTest::work).min().orElseThrow();
        for (int decade = 1; decade < 5; decade++) {
            double bound = least * Math.pow(10, decade);
            assertEquals(decade / 5.0, jobs.stream().filter(job -> work(job) < bound).count() / 10_000.0, 0.02);
        }
    }

    @ParameterizedTest
    @CsvSource({"1000, 5", "1000, 1", "10, 2", "2, 3", "1, 4"})
    void uniformSharesUnderASpreadOfTheLargestAreDrawnAgain(int spread, long seed) {
        Map<String, String> set = Map.of("exec", "1000000000", "jobs", "1000", "spread", Integer.toString(spread), "task-cores", "1");
        double[] sorted = draw("pslr-uniform", seed, set).workload().jobs().stream().mapToDouble(PslrProfileTest::work).sorted().toArray();
        assertEquals(1e9, Arrays.stream(sorted).sum(), 1000);
        assertTrue(sorted[0] + 1 >= sorted[999] / spread, sorted[0] + " against " + sorted[999]);
    }

    @Test
    void theSpreadOfJobsIsNotThatOfTheirTasks() {
        List<Job> jobs = draw("pslr-fork-join", 6, Map.of("jobs", "200", "spread", "100000", "task-spread", "1", "exec", "1000000000000"))
                .workload().jobs();
        assertTrue(jobs.stream().allMatch(job -> job.tasks().stream().mapToLong(Task::exec).distinct().count() == 1));
        double[] sorted = jobs.stream().mapToDouble(PslrProfileTest::work).sorted().toArray();
        assertTrue(sorted[199] > 50_000 * sorted[0]);
    }

    /** Cores are drawn apart from times: the times of a job have their distribution, its work is its share of the total. */
    @Test
    void timesOfAJobsTasksAreDrawnAndItsWorkIsGiven() {
        List<Job> jobs = draw("pslr-fork-join", 6, Map.of("jobs", "500", "spread", "1", "exec", "5000000000000")).workload().jobs();
        jobs.forEach(job -> assertEquals(1e10, work(job), 1e4));
        double[] logs = jobs.stream().flatMap(job -> job.tasks().stream().filter(task -> task.cores() == 1)
                .map(task -> Math.log(task.exec()) - Math.log(job.tasks().stream().mapToLong(Task::exec).max().orElseThrow())))
                .mapToDouble(each -> each).toArray();
        assertTrue(Arrays.stream(logs).min().orElseThrow() >= -Math.log(1000) - 0.01);
    }

    @Test
    void aJobsTasksHaveUniformTimesInTheSpreadToo() {
        Map<String, String> set = Map.of("jobs", "200", "task-times", "uniform", "task-spread", "5", "exec", "1000000000");
        for (Job job : draw("pslr-fork-join", 6, set).workload().jobs()) {
            long least = job.tasks().stream().mapToLong(Task::exec).min().orElseThrow();
            long most = job.tasks().stream().mapToLong(Task::exec).max().orElseThrow();
            assertTrue((least + 1) * 5 >= most, job.id() + ": " + least + " and " + most);
        }
    }

    @Test
    void aSeedIsAWorkloadAndAnotherAnother() {
        assertEquals(draw("pslr-fork-join", 6, Map.of("jobs", "20")), draw("pslr-fork-join", 6, Map.of("jobs", "20")));
        assertNotEquals(draw("pslr-fork-join", 6, Map.of("jobs", "20")).workload().jobs(),
                draw("pslr-fork-join", 7, Map.of("jobs", "20")).workload()
                        .jobs());
        assertTrue(assertThrows(ModelException.class, () -> draw("pslr-uniform", 1, Map.of("width", "3-4"))).getMessage()
                .startsWith("unknown setting 'width' of pslr-uniform"));
    }
}
