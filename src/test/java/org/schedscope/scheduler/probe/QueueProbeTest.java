package org.schedscope.scheduler.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.trace.Trace;

class QueueProbeTest {
    @ParameterizedTest
    @ValueSource(strings = {"fifo-job", "p-slr", "fair-share", "fair-usage"})
    void aProbeSeesTheSameWhicheverWayItCame(String policy) {
        RunSpec tiny = SampleRuns.tiny(30_000, 16);
        RunSpec spec = tiny.with(tiny.choices().with(policy, tiny.scheduler(), tiny.parameters()));
        Trace trace = SampleRuns.trace(spec);
        SimulationInput input = SimulationInput.of(trace.index(), trace.platform());
        QueueProbe walked = new QueueProbe(spec, input, 0);
        int queued = 0;
        for (double share : new double[] {0.2, 0.21, 0.95, 0.4, 0.39, 0.9, 0.01, 1, 0.7}) {
            int position = (int) (share * trace.eventCount());
            List<QueuedTask> seen = walked.at(trace, position);
            assertEquals(new QueueProbe(spec, input, 0).at(trace, position), seen, policy + " at " + share);
            queued += seen.size();
        }
        assertFalse(queued < 10, "there was something to see");
    }
}
