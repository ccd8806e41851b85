package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

class FairShareTest {
    private static Platform platform(int cores, Map<String, Ratio> shares) {
        return new Platform("p", Cluster.of("C", cores), NetworkModel.NONE, shares);
    }

    private static Job job(String id, String user, long exec) {
        return Job.of(id, 0, Task.of("T", exec)).withUser(user);
    }

    private static List<String> keys(RunSpec spec) {
        return Runs.events(spec).stream().filter(event -> event.kind() == EventKind.TASK_STARTED)
                .map(e -> spec.workload().jobs().get(e.get(EventField.TASK)).id() + " " + e.key().text() + " at " + e.tick()).toList();
    }

    @Test
    void equalUsersTakeTurnsWhateverTheOrderOfTheFile() {
        // Two cores, equal shares: entitled 1/2 each, nobody runs: 1/2 ÷ 1/3. Once ada runs she uses all that is used: 1/2 ÷ 1.
        Workload workload = Workload.of("w", job("a1", "/ada", 4), job("a2", "/ada", 4), job("b1", "/bob", 4), job("b2", "/bob", 4));
        RunSpec spec = RunSpec.of(workload, platform(2, Map.of()), "fair-share", 1);
        assertEquals(List.of("a1 3/2 at 0", "b1 3/2 at 0", "a2 3/2 at 4", "b2 3/2 at 4"), keys(spec));
    }

    @Test
    void aUserOfThreeTimesTheShareRunsThreeTasksForOne() {
        Workload workload = Workload.of("w", job("a1", "/ada", 9), job("a2", "/ada", 9), job("a3", "/ada", 9), job("a4", "/ada", 9),
                job("b1", "/bob", 9), job("b2", "/bob", 9), job("b3", "/bob", 9), job("b4", "/bob", 9));
        RunSpec spec = RunSpec.of(workload, platform(4, Map.of("/bob", Ratio.of(3))), "fair-share", 1);
        // bob 3/4 ÷ 1/5; then ada 1/4 ÷ 1/5 against bob 3/4 ÷ 1; then bob 3/4 ÷ 1/2 against ada 1/4 ÷ 1/2; then bob 3/4 ÷ 2/3 against 1/4 ÷
        // 1/3.
        assertEquals(List.of("b1 15/4 at 0", "a1 5/4 at 0", "b2 3/2 at 0", "b3 9/8 at 0"), keys(spec).subList(0, 4));
    }

    @Test
    void sharesAreDividedAgainInsideAGroup() {
        // Entitled: /maths 1/2 and in it ada 1/2; /cs/grace 1/2 · 1. So grace starts first though her job stands last.
        Workload workload = Workload.of("w", job("ada", "/maths/ada", 2), job("emmy", "/maths/emmy", 2), job("grace", "/cs/grace", 2));
        assertEquals(List.of("grace 2 at 0", "ada 1 at 2", "emmy 1 at 4"),
                keys(RunSpec.of(workload, platform(1, Map.of()), "fair-share", 1)));
    }

    @Test
    void aUserWithoutAPathHasFactorOne() {
        Workload workload = Workload.of("w", job("ada", "/ada", 2), job("nobody", "/", 2));
        // ada is alone below the root: 1 ÷ 1/2.
        assertEquals(List.of("ada 2 at 0", "nobody 1 at 2"), keys(RunSpec.of(workload, platform(1, Map.of()), "fair-share", 1)));
    }

    /** Both factors are 4/5, and both 6/5; as doubles, the longer path comes out smaller in the first case and larger in the second. */
    @Test
    void factorsThatRoundDifferentlyAreEqualAllTheSame() {
        Map<String, Ratio> four = Map.of("/a", Ratio.of(2), "/g", Ratio.of(3), "/g/x", Ratio.ONE, "/g/y", Ratio.of(2));
        Workload long1 = Workload.of("w", job("x", "/g/x", 2), job("a", "/a", 2));
        assertEquals(List.of("x 4/5 at 0", "a 4/5 at 2"), keys(RunSpec.of(long1, platform(1, four), "fair-share", 1)));
        Map<String, Ratio> six = Map.of("/a", Ratio.of(3), "/g", Ratio.of(2), "/g/x", Ratio.of(3), "/g/y", Ratio.ONE);
        Workload short1 = Workload.of("w", job("a", "/a", 2), job("x", "/g/x", 2));
        assertEquals(List.of("a 6/5 at 0", "x 6/5 at 2"), keys(RunSpec.of(short1, platform(1, six), "fair-share", 1)));
    }

    @Test
    void refusesTheNextTaskOfWhoeverHasMoreThanEntitled() {
        // ada runs on one of two cores; although her second job stands before bob's, it waits.
        Workload workload = Workload.of("w", job("a1", "/ada", 10), Job.of("block", 0, Task.of("T", 3)).withUser("/eve"),
                job("a2", "/ada", 2),
                job("b1", "/bob", 2));
        assertEquals(List.of("a1 T 0-10", "block T 0-3", "a2 T 5-7", "b1 T 3-5"),
                Runs.schedule(RunSpec.of(workload, platform(2, Map.of()), "fair-share", 1)));
    }
}
