package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.audit.SchedulerCapabilities;
import org.schedscope.audit.Violation;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.EventList;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.NaiveReport;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.metrics.JobProgress;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.JobState;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;

/** Jobs that the market refuses at their arrival. */
class AdmissionTest {
    private static final Platform TWO_CORES = Platform.of("two cores", Cluster.of("C1", 2));

    /** Worth something until an SLR. */
    private static ValueCurve until(long slr) {
        return new ValueCurve(Ratio.of(10), List.of(new ValueCurve.Point(Ratio.ONE, Ratio.ONE),
                new ValueCurve.Point(Ratio.of(slr), Ratio.ZERO)));
    }

    private static RunSpec admitting(Platform platform, Job... jobs) {
        return new RunSpec(Workload.of("w", jobs), platform, "fifo-job", "market", 1, new TreeMap<>(Map.of("admission", "value")));
    }

    private static List<String> refused(RunSpec spec) {
        Trace trace = Runs.trace(spec);
        return IntStream.range(0, trace.eventCount()).filter(seq -> trace.kind(seq) == EventKind.JOB_REFUSED)
                .mapToObj(seq -> trace.index().jobId(trace.subject(seq)) + " at " + trace.tick(seq)).toList();
    }

    /** At 4, J1 has 6 ticks on two cores left, J2 4 on one: 16 core-ticks ÷ 2 cores, a queue of 8. */
    private static RunSpec queueOfEight() {
        return admitting(TWO_CORES, Job.of("J1", 0, Task.of("T", 10).withCores(2)).withValue(until(2)),
                Job.of("J2", 0, Task.of("T", 4)).withValue(until(6)), Job.of("J3", 4, Task.of("T", 4)).withValue(until(3)),
                Job.of("J4", 4, Task.of("T", 8)).withValue(until(3)), Job.of("J5", 4, Task.of("T", 100)));
    }

    @Test
    void aJobIsRefusedWhenItWouldEarnNothingBehindTheQueue() {
        // J3: (8 + 4) ÷ 4 = 3, where nothing is left; J4: (8 + 8) ÷ 8 = 2; J5 has no curve.
        assertEquals(List.of("J3 at 4"), refused(queueOfEight()));
        assertEquals(List.of("J1 T 0-10", "J2 T 10-14", "J4 T 10-18", "J5 T 14-114"), Runs.schedule(queueOfEight()));
    }

    @Test
    void aQueueIsRoundedUp() {
        // 15 core-ticks ÷ 2 cores are 8 ticks, not 7: (8 + 4) ÷ 4 = 3.
        assertEquals(List.of("J3 at 0"), refused(admitting(TWO_CORES, Job.of("J2", 0, Task.of("T", 15)),
                Job.of("J3", 0, Task.of("T", 4)).withValue(until(3)))));
        assertEquals(List.of(), refused(admitting(TWO_CORES, Job.of("J2", 0, Task.of("T", 14)),
                Job.of("J3", 0, Task.of("T", 4)).withValue(until(3)))));
    }

    @Test
    void eachKindHasAQueueOfItsOwnAndTheLongestCounts() {
        Platform kinds = new Platform("kinds", new Router("r", List.of(Cluster.of("C1", 2, "a"), Cluster.of("C2", 1, "b"))),
                TWO_CORES.network(), Map.of());
        Job loads = Job.of("J1", 0, Task.of("A", 4).withKind("a"), Task.of("B", 8).withKind("b"), Task.of("C", 30).withKind("any"));
        // Queues: a 4 ÷ 2 = 2, b 8 ÷ 1 = 8, any 30 ÷ 3 = 10.
        Job ofA = Job.of("J2", 0, Task.of("T", 4).withKind("a")).withValue(until(2));
        Job ofB = Job.of("J3", 0, Task.of("S", 1).withKind("a"), Task.of("T", 4).withKind("b")).withValue(until(3));
        Job ofAny = Job.of("J4", 0, Task.of("T", 4).withKind("any")).withValue(until(3));
        assertEquals(List.of("J3 at 0", "J4 at 0"), refused(admitting(kinds, loads, ofA, ofB, ofAny)));
    }

    @Test
    void aTaskPastItsEstimateHasNothingLeftAndDecisionsSeeEstimates() {
        Job slow = Job.of("J1", 0, Task.of("T", 40).withCores(2).withEstimate(5));
        Job late = Job.of("J2", 6, Task.of("T", 4)).withValue(until(2));
        assertEquals(List.of(), refused(admitting(TWO_CORES, slow, late)));
        Job fast = Job.of("J1", 0, Task.of("T", 5).withCores(2).withEstimate(40));
        assertEquals(List.of("J2 at 4"), refused(admitting(TWO_CORES, fast, Job.of("J2", 4, Task.of("T", 4)).withValue(until(2)))));
    }

    @Test
    void whatHasStarvedIsNoQueue() {
        // CP 16: J2 starves at 32; at 33 its 20 core-ticks are no queue any more, or one of 10: (10 + 4) ÷ 4 > 2.
        Job waits = Job.of("J2", 0, Task.of("T", 4), Task.of("U", 16)).withValue(until(2));
        RunSpec spec = new RunSpec(Workload.of("w", waits, Job.of("J1", 0, Task.of("T", 33).withCores(2)),
                Job.of("J3", 33, Task.of("T", 4)).withValue(until(2))), TWO_CORES, "lrtf", "market", 1,
                new TreeMap<>(Map.of("admission", "value")));
        assertEquals(List.of(), refused(spec));
        assertEquals(List.of("J3 at 33"), refused(RandomCases.with(spec, "starvation", "off")));
    }

    @Test
    void aRefusedJobIsNeitherStarvedNorFinishedAndHasNoValue() {
        RunSpec spec = queueOfEight();
        Trace trace = Runs.trace(spec);
        JobFacts facts = new JobFacts(trace.index(), spec.platform());
        RunMeasures measures = RunMeasures.at(facts, trace, trace.eventCount());
        Map<String, Double> metrics = measures.report(ReportOptions.defaults()).metrics();
        assertEquals(List.of(1.0, 0.0, 4.0, 40.0), List.of(metrics.get("refusedJobs"), metrics.get("starvedJobs"),
                metrics.get("completedJobs"), metrics.get("maxValue")));
        assertEquals(10 + 10 * 2.5 / 5 + 10 * 1.25 / 2, metrics.get("value"), 1e-9);
        assertEquals(JobProgress.Stage.REFUSED, measures.jobs().stage(2));
        TraceCursor cursor = new TraceCursor(trace);
        cursor.moveTo(trace.eventCount());
        assertEquals(JobState.REFUSED, cursor.jobState(2));
        cursor.moveTo(0);
        assertEquals(JobState.TO_COME, cursor.jobState(2));
    }

    @Test
    void everyMetricOfARunWithRefusalsIsTheNaiveOne() {
        for (long seed = 0; seed < 30; seed++) {
            RunSpec spec = RandomCases.with(RandomCases.market(seed, "edf"), "admission", "value");
            List<ScheduleEvent> events = Runs.events(spec);
            List<ScheduleEvent> begun = events.subList(0, (int) (events.size() * (seed % 4 + 1) / 4));
            RunMeasures measures = new RunMeasures(new WorkloadIndex(spec.workload()), spec.platform());
            begun.forEach(measures::on);
            Map<String, Double> naive = new NaiveReport(measures.facts().index(), spec.platform(), begun).metrics();
            measures.report(ReportOptions.defaults()).metrics().forEach((name, value) -> assertEquals(naive.get(name), value,
                    Double.isNaN(value) ? 0.1 : 1e-9 * Math.max(1, Math.abs(value)), name));
        }
    }

    @Test
    void aRunGoesOnFromAnyTickAsTheStraightOne() {
        int refused = 0;
        for (long seed = 0; seed < 60; seed++) {
            RunSpec spec = RandomCases.with(RandomCases.market(seed, "pvd"), "admission", "value");
            List<ScheduleEvent> straight = Runs.events(spec);
            EventList walked = new EventList();
            Simulation simulation = Schedulers.start(spec, walked);
            while (simulation.hasNext()) {
                simulation.step();
                List<ScheduleEvent> resumed = new ArrayList<>(walked.events());
                Schedulers.resume(simulation.checkpoint(), event -> resumed.add(event.copy())).runToEnd();
                assertEquals(straight, resumed, "seed " + seed);
            }
            refused += (int) straight.stream().filter(event -> event.kind() == EventKind.JOB_REFUSED).count();
        }
        assertTrue(refused > 10, "too few: " + refused);
    }

    @Test
    void aForkCannotChangeWhatWasRefused() {
        RunSpec spec = queueOfEight().forked(ForkSpec.at(5).withRemoved(new TreeSet<>(List.of("J3"))));
        ModelException refused = assertThrows(ModelException.class, () -> Runs.events(spec));
        assertEquals("job J3 has been refused by tick 5: it cannot be changed or removed from there on", refused.getMessage());
    }

    @Test
    void onlyALogThatMayHaveRefusalsIsOfVersionTwo(@TempDir Path folder) throws IOException {
        RunSpec spec = queueOfEight();
        String log = log(spec);
        assertTrue(log.startsWith("{\"format\":\"schedscope-events\",\"version\":2,"), log.substring(0, 60));
        assertTrue(log.contains(",\"t\":4,\"type\":\"JobRefused\",\"job\":\"J3\"}\n"));
        RunSpec off = RandomCases.with(spec, "admission", "off");
        assertTrue(log(off).startsWith("{\"format\":\"schedscope-events\",\"version\":1,"));
        RunSpec later = off.forked(ForkSpec.at(2).withChoices(spec.choices()));
        assertTrue(log(later).startsWith("{\"format\":\"schedscope-events\",\"version\":2,"));
        Path file = Files.writeString(folder.resolve("a.events.ndjson"), log);
        Trace read = EventLogReader.read(InputFile.of(file), Limits.DEFAULT).trace();
        EventList events = new EventList();
        read.replay(0, read.eventCount(), events);
        assertEquals(Runs.events(spec), events.events());
    }

    private static String log(RunSpec spec) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (EventLogWriter writer = new EventLogWriter(spec.info(), new WorkloadIndex(spec.recordedWorkload()), spec.platform(), bytes)) {
            Schedulers.start(spec, writer).runToEnd();
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theAuditorFindsRefusalsThatMayNotBe() {
        RunSpec spec = queueOfEight();
        assertEquals(Set.of(), rules(Runs.events(spec), spec));
        List<ScheduleEvent> without = new ArrayList<>(Runs.events(spec));
        without.removeIf(event -> event.kind() == EventKind.JOB_REFUSED);
        assertEquals(Set.of("unfinished"), rules(without, spec));
        List<ScheduleEvent> late = new ArrayList<>(Runs.events(spec));
        ScheduleEvent none = new ScheduleEvent().begin(EventKind.JOB_REFUSED, 14).with(EventField.JOB, 4);
        late.add(IntStream.range(0, late.size()).filter(at -> late.get(at).tick() > 10).findFirst().orElseThrow(), none.copy());
        assertTrue(rules(late, spec).contains("admission"), "J5 arrived at 4 and has no curve");
        assertTrue(rules(late, spec).contains("start-state"), "J5 starts nevertheless");
    }

    private static Set<String> rules(List<ScheduleEvent> events, RunSpec spec) {
        ScheduleAuditor auditor = new ScheduleAuditor(new WorkloadIndex(spec.workload()), spec.platform(), SchedulerCapabilities.CENTRAL);
        events.forEach(auditor::on);
        return auditor.finish().stream().map(Violation::rule).collect(Collectors.toSet());
    }
}
