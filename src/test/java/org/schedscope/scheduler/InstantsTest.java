package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.Trace;

class InstantsTest {
    private static List<Integer> forward(Trace trace) {
        List<Integer> ends = new ArrayList<>(List.of(0));
        while (ends.get(ends.size() - 1) < trace.eventCount()) {
            ends.add(trace.nextInstant(ends.get(ends.size() - 1)));
        }
        return ends;
    }

    @Test
    void aTransferThatCompletesNothingMakesNone() {
        Platform platform = Platform.of("two kinds", Cluster.of("cpu", 2, "cpu"), Cluster.of("gpu", 1, "gpu"))
                .withNetwork(new NetworkModel.Ccr(new Ratio(1, 2)));
        // The data of A arrives at 3; C waits for that of B, which arrives at 9.
        Workload workload = Workload.of("w", Job.of("J", 0, Task.of("A", 2).withKind("cpu"), Task.of("B", 6).withKind("cpu"),
                Task.of("C", 1).withKind("gpu").after(0, 1)));
        Trace trace = Runs.trace(RunSpec.of(workload, platform, "p-slr", 1));
        assertEquals(List.of(0L, 2L, 6L, 9L, 10L), forward(trace).stream().skip(1).map(trace::tickAt).toList());
    }

    @Test
    void backwardMirrorsForward() {
        for (long seed = 0; seed < 300; seed++) {
            Trace trace = Runs.trace(RandomCases.hierarchical(seed, "p-slr"));
            List<Integer> forward = forward(trace);
            List<Integer> backward = new ArrayList<>(List.of(trace.eventCount()));
            while (backward.get(backward.size() - 1) > 0) {
                backward.add(trace.previousInstant(backward.get(backward.size() - 1)));
            }
            Collections.reverse(backward);
            assertEquals(forward, backward, "seed " + seed);
            for (int position = 0; position < trace.eventCount(); position++) {
                assertTrue(trace.nextInstant(position) > position && trace.previousInstant(position + 1) <= position);
            }
        }
    }
}
