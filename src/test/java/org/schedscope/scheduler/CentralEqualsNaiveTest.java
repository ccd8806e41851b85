package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.audit.SchedulerCapabilities;
import org.schedscope.event.EventKind;
import org.schedscope.event.FanOut;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.NaiveCentral;
import org.schedscope.fixture.naive.Placement;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** One queue for all clusters against the rules written down naively, on random workloads full of ties, starvation and transfers. */
@Tag("law")
class CentralEqualsNaiveTest {
    private static final int CASES = Laws.cases(60);

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "eet", "srtf", "lrtf", "p-slr-2013", "p-slr"})
    void everyMarketScheduleIsTheNaiveOne(String policy) {
        int starvedInAll = 0;
        for (long seed : Laws.seeds(CASES, policy)) {
            starvedInAll += compare(stopping(RandomCases.market(seed, policy)));
        }
        assertTrue(starvedInAll > CASES / 10, "too few jobs starve: " + starvedInAll);
    }

    @ParameterizedTest
    @ValueSource(strings = {"edf", "edf-final", "pv", "pvd", "pvd-resource-squared", "pvr", "pvr-live"})
    void everyMarketScheduleByValueIsTheNaiveOne(String policy) {
        for (long seed : Laws.seeds(CASES / 2, policy)) {
            compare(stopping(RandomCases.market(seed, policy)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-job", "srtf", "edf", "pvd", "pvr"})
    void everyMarketScheduleWithAdmissionIsTheNaiveOne(String policy) {
        int refusedInAll = 0;
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec spec = RandomCases.with(stopping(RandomCases.market(seed, policy)), "admission", "value");
            compare(RandomCases.with(spec, "starvation", seed % 2 == 0 ? "on" : "off"));
            refusedInAll += NaiveCentral.refusedIn(spec);
        }
        assertTrue(refusedInAll > CASES / 4, "too few jobs are refused: " + refusedInAll);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fair-share", "fair-usage", "p-slr"})
    void everyCentralScheduleIsTheNaiveOne(String policy) {
        for (long seed : Laws.seeds(CASES / 2, policy)) {
            assertEquals(0, compare(central(RandomCases.market(seed, policy))));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-job", "fair-share", "srtf", "p-slr"})
    void everyBackfilledCentralScheduleIsTheNaiveOne(String policy) {
        for (long seed : Laws.seeds(CASES / 2, policy)) {
            compare(RandomCases.with(central(RandomCases.market(seed, policy)), "rearrangement", "easy"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-job", "fair-share", "fair-usage", "eet", "srtf", "p-slr", "edf-final", "pvr"})
    void everyCentralScheduleWithReservationsForAllIsTheNaiveOne(String policy) {
        int starvedInAll = 0;
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec spec = RandomCases.with(central(RandomCases.market(seed, policy)), "rearrangement", "conservative");
            starvedInAll += compare(RandomCases.with(spec, "starvation", seed % 2 == 0 ? "on" : "off"));
        }
        assertTrue(starvedInAll > CASES / 20, "too few jobs starve: " + starvedInAll);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-job", "fair-share", "fair-usage", "srtf", "p-slr", "edf-final", "pvr"})
    void everyScheduleOfCountedResourcesIsTheNaiveOne(String policy) {
        compareAll(policy, false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-job", "fair-share", "fair-usage", "srtf", "p-slr", "edf-final", "pvr"})
    void everyScheduleAroundClosuresIsTheNaiveOne(String policy) {
        compareAll(policy, true);
    }

    private static void compareAll(String policy, boolean closed) {
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec market = RandomCases.withResources(RandomCases.market(seed, policy), seed);
            market = closed ? RandomCases.withClosures(market, seed) : market;
            if (seed % 4 == 0) {
                compare(stopping(market));
            } else {
                String rearrangement = List.of("none", "easy", "conservative").get((int) (seed % 4) - 1);
                compare(RandomCases.with(central(market), "rearrangement", rearrangement));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-job", "fair-share", "srtf", "p-slr"})
    void onOneClusterACentralQueueIsThatOfTheCluster(String policy) {
        for (long seed : Laws.seeds(CASES / 2, policy)) {
            RunSpec many = RandomCases.hierarchical(seed, policy);
            Platform one = Platform.of("one", Cluster.of("C", 5));
            RunSpec atCluster = RandomCases.with(RunSpec.of(anywhere(many.workload()), one, policy, seed), "rearrangement",
                    List.of("none", "easy", "conservative").get((int) (seed % 3)));
            assertEquals(Runs.schedule(atCluster), Runs.schedule(central(atCluster)), "seed " + seed);
        }
    }

    /** Every third market stops by kind. */
    private static RunSpec stopping(RunSpec market) {
        return market.seed() % 3 == 0 ? RandomCases.with(market, "auction-stop", "kind") : market;
    }

    private static RunSpec central(RunSpec spec) {
        return new RunSpec(spec.workload(), spec.platform(), spec.policy(), "central", spec.seed(), spec.parameters());
    }

    /** The same work for any cluster. */
    private static Workload anywhere(Workload workload) {
        List<Job> jobs = new ArrayList<>();
        for (Job job : workload.jobs()) {
            List<Task> tasks = job.tasks().stream().map(task -> new Task(task.id(), task.exec(), task.cores(), "any", 0, task.estimate(),
                    Map.of(), task.parents())).toList();
            jobs.add(new Job(job.id(), job.user(), job.arrival(), tasks, job.value(), job.queue()));
        }
        return new Workload("anywhere", "tick", Optional.empty(), jobs);
    }

    private static int compare(RunSpec spec) {
        NaiveCentral naive = new NaiveCentral(spec);
        List<Placement> expected = naive.run();
        WorkloadIndex index = new WorkloadIndex(spec.workload());
        TraceRecorder recorder = new TraceRecorder(index, spec.platform());
        ScheduleAuditor auditor = new ScheduleAuditor(index, spec.platform(), SchedulerCapabilities.CENTRAL);
        Schedulers.start(spec, FanOut.of(recorder, auditor)).runToEnd();
        assertEquals(expected, Runs.placements(recorder.trace()), "seed " + spec.seed());
        assertEquals(List.copyOf(naive.starved()), jobs(EventKind.JOB_STARVED, recorder.trace()), "seed " + spec.seed());
        assertEquals(List.copyOf(naive.refused()), jobs(EventKind.JOB_REFUSED, recorder.trace()), "seed " + spec.seed());
        assertEquals(List.of(), auditor.finish(), "seed " + spec.seed());
        return naive.starved().size();
    }

    private static List<Integer> jobs(EventKind kind, Trace trace) {
        List<Integer> jobs = new ArrayList<>();
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            if (trace.kind(seq) == kind) {
                jobs.add(trace.subject(seq));
            }
        }
        return jobs.stream().sorted().toList();
    }
}
