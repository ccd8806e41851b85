package org.schedscope.scheduler.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.probe.AuctionPass.Bid;
import org.schedscope.scheduler.probe.AuctionPass.Offer;
import org.schedscope.scheduler.probe.AuctionPass.Outcome;
import org.schedscope.scheduler.probe.AuctionPass.Refusal;
import org.schedscope.trace.Trace;

@Tag("law")
class AuctionProbeTest {
    private static final int CASES = Laws.cases(24);

    static List<String> policies() {
        return Policies.namesForAnyQueue();
    }

    /** A start as the trace has it, or as a probe foretells it. */
    private record Start(int task, int cluster, String key) {
    }

    @ParameterizedTest
    @MethodSource("policies")
    void everyMarketPassStartsWhatTheProbeForetells(String policy) {
        int starts = 0;
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec market = RandomCases.market(seed, policy);
            starts += compare(market) + compare(RandomCases.with(market, "auction-stop", "kind"));
            starts += compare(new RunSpec(market.workload(), market.platform(), policy, Schedulers.CENTRAL, seed, new TreeMap<>()));
        }
        assertTrue(starts > CASES, "too few starts: " + starts);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void everyPassAtAClusterStartsWhatTheProbeForetells(String policy) {
        int starts = 0;
        for (long seed : Laws.seeds(CASES, policy)) {
            starts += compare(RandomCases.hierarchical(seed, policy));
        }
        assertTrue(starts > CASES, "too few starts: " + starts);
    }

    /** Walks through all passes of all queues; tells how many tasks started. */
    private static int compare(RunSpec spec) {
        Trace trace = Runs.trace(spec);
        SimulationInput input = SimulationInput.of(trace.index(), trace.platform());
        List<AuctionProbe> probes = new ArrayList<>();
        for (int queue = 0; queue <= input.clusterCount(); queue++) {
            probes.add(new AuctionProbe(spec, input, queue));
        }
        int starts = 0;
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            if (trace.kind(seq) == EventKind.SCHEDULING_PASS) {
                AuctionPass pass = probes.get(trace.queue(seq)).lastBefore(trace, seq + 1).orElseThrow();
                List<Start> foretold = pass.with(Outcome.STARTED).stream()
                        .map(bid -> new Start(bid.task().task(), bid.cluster().getAsInt(), bid.task().key())).toList();
                assertEquals(starts(trace, seq), foretold, "seed " + spec.seed() + " at tick " + trace.tick(seq));
                assertEquals(trace.tick(seq), pass.tick());
                assertEquals(trace.queueLength(seq), pass.bids().size());
                check(pass);
                starts += foretold.size();
            }
        }
        return starts;
    }

    /** Nobody starts after his kind has ended, whoever stopped it was refused everywhere, and cores add up. */
    private static void check(AuctionPass pass) {
        for (Bid stopped : pass.with(Outcome.STOPPED)) {
            assertFalse(stopped.refusals().isEmpty());
            assertTrue(stopped.refusals().stream().allMatch(no -> no.lacksCores() || !no.lacking().isEmpty() || no.lacksData()));
        }
        long given = pass.with(Outcome.STARTED).stream().mapToLong(bid -> bid.task().cores()).sum();
        assertEquals(given, pass.offers().stream().mapToLong(offer -> offer.freeBefore() - offer.freeAfter()).sum());
    }

    private static List<Start> starts(Trace trace, int pass) {
        List<Start> starts = new ArrayList<>();
        for (int seq = pass + 1; seq < trace.eventCount() && trace.kind(seq) != EventKind.SCHEDULING_PASS
                && trace.tick(seq) == trace.tick(pass); seq++) {
            if (trace.kind(seq) == EventKind.TASK_STARTED) {
                starts.add(new Start(trace.subject(seq), trace.cluster(seq), trace.pieces().key(trace.piece(seq))));
            }
        }
        return starts;
    }

    /** One pass by hand: kinds end one by one, and each for another reason. */
    @Test
    void aPassTellsWhoStoppedWhichKindAndWhatItLacked() {
        Platform platform = new Platform("two", new Router("root", List.of(
                new Cluster("C0", 4, "cpu", Ratio.ONE, OptionalLong.of(10)), Cluster.of("G0", 2, "gpu"))),
                new NetworkModel.Ccr(Ratio.ONE), Map.of());
        Workload workload = Workload.of("w",
                Job.of("A", 0, Task.of("T1", 5).withCores(3).withKind("cpu").withMemory(8)),
                Job.of("B", 0, Task.of("T1", 5).withKind("cpu").withMemory(4)),
                Job.of("C", 0, Task.of("T1", 5).withKind("cpu")),
                Job.of("D", 0, Task.of("T1", 5).withCores(2).withKind("gpu")));
        RunSpec market = new RunSpec(workload, platform, "fifo-job", Schedulers.MARKET, 1, new TreeMap<>());
        RunSpec spec = RandomCases.with(market, "auction-stop", "kind");
        Trace trace = Runs.trace(spec);
        AuctionProbe probe = new AuctionProbe(spec, SimulationInput.of(trace.index(), platform), 2);
        assertEquals(Optional.empty(), probe.lastBefore(trace, 0));
        AuctionPass pass = probe.lastBefore(trace, trace.positionAfter(0)).orElseThrow();
        assertTrue(pass.byKind());
        assertEquals(List.of(Outcome.STARTED, Outcome.STOPPED, Outcome.PASSED_OVER, Outcome.STARTED),
                pass.bids().stream().map(Bid::outcome).toList());
        assertEquals(List.of(new Refusal(0, 1, false, List.of("memory"), 0, false)), pass.bids().get(1).refusals());
        assertEquals(OptionalInt.of(1), pass.bids().get(3).cluster());
        assertEquals(List.of(new Offer(0, 4, 1), new Offer(1, 2, 0)), pass.offers());

        // As printed, B ends the bidding of D, too, which another cluster would have room for.
        Trace printed = Runs.trace(market);
        AuctionPass all = new AuctionProbe(market, SimulationInput.of(printed.index(), platform), 2)
                .lastBefore(printed, printed.positionAfter(0))
                .orElseThrow();
        assertFalse(all.byKind());
        assertEquals(List.of(Outcome.STARTED, Outcome.STOPPED, Outcome.PASSED_OVER, Outcome.PASSED_OVER),
                all.bids().stream().map(Bid::outcome).toList());
        assertEquals(List.of(new Offer(0, 4, 1), new Offer(1, 2, 2)), all.offers());
    }

    /** A child of kind any sees the free cluster before its data does. */
    @Test
    void aTaskMayLackItsDataWhereThereIsRoom() {
        Platform platform = new Platform("two", new Router("root", List.of(Cluster.of("C0", 1), Cluster.of("C1", 1))),
                new NetworkModel.Ccr(Ratio.ONE), Map.of());
        Workload workload = Workload.of("w", Job.of("A", 0, Task.of("T1", 3), Task.of("T2", 3).after(0)), Job.of("B", 3, Task.of("T1", 2)));
        RunSpec spec = new RunSpec(workload, platform, "srtf", Schedulers.MARKET, 1, new TreeMap<>());
        Trace trace = Runs.trace(spec);
        AuctionProbe probe = new AuctionProbe(spec, SimulationInput.of(trace.index(), platform), 2);
        // T1 of A ends on C0 at 3, where the shorter B takes the core; on C1 its data is from tick 6 on.
        AuctionPass pass = probe.lastBefore(trace, trace.positionAfter(3)).orElseThrow();
        assertEquals(List.of(Outcome.STARTED, Outcome.STOPPED), pass.bids().stream().map(Bid::outcome).toList());
        assertEquals(List.of(new Refusal(0, 0, true, List.of(), 3, false), new Refusal(1, 1, false, List.of(), 6, true)),
                pass.bids().get(1).refusals());
    }

    @Test
    void backfillingIsNoAuction() {
        RunSpec market = RandomCases.market(1, "pvr");
        RunSpec hierarchical = RandomCases.hierarchical(1, "p-slr");
        assertTrue(AuctionProbe.explains(market));
        assertTrue(AuctionProbe.explains(hierarchical));
        assertFalse(AuctionProbe.explains(RandomCases.with(hierarchical, Schedulers.REARRANGEMENT, "easy")));
    }
}
