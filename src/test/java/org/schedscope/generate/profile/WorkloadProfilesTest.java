package org.schedscope.generate.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.estimate.EstimateModel;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;

/** What holds for every profile: sizes, arrivals, streams. */
class WorkloadProfilesTest {
    private static final Ratio TENTH = new Ratio(1, 10);

    static Stream<String> profiles() {
        return WorkloadProfiles.names().stream();
    }

    private static WorkloadStream draw(String name, Map<String, String> set, Ratio scale) {
        WorkloadProfile profile = WorkloadProfiles.find(name).orElseThrow();
        return profile.draw(new SettingValues(profile, set, scale), 5);
    }

    private static double work(List<Job> jobs) {
        return jobs.stream().flatMap(job -> job.tasks().stream()).mapToDouble(task -> (double) task.exec() * task.cores()).sum();
    }

    private static List<Job> jobs(WorkloadStream drawing) {
        List<Job> jobs = new ArrayList<>();
        drawing.jobs().forEach(jobs::add);
        return jobs;
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void theJobsOfADrawingAreTheSameEachTimeTheyAreAskedFor(String name) {
        WorkloadStream drawing = draw(name, Map.of(), TENTH);
        assertEquals(jobs(drawing), jobs(drawing));
        assertEquals(jobs(drawing), drawing.whole().workload().jobs());
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void estimatesAreThoseThatARunWouldMake(String name) {
        WorkloadStream drawing = draw(name, Map.of(), TENTH);
        EstimateModel model = EstimateModels.parse("normal:50");
        assertEquals(model.applyTo(drawing.whole().workload(), 5), drawing.with(model, 5).whole().workload());
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void aTenthHasATenthOfTheJobs(String name) {
        assertEquals(jobs(draw(name, Map.of(), Ratio.ONE)).size() / 10, jobs(draw(name, Map.of(), TENTH)).size());
    }

    /** Jobs, times and cores are a tenth, so the last job comes at about the same tick: as many ticks of work for each core. */
    @ParameterizedTest
    @CsvSource({"pslr-uniform", "market", "net"})
    void onGridsATenthTakesAsLongOnATenthOfTheCores(String name) {
        GeneratedWorkload whole = draw(name, Map.of(), Ratio.ONE).whole();
        GeneratedWorkload tenth = draw(name, Map.of(), TENTH).whole();
        assertEquals(whole.platform().orElseThrow().totalCores() / 10, tenth.platform().orElseThrow().totalCores());
        assertEquals(0.1, work(tenth.workload().jobs()) / work(whole.workload().jobs()), 0.02);
    }

    @Test
    void clustersStopShrinkingAtTheWidestTask() {
        assertEquals(4 * 20, draw("pslr-log", Map.of(), new Ratio(1, 1000)).platform().orElseThrow().totalCores());
        assertEquals(4 * 7, draw("pslr-log", Map.of("cores", "7"), new Ratio(1, 1000)).platform().orElseThrow().totalCores());
    }

    /** All work but the last job's comes within the time that the cores need for it at the load asked for. */
    @ParameterizedTest
    @CsvSource({"steady, 0.01", "constant, 0.05", "poisson, 0.15"})
    void loadIsThatOfThePlatformHoweverJobsFollowEachOther(String arrivals, double tolerance) {
        for (String name : List.of("pslr-fork-join", "net", "market")) {
            GeneratedWorkload drawn = draw(name, Map.of("arrivals", arrivals, "load", "80", "jobs", "1000", "spread", "10"),
                    Ratio.ONE).whole();
            List<Job> jobs = drawn.workload().jobs();
            double load = work(jobs) / drawn.platform().orElseThrow().totalCores() / jobs.get(999).arrival();
            assertEquals(0.8, load, 0.8 * tolerance, name);
        }
    }

    @Test
    void workflowsComeAtALoadIfOneIsAskedFor() {
        GeneratedWorkload drawn = draw("mows", Map.of("load", "120", "workflows", "400", "arrivals", "constant"), Ratio.ONE).whole();
        List<Job> jobs = drawn.workload().jobs();
        assertEquals(1.2, work(jobs) / drawn.platform().orElseThrow().totalCores() / jobs.get(399).arrival(), 0.01);
        List<Long> gaps = new ArrayList<>();
        for (int i = 1; i < jobs.size(); i++) {
            gaps.add(jobs.get(i).arrival() - jobs.get(i - 1).arrival());
        }
        assertTrue(gaps.stream().distinct().count() <= 2, gaps.toString());
    }

    @Test
    void jobsOfAWeekComeMostlyInWorkingHours() {
        for (String name : List.of("pslr-uniform", "net", "market", "mows")) {
            String count = name.equals("mows") ? "workflows" : "jobs";
            String load = name.equals("mows") ? "interval" : "spread";
            List<Job> jobs = jobs(draw(name, Map.of("arrivals", "weekly", count, "2000", load, "3000", "day", "86400"), Ratio.ONE));
            double working = jobs.stream().map(Job::arrival)
                    .filter(tick -> tick / 86_400 % 7 < 5 && tick / 3600 % 24 >= 8 && tick / 3600 % 24 < 18)
                    .count() / 2000.0;
            assertEquals(150.0 / 268, working, 0.1, name);
        }
    }

    @Test
    void wordsAndScalesThatThereAreNotAreRefused() {
        assertEquals("unknown value 'daily' of arrivals; available: steady, constant, poisson, weekly",
                assertThrows(ModelException.class, () -> draw("net", Map.of("arrivals", "daily"), Ratio.ONE)).getMessage());
        assertEquals("the scale must be above 0 and at most 1",
                assertThrows(ModelException.class, () -> draw("net", Map.of(), Ratio.of(2))).getMessage());
        assertThrows(ModelException.class, () -> draw("net", Map.of(), Ratio.ZERO));
    }
}
