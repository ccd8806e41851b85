package org.schedscope.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.NeverStarts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.model.Workload;

/** A run that ends with work undone does not end silently. */
class WorkUndoneTest {
    private static final SimulationInput INPUT = SimulationInput.of(
            Workload.of("w", Job.of("J1", 0, Task.of("T", 4)), Job.of("J2", 3, Task.of("T", 9)), Job.of("J3", 5, Task.of("T", 9))),
            Platform.of("p", Cluster.of("C", 1, "any")));

    private static final String ALL = "the run ends at tick 5 with unfinished work: no event follows, and 3 of 3 jobs have not"
            + " finished: J1, J2, J3";

    @Test
    void whetherItIsSteppedOrRunToItsEnd() {
        Simulation run = new Simulation(INPUT, NeverStarts::in, false, Optional.empty());
        assertEquals(ALL, assertThrows(WorkUndoneException.class, run::runToEnd).getMessage());
        Simulation stepped = new Simulation(INPUT, NeverStarts::in, false, Optional.empty());
        for (int instant = 0; instant < 3; instant++) {
            assertTrue(stepped.hasNext());
            stepped.step();
        }
        assertEquals(ALL, assertThrows(WorkUndoneException.class, stepped::hasNext).getMessage());
        assertEquals(ALL, assertThrows(WorkUndoneException.class,
                () -> Simulation.resume(stepped.checkpoint(), Optional.empty()).hasNext()).getMessage());
    }

    @Test
    void jobsThatWereTakenOutAreNotMissed() {
        Fork none = new Fork(4, INPUT, NeverStarts::in, false, TimeLimit.NONE, List.of(), new TreeSet<>(List.of(0, 1, 2)));
        Simulation run = new Simulation(INPUT, NeverStarts::in, false, TimeLimit.NONE, Optional.empty(), List.of(none));
        run.runToEnd();
        assertFalse(run.hasNext());
        Fork one = new Fork(4, INPUT, NeverStarts::in, false, TimeLimit.NONE, List.of(), new TreeSet<>(List.of(1)));
        Simulation left = new Simulation(INPUT, NeverStarts::in, false, TimeLimit.NONE, Optional.empty(), List.of(one));
        assertTrue(assertThrows(WorkUndoneException.class, left::runToEnd).getMessage().endsWith("2 of 3 jobs have not finished: J1, J3"));
    }
}
