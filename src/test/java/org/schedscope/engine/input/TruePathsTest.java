package org.schedscope.engine.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

class TruePathsTest {
    private static final Platform PLATFORM = Platform.of("p", Cluster.of("C", 2));

    @Test
    void estimatesDoNotCountInThem() {
        Workload workload = Workload.of("w", Job.of("J", 0, Task.of("A", 3).withEstimate(9), Task.of("B", 4).after(0)));
        SimulationInput input = SimulationInput.of(workload, PLATFORM);
        assertEquals(List.of(13L, 7L), List.of(input.estimatedPaths().criticalPath(0), input.truePaths().criticalPath(0)));
    }

    @Test
    void whereSchedulersAreToldTheTruthTheyAreNotWorkedOutAgain() {
        SimulationInput input = SimulationInput.of(Workload.of("w", Job.of("J", 0, Task.of("A", 3), Task.of("B", 4).after(0))), PLATFORM);
        assertSame(input.estimatedPaths(), input.truePaths());
        assertEquals(7, input.truePaths().criticalPath(0));
    }
}
