package org.schedscope.trace.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.schedscope.fixture.Events.taskStarted;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.EventList;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.Trace;

class ScheduleReplayTest {
    private static List<PlacedPiece> pieces(Trace trace, boolean withCores) {
        List<PlacedPiece> pieces = new ArrayList<>();
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            int number = piece;
            List<CoreSet.Range> ranges = IntStream.range(0, trace.pieces().rangeCount(piece))
                    .mapToObj(range -> new CoreSet.Range(trace.pieces().firstCore(number, range), trace.pieces().lastCore(number, range)))
                    .toList();
            pieces.add(new PlacedPiece(trace.pieces().task(piece), trace.pieces().cluster(piece), trace.pieces().start(piece),
                    trace.pieces().end(piece),
                    withCores ? Optional.of(new CoreSet(ranges)) : Optional.empty()));
        }
        return pieces;
    }

    /** Events by tick, without what a schedule cannot prove. */
    private static Map<Long, TreeSet<String>> proven(Trace trace) {
        EventList events = new EventList();
        trace.replay(0, trace.eventCount(), events);
        Map<Long, TreeSet<String>> byTick = new TreeMap<>();
        for (ScheduleEvent event : events.events()) {
            if (event.kind() == EventKind.SCHEDULING_PASS) {
                continue;
            }
            ScheduleEvent shown = event.kind() == EventKind.TASK_STARTED
                    ? taskStarted(event.tick(), event.get(EventField.TASK), event.get(EventField.CLUSTER), event.cores(), PriorityKey.NONE,
                            0, false)
                    : event;
            String text = event.kind() == EventKind.TRANSFER_STARTED || event.kind() == EventKind.TRANSFER_FINISHED
                    ? shown.toString().replaceAll("transfer=\\d+", "") : shown.toString();
            byTick.computeIfAbsent(event.tick(), tick -> new TreeSet<>()).add(text);
        }
        return byTick;
    }

    @Property(tries = 300, seed = "1")
    void theEventsOfOurOwnRunsComeBackFromTheirSchedules(@ForAll @IntRange(max = 1_000_000) int seed) {
        Trace original = Runs.trace(RandomCases.hierarchical(seed, "p-slr"));
        List<PlacedPiece> pieces = pieces(original, true);
        Collections.shuffle(pieces, new java.util.Random(seed));
        Trace replayed = ScheduleReplay.trace(original.index(), original.platform(), pieces);
        assertEquals(proven(original), proven(replayed));
        assertEquals(report(original), report(replayed));
    }

    private static Map<String, Double> report(Trace trace) {
        Map<String, Double> metrics = new TreeMap<>(RunMeasures.at(new JobFacts(trace.index(), trace.platform()), trace, trace.eventCount())
                .report(ReportOptions.defaults()).metrics());
        metrics.remove("backfills");
        return metrics;
    }

    @Property(tries = 300, seed = "2")
    void aLegalScheduleStaysLegalWhenCoresAreGivenOut(@ForAll @IntRange(max = 1_000_000) int seed) {
        Trace original = Runs.trace(RandomCases.hierarchical(seed, "random"));
        ScheduleAuditor auditor = new ScheduleAuditor(original.index(), original.platform());
        ScheduleReplay.tell(original.index(), original.platform(), pieces(original, false), auditor);
        assertEquals(List.of(), auditor.finish());
    }

    private static List<String> events(Workload workload, Platform platform, PlacedPiece... pieces) {
        EventList events = new EventList();
        ScheduleReplay.tell(new WorkloadIndex(workload), platform, List.of(pieces), events);
        return events.events().stream().map(event -> event.tick() + " " + event.kind().logName()).toList();
    }

    private static PlacedPiece piece(int task, long start, long end) {
        return new PlacedPiece(task, 0, start, end, Optional.empty());
    }

    @Test
    void aTaskThatStartsBeforeItsParentEndsIsReadyWhenItStarts() {
        Workload workload = Workload.of("w", Job.of("J", 2, Task.of("a", 3), Task.of("b", 1).after(0)));
        assertEquals(List.of("2 JobArrived", "2 TaskPlaced", "2 TaskPlaced", "2 TaskReady", "2 TaskStarted", "3 TaskReady", "3 TaskStarted",
                "4 TaskFinished", "5 TaskFinished", "5 JobFinished"),
                events(workload, Platform.of("p", Cluster.of("C", 2)), piece(0, 2, 5), piece(1, 3, 4)));
    }

    @Test
    void aJobThatStartsBeforeItArrivesArrivesWhenItStarts() {
        Workload workload = Workload.of("w", Job.of("J", 9, Task.of("a", 3)));
        assertEquals(List.of("1 JobArrived", "1 TaskPlaced", "1 TaskReady", "1 TaskStarted", "4 TaskFinished", "4 JobFinished"),
                events(workload, Platform.of("p", Cluster.of("C", 2)), piece(0, 1, 4)));
    }

    @Test
    void aTaskOfTwoPiecesIsSuspendedAndOneWithoutAnEndStillRuns() {
        Workload workload = Workload.of("w", Job.of("J", 0, Task.of("a", 3)), Job.of("K", 0, Task.of("b", 2)));
        assertEquals(List.of("0 JobArrived", "0 TaskPlaced", "0 JobArrived", "0 TaskPlaced", "0 TaskReady", "0 TaskReady", "0 TaskStarted",
                "1 TaskPreempted", "1 TaskStarted", "3 TaskStarted", "5 TaskFinished", "5 JobFinished"),
                events(workload, Platform.of("p", Cluster.of("C", 2)), piece(0, 0, 1), piece(0, 3, 5), piece(1, 1, Trace.OPEN)));
    }

    @Test
    void dataTravelsAsThePlatformSays() {
        Workload workload = Workload.of("w", Job.of("J", 0, Task.of("a", 4), Task.of("b", 1).after(0)));
        Platform platform = new Platform("p", new Router("r", List.of(Cluster.of("C", 1), Cluster.of("D", 1))),
                new NetworkModel.Ccr(new Ratio(1, 2)), Map.of());
        assertEquals(List.of("0 JobArrived", "0 TaskPlaced", "0 TaskPlaced", "0 TaskReady", "0 TaskStarted", "4 TaskFinished",
                "4 TransferStarted", "6 TransferFinished", "6 TaskReady", "7 TaskStarted", "8 TaskFinished", "8 JobFinished"),
                events(workload, platform, piece(0, 0, 4), new PlacedPiece(1, 1, 7, 8, Optional.empty())));
    }

    @Test
    void moreThanAClusterHasIsToldNeverthelessOnItsFirstCores() {
        Workload workload = Workload.of("w", Job.of("J", 0, Task.of("a", 2).withCores(2)), Job.of("K", 0, Task.of("b", 2).withCores(2)));
        Trace trace = ScheduleReplay.trace(new WorkloadIndex(workload), Platform.of("p", Cluster.of("C", 3)),
                List.of(piece(0, 0, 2), piece(1, 1, 3)));
        assertEquals(List.of(0, 1), List.of(trace.pieces().firstCore(1, 0), trace.pieces().lastCore(1, 0)));
    }

    @Test
    void aTaskThatNeverRanLeavesItsJobUnfinished() {
        Workload workload = Workload.of("w", Job.of("J", 0, Task.of("a", 2), Task.of("b", 1)));
        assertEquals(List.of("0 JobArrived", "0 TaskPlaced", "0 TaskReady", "0 TaskStarted", "2 TaskFinished"),
                events(workload, Platform.of("p", Cluster.of("C", 2)), piece(0, 0, 2)));
    }

    /** Seconds; with the children of all tasks worked out anew for each that ended, minutes. */
    @Test
    @Timeout(60)
    void aLongChainOfTasksTakesTimeInProportion() {
        int length = 60_000;
        Task[] tasks = new Task[length];
        Arrays.setAll(tasks, task -> task == 0 ? Task.of("t0", 1) : Task.of("t" + task, 1).after(task - 1));
        List<PlacedPiece> pieces = IntStream.range(0, length).mapToObj(task -> piece(task, task, task + 1)).toList();
        Trace trace = ScheduleReplay.trace(new WorkloadIndex(Workload.of("w", Job.of("J", 0, tasks))), Platform.of("p", Cluster.of("C", 1)),
                pieces);
        assertEquals(length, trace.tick(trace.eventCount() - 1));
    }
}
