package org.schedscope.metrics.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

class IntervalMeasuresTest {
    private static final Workload WORKLOAD = Workload.of("w", Job.of("J1", 0, Task.of("T", 4)),
            Job.of("J2", 0, Task.of("T", 6).withCores(2)));
    private static final Platform PLATFORM = Platform.of("p", Cluster.of("C1", 2), Cluster.of("C2", 2));

    private static Trace trace(ScheduleBuilder schedule) {
        TraceRecorder recorder = new TraceRecorder(schedule.index(), schedule.platform());
        schedule.emit(recorder);
        return recorder.trace();
    }

    @Test
    void flowCountsFinishesAfterTheBeginningUpToTheEnd() {
        Trace trace = trace(new ScheduleBuilder(WORKLOAD, PLATFORM).run(0, 0, 0).run(1, 1, 2));
        assertEquals(0.5, new IntervalMeasures(trace, 3, 5).flow());
        assertEquals(0.25, new IntervalMeasures(trace, 4, 8).flow());
        assertEquals(0, new IntervalMeasures(trace, 4, 7).flow());
    }

    @Test
    void utilisationCountsWhatTasksExecuteInside() {
        Trace trace = trace(new ScheduleBuilder(WORKLOAD, PLATFORM).run(0, 0, 0).run(1, 1, 2));
        IntervalMeasures middle = new IntervalMeasures(trace, 1, 5);
        assertEquals(List.of(3 / 8.0, 6 / 8.0, 9 / 16.0), List.of(middle.utilisation(0), middle.utilisation(1), middle.utilisation()));
    }

    @Test
    void anIntervalWithoutTicksIsRefused() {
        Trace trace = trace(new ScheduleBuilder(WORKLOAD, PLATFORM).run(0, 0, 0).run(1, 1, 2));
        assertThrows(ModelException.class, () -> new IntervalMeasures(trace, 4, 4));
    }

    @Property(tries = 100, seed = "1")
    void theWholeRunIsAnIntervalToo(@ForAll @IntRange(max = 1_000_000) int seed) {
        ScheduleBuilder run = RandomRun.of(seed);
        RunMeasures measures = new RunMeasures(run.index(), run.platform());
        run.emit(measures);
        RunReport report = measures.report(ReportOptions.defaults());
        double makespan = report.metrics().get("makespan");
        if (makespan > 0) {
            IntervalMeasures whole = new IntervalMeasures(trace(run), 0, (long) makespan);
            assertEquals(report.metrics().get("averageUtilisation"), whole.utilisation(), 1e-12);
            assertEquals(report.metrics().get("flow"), whole.flow(), 1e-12);
        }
    }
}
