package org.schedscope.cli.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.NeverStarts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.model.Workload;

/** What goes wrong, in words and as an exit code. */
class FailureTest {
    @Test
    void aRunThatEndsWithWorkUndoneSaysSoAndExitsWithOne() {
        SimulationInput input = SimulationInput.of(Workload.of("w", Job.of("J1", 0, Task.of("T", 4)), Job.of("J2", 3, Task.of("T", 9))),
                Platform.of("p", Cluster.of("C", 1, "any")));
        Simulation run = new Simulation(input, NeverStarts::in, false, Optional.empty());
        StringWriter err = new StringWriter();
        WorkUndoneException undone = assertThrows(WorkUndoneException.class, () -> new Progress(new PrintWriter(err), false).run(run));
        assertEquals(1, Failure.report(undone, new PrintWriter(err)));
        assertEquals("the run ends at tick 3 with unfinished work: no event follows, and 2 of 2 jobs have not finished: J1, J2",
                err.toString().strip());
    }
}
