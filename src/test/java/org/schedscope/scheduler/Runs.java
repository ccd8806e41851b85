package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.schedscope.event.EventRecorder;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** Runs in one line, for tests. */
public final class Runs {
    private Runs() {
    }

    public static List<ScheduleEvent> events(RunSpec spec) {
        EventRecorder.ListTarget target = EventRecorder.toList();
        Schedulers.start(spec, target.sink()).runToEnd();
        return target.events();
    }

    public static Trace trace(RunSpec spec) {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform(), spec.begunPlatform());
        Schedulers.start(spec, recorder).runToEnd();
        return recorder.trace();
    }

    /** In order of the tasks. */
    public static List<Placement> placements(Trace trace) {
        List<Placement> placements = new ArrayList<>();
        for (int piece = 0; piece < trace.pieceCount(); piece++) {
            placements.add(new Placement(trace.pieceTask(piece), trace.pieceCluster(piece), trace.pieceStart(piece), trace.pieceEnd(piece)));
        }
        placements.sort(Comparator.comparingInt(Placement::task));
        return placements;
    }

    /** {@code "J1 T1 0-3"} in order of the tasks. */
    public static List<String> schedule(RunSpec spec) {
        Trace trace = trace(spec);
        return placements(trace).stream().map(p -> trace.index().label(p.task()) + " " + p.start() + "-" + p.finish()).toList();
    }
}
