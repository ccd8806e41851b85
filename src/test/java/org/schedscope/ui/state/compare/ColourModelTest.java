package org.schedscope.ui.state.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.fixture.TestRuns;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;

class ColourModelTest {
    private static final WorkloadIndex USERS = new WorkloadIndex(TestRuns.diamonds(2));
    private static final WorkloadIndex ONE_USER = new WorkloadIndex(
            Workload.of("one user", Job.of("J1", 0, Task.of("T1", 1)), Job.of("J2", 0, Task.of("T1", 1))));
    private static final WorkloadIndex ONE_JOB = new WorkloadIndex(Workload.of("one job", Job.of("J1", 0, Task.of("T1", 1))));

    @Test
    void tellsUsersIfThereAreSeveralElseJobsElseKinds() {
        ColourModel colouring = new ColourModel(USERS);
        assertEquals(ColourBy.USER, colouring.byProperty().get());
        colouring.runChanged(ONE_USER);
        assertEquals(ColourBy.JOB, colouring.byProperty().get());
        assertEquals(1, colouring.of(ONE_USER).of(1, 1));
        colouring.runChanged(ONE_JOB);
        assertEquals(ColourBy.KIND, colouring.byProperty().get());
    }

    @Test
    void keepsWhatTheUserChose() {
        ColourModel colouring = new ColourModel(ONE_USER);
        colouring.byProperty().set(ColourBy.USER);
        colouring.runChanged(ONE_JOB);
        assertEquals(ColourBy.USER, colouring.byProperty().get());
        assertEquals(0, colouring.of(ONE_USER).of(1, 1));
    }

    @Test
    void whoLooksAtDifferencesHasNotChosenWhatTheNextWorkloadTells() {
        ColourModel colouring = new ColourModel(USERS);
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
