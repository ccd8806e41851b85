package org.schedscope.scheduler.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.trace.Trace;

class FairUsageTest {
    private static Job job(String id, String user, long arrival, long exec) {
        return Job.of(id, arrival, Task.of("T", exec)).withUser(user);
    }

    private static RunSpec on(int cores, Job... jobs) {
        return RunSpec.of(Workload.of("w", jobs), Platform.of("p", Cluster.of("C", cores)), "fair-usage", 1);
    }

    private static List<String> starts(RunSpec spec) {
        return Runs.events(spec).stream().filter(event -> event.kind() == EventKind.TASK_STARTED)
                .map(e -> spec.workload().jobs().get(e.get(EventField.TASK)).id() + " " + e.key().text() + " at " + e.tick()).toList();
    }

    @Test
    void whoHasUsedLeastGoesFirstWhateverTheOrderOfTheFile() {
        RunSpec spec = on(1, job("a1", "/ada", 0, 5), job("a2", "/ada", 0, 1), job("a3", "/ada", 0, 1), job("b1", "/bob", 1, 3),
                job("b2", "/bob", 1, 9));
        // ada has used 5 when bob has used nothing; then bob has used 3 and still starts first.
        assertEquals(List.of("a1 0 at 0", "b1 0 at 5", "b2 3 at 8", "a2 5 at 17", "a3 6 at 18"), starts(spec));
    }

    @Test
    void whatStillRunsCountsUpToNow() {
        // At 4 ada has used 4 on the core that she holds, bob 3 on the one that he has given back at 3, eve 1.
        RunSpec spec = on(2, job("a1", "/ada", 0, 20), job("b1", "/bob", 0, 3), job("e1", "/eve", 3, 1), job("a2", "/ada", 1, 2),
                job("b2", "/bob", 1, 2),
                job("e2", "/eve", 4, 2));
        assertEquals(List.of("a1 0 at 0", "b1 0 at 0", "e1 0 at 3", "e2 1 at 4", "b2 3 at 6", "a2 8 at 8"), starts(spec));
    }

    @Test
    void equalUseIsBrokenByTheOrderOfTheJobs() {
        assertEquals(List.of("b1 0 at 0", "a1 0 at 0", "b2 4 at 4", "a2 4 at 4"),
                starts(on(2, job("b1", "/bob", 0, 4), job("a1", "/ada", 0, 4), job("b2", "/bob", 0, 1), job("a2", "/ada", 0, 1))));
    }

    @Test
    void usedLongAgoWeighsLessThanUsedLately() {
        Job[] jobs = {job("a1", "/ada", 0, 8), job("b1", "/bob", 8, 6), job("a2", "/ada", 9, 1), job("b2", "/bob", 9, 1)};
        // In full, ada's 8 are more than bob's 6. Halved every 4 ticks, ada's end 6 ticks ago, bob's now.
        assertEquals("b2 6 at 14", starts(on(1, jobs)).get(2));
        RunSpec fading = RandomCases.with(on(1, jobs), "half-life", "4");
        // ada: 4 ÷ ln 2 · 2^(−14/4) · (4 − 1) = 1.530; bob: 4 ÷ ln 2 · (1 − 2^(−6/4)) = 3.731, and a tick later
        // 2^(−1/4) of that.
        assertEquals(List.of("a2 153/100 at 14", "b2 3137/1000 at 15"), starts(fading).subList(2, 4));
    }

    @Test
    void refusesTheJobThatArrivedFirstWhereItsUserHasUsedMore() {
        assertEquals(List.of("a1 T 0-3", "a2 T 5-6", "b1 T 3-5"),
                Runs.schedule(on(1, job("a1", "/ada", 0, 3), job("a2", "/ada", 0, 1), job("b1", "/bob", 2, 2))));
    }

    @Test
    void theQueueIsShownAsItIsTaken() {
        RunSpec spec = on(1, job("a1", "/ada", 0, 3), job("a2", "/ada", 0, 1), job("b1", "/bob", 2, 2));
        Trace trace = Runs.trace(spec);
        int position = 0;
        while (trace.tickAt(position) < 2 || trace.tickAt(position + 1) == 2) {
            position++;
        }
        List<QueuedTask> queue = new QueueProbe(spec, SimulationInput.of(spec.workload(), spec.platform()), 0).at(trace, position);
        assertEquals(List.of("2: 0 core-ticks used, 0 cores in use", "1: 2 core-ticks used, 1 core in use"),
                queue.stream().map(queued -> queued.task() + ": " + queued.arithmetic()).toList());
    }
}
