package org.schedscope.ui.state.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.fixture.TestRuns;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.ui.state.base.StateChanges;

class ColourModelTest {
    private static final WorkloadIndex USERS = new WorkloadIndex(TestRuns.diamonds(2));
    private static final WorkloadIndex ONE_USER = new WorkloadIndex(
            Workload.of("one user", Job.of("J1", 0, Task.of("T1", 1)), Job.of("J2", 0, Task.of("T1", 1))));
    private static final WorkloadIndex ONE_JOB = new WorkloadIndex(Workload.of("one job", Job.of("J1", 0, Task.of("T1", 1))));

    @Test
    void tellsUsersIfThereAreSeveralElseJobsElseKinds() {
        ColourModel colouring = new ColourModel(USERS, new StateChanges());
        assertEquals(ColourBy.USER, colouring.byProperty().get());
        colouring.runChanged(ONE_USER);
        assertEquals(ColourBy.JOB, colouring.byProperty().get());
        assertEquals(1, colouring.of(ONE_USER).of(1, 1));
        colouring.runChanged(ONE_JOB);
        assertEquals(ColourBy.KIND, colouring.byProperty().get());
    }

    @Test
    void tellsQueuesApartAndTheJobsThatNameNone() {
        Task task = Task.of("T1", 1);
        WorkloadIndex queues = new WorkloadIndex(Workload.of("queues", in("J1", task, "short"), Job.of("J2", 0, task),
                in("J3", task, "long"), in("J4", task, "short")));
        ColourModel colouring = new ColourModel(queues, new StateChanges());
        colouring.choose(ColourBy.QUEUE);
        ColourKey key = colouring.of(queues);
        assertEquals(List.of(ColourKey.NO_QUEUE, "long", "short"), key.names());
        assertEquals(List.of(2, 0, 1, 2), IntStream.range(0, 4).mapToObj(job -> key.of(job, job)).toList());
        assertTrue(key.tells());
        colouring.choose(ColourBy.WAIT);
        assertFalse(colouring.of(queues).tells(), "a figure is no identity");
        assertEquals(ColourBy.JOB, colouring.telling(queues).by());
    }

    private static Job in(String id, Task task, String queue) {
        return new Job(id, Job.ROOT_USER, 0, List.of(task), Optional.empty(), Optional.of(queue));
    }

    @Test
    void keepsWhatTheUserChose() {
        ColourModel colouring = new ColourModel(ONE_USER, new StateChanges());
        colouring.choose(ColourBy.USER);
        colouring.runChanged(ONE_JOB);
        assertEquals(ColourBy.USER, colouring.byProperty().get());
        assertEquals(0, colouring.of(ONE_USER).of(1, 1));
    }

    @Test
    void whoLooksAtDifferencesHasNotChosenWhatTheNextWorkloadTells() {
        ColourModel colouring = new ColourModel(USERS, new StateChanges());
        colouring.anotherRun(true);
        colouring.beside(ComparisonMode.ROWS);
        colouring.runChanged(USERS);
        assertEquals(ColourBy.SHIFT, colouring.byProperty().get(), "the other of the two runs is open now");
        colouring.runChanged(ONE_USER);
        colouring.anotherRun(false);
        assertEquals(ColourBy.JOB, colouring.byProperty().get());
        colouring.runChanged(USERS);
        assertEquals(ColourBy.USER, colouring.byProperty().get());
        colouring.anotherRun(true);
        assertEquals(ColourBy.SHIFT, colouring.byProperty().get(), "back beside the other run");
    }
}
