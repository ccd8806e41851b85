package org.schedscope.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventRecorder;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

class TraceRecorderTest {
    private static final int TASKS = 2_000;

    /** As where another program goes on with a run after its end was looked at. */
    @Test
    void whatComesAfterRoomWasGivenBackIsRecordedAsWell() {
        List<ScheduleEvent> whole = recorded(Integer.MAX_VALUE);
        assertEquals(whole, recorded(1));
        assertEquals(whole, recorded(700));
    }

    private static List<ScheduleEvent> recorded(int steps) {
        RunSpec spec = new RunSpec(BenchWorkloads.batch(TASKS, 16), BenchWorkloads.oneCluster(16), "fifo-job", Schedulers.HIERARCHICAL,
                1, new TreeMap<>());
        SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
        TraceRecorder recorder = new TraceRecorder(input.index(), spec.platform());
        Simulation simulation = Schedulers.start(spec, input, Optional.of(recorder));
        for (int step = 1; simulation.hasNext(); step++) {
            simulation.step();
            if (step % steps == 0) {
                recorder.trim();
            }
        }
        EventRecorder.ListTarget events = EventRecorder.toList();
        Trace trace = recorder.trace();
        trace.replay(0, trace.eventCount(), events.sink());
        return events.events();
    }
}
