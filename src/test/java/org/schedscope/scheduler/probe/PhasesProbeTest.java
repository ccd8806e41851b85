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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventKind;
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
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.fourphase.PhasesPass;
import org.schedscope.scheduler.fourphase.PhasesPass.Commitment;
import org.schedscope.scheduler.fourphase.PhasesPass.Entry;
import org.schedscope.scheduler.fourphase.PhasesPass.HeldBack;
import org.schedscope.scheduler.fourphase.PhasesPass.Offer;
import org.schedscope.scheduler.fourphase.PhasesPass.Suspension;
import org.schedscope.scheduler.fourphase.PhasesPass.Waiting;
import org.schedscope.trace.Trace;

/** A pass as the probe tells it, against its events and by hand. */
class PhasesProbeTest {
    private static final Platform THREE_CORES = Platform.of("three cores", Cluster.of("C", 3));

    private static RunSpec run(Workload workload, Platform platform, String policy) {
        return new RunSpec(workload, platform, policy, Schedulers.FOUR_PHASE, 1, new TreeMap<>());
    }

    private static PhasesPass pass(RunSpec spec, long tick) {
        Trace trace = Runs.trace(spec);
        return new PhasesProbe(spec, SimulationInput.of(trace.index(), spec.platform())).lastBefore(trace, trace.positionAfter(tick))
                .orElseThrow();
    }

    /** A5 is ready at 1 with A3 still to come: CPWS holds it back. Without it, it starts, and A3 suspends it at 2. */
    @Test
    void aPassTellsWhoIsHeldBackAndWhoIsSuspendedForWhom() {
        Workload workload = Workload.of("w",
                Job.of("A", 0, Task.of("A1", 1), Task.of("A2", 1).after(0), Task.of("A3", 5).withCores(2).after(1),
                        Task.of("A4", 2).after(2), Task.of("A5", 3).withCores(2).after(0)));
        PhasesPass held = pass(run(workload, THREE_CORES, "owm"), 1);
        assertEquals(List.of(new HeldBack(4, 2)), held.heldBack());
        assertEquals(List.of(new Waiting(1, Entry.NOW, "8", OptionalLong.empty(), OptionalInt.empty(), 0,
                Optional.of(new Commitment(1, 0, 1, 2, 0, false, List.of(new Offer(0, true, 1, 2)))))), held.queue());
        PhasesPass suspends = pass(run(workload, THREE_CORES, "owm-preemptive"), 2);
        assertEquals(Optional.of(new Suspension(2, 0, List.of(4), 9, 7)), suspends.rounds().get(0).suspension());
        assertEquals(List.of("2 NOW committed", "4 SUSPENDED stays"), rows(suspends));
        assertEquals(List.of(4), suspends.rounds().get(1).refused());
    }

    private static List<String> rows(PhasesPass pass) {
        return pass.queue().stream().map(row -> row.task() + " " + row.entry() + (row.commitment().isPresent() ? " committed" : " stays"))
                .toList();
    }

    /** Two cores are free until X ends; A needs three, B slips in front of it. */
    @Test
    void aPassTellsWhoIsPassedByWhomAndWhenItIsPlanned() {
        Workload workload = Workload.of("w", Job.of("X", 0, Task.of("T", 9)), Job.of("A", 1, Task.of("T", 2).withCores(3)),
                Job.of("B", 1, Task.of("T", 3)));
        RunSpec spec = RandomCases.with(run(workload, THREE_CORES, "fifo-job"), "rearrangement", "priority-backfill");
        PhasesPass pass = pass(spec, 1);
        Waiting head = pass.queue().get(0);
        assertEquals(List.of(1, 1, OptionalLong.of(9), Optional.empty()),
                List.of(head.task(), head.passedBy(), head.planned(), head.commitment()));
        assertEquals(1, pass.commitments().get(0).ahead());
        assertEquals(List.of(1, 0), pass.rounds().stream().map(PhasesPass.Round::candidates).toList());
    }

    /** Two slow clusters have room, the fast one is busy until 2: adaptive allocation compares the two, all-eft takes the third. */
    @Test
    void aPassTellsWhatEveryClusterHadToOffer() {
        Platform platform = new Platform("p", new Router("R", List.of(Cluster.of("S1", 1), Cluster.of("S2", 1),
                new Cluster("F", 1, "any", Ratio.of(5), OptionalLong.empty()))), NetworkModel.NONE, Map.of());
        Workload workload = Workload.of("w", Job.of("A", 0, Task.of("T", 10)), Job.of("B", 0, Task.of("T", 10)));
        List<Offer> offers = List.of(new Offer(0, true, 0, 10), new Offer(1, true, 0, 10), new Offer(2, false, 2, 4));
        assertEquals(new Commitment(1, 0, 0, 10, 0, true, offers), pass(run(workload, platform, "owm"), 0).commitments().get(1));
        assertEquals(new Commitment(1, 2, 2, 4, 0, false, offers), pass(run(workload, platform, "owm-all-eft"), 0).commitments().get(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"owm", "mows", "owm-preemptive", "owm-backfilling", "swf"})
    void whatAPassTellsIsWhatItsEventsSayForthAndBack(String policy) {
        int told = 0;
        for (long seed = 0; seed < 60; seed++) {
            RunSpec random = RandomCases.hierarchical(seed, policy);
            RunSpec spec = new RunSpec(random.workload(), random.platform(), policy, Schedulers.FOUR_PHASE, seed, new TreeMap<>());
            Trace trace = Runs.trace(spec);
            PhasesProbe probe = new PhasesProbe(spec, SimulationInput.of(trace.index(), spec.platform()));
            List<PhasesPass> forth = new ArrayList<>();
            for (int seq = 0; seq < trace.eventCount(); seq++) {
                if (trace.kind(seq) == EventKind.SCHEDULING_PASS) {
                    PhasesPass pass = probe.lastBefore(trace, seq + 1).orElseThrow();
                    assertEquals(events(trace, seq), starts(pass), () -> "seed " + spec.seed());
                    forth.add(pass);
                    told++;
                }
            }
            for (int i = forth.size() - 1; i >= 0; i -= 7) {
                assertEquals(forth.get(i), probe.lastBefore(trace, trace.positionAfter(forth.get(i).tick())).orElseThrow());
            }
        }
        assertTrue(told > 600, told + " passes");
    }

    /** Where nothing that waits is committed already: that is in no order any more. */
    @ParameterizedTest
    @ValueSource(strings = {"rank-hybd", "swf", "swf-work", "swf-path", "p-slr", "fair-usage", "pvr"})
    void phaseTwoOrdersTasksAsThePolicyIsDefined(String policy) {
        int compared = 0;
        for (long seed = 0; seed < 60; seed++) {
            RunSpec random = RandomCases.hierarchical(seed, policy);
            RunSpec spec = run(random.workload(), random.platform(), policy);
            Trace trace = Runs.trace(spec);
            SimulationInput input = SimulationInput.of(trace.index(), spec.platform());
            QueueProbe queue = new QueueProbe(spec, input, input.centralQueue());
            PhasesProbe phases = new PhasesProbe(spec, input);
            for (int seq = 0; seq < trace.eventCount(); seq++) {
                if (trace.kind(seq) == EventKind.SCHEDULING_PASS) {
                    List<Waiting> rows = phases.lastBefore(trace, seq + 1).orElseThrow().queue();
                    List<QueuedTask> order = queue.at(trace, seq + 1);
                    if (rows.size() == order.size()) {
                        assertEquals(order.stream().map(one -> one.task() + " by " + one.key()).toList(),
                                rows.stream().map(row -> row.task() + " by " + row.key()).toList(),
                                policy + " seed " + seed + " at " + trace.tick(seq));
                        compared += rows.size() > 1 ? 1 : 0;
                    }
                }
            }
        }
        assertTrue(compared > 60, compared + " passes");
    }

    /** Starts and suspensions from a pass to the end of its tick. */
    private static List<String> events(Trace trace, int pass) {
        List<String> events = new ArrayList<>();
        for (int seq = pass + 1; seq < trace.eventCount() && trace.tick(seq) == trace.tick(pass); seq++) {
            if (trace.kind(seq) == EventKind.TASK_STARTED) {
                events.add(trace.subject(seq) + " on " + trace.cluster(seq) + (trace.pieces().backfilled(trace.piece(seq)) ? " past" : ""));
            } else if (trace.kind(seq) == EventKind.TASK_PREEMPTED) {
                events.add("suspended " + trace.subject(seq));
            }
        }
        events.sort(null);
        return events;
    }

    private static List<String> starts(PhasesPass pass) {
        List<String> starts = new ArrayList<>();
        pass.commitments().stream().filter(made -> made.start() == pass.tick())
                .forEach(made -> starts.add(made.task() + " on " + made.cluster() + (made.ahead() > 0 ? " past" : "")));
        pass.rounds().stream().flatMap(round -> round.suspension().stream()).flatMap(suspension -> suspension.victims().stream())
                .forEach(task -> starts.add("suspended " + task));
        pass.due().forEach(due -> starts.add(due.task() + " on " + due.cluster() + (due.pastTheHead() ? " past" : "")));
        starts.sort(null);
        return starts;
    }

    @Test
    void onlyAFourPhaseRunThatCommitsTaskByTaskHasPhases() {
        assertTrue(PhasesProbe.explains(run(Workload.of("w", Job.of("A", 0, Task.of("T", 1))), THREE_CORES, "mows")));
        RunSpec heft = run(Workload.of("w", Job.of("A", 0, Task.of("T", 1))), THREE_CORES, "heft");
        assertFalse(PhasesProbe.explains(heft));
        assertTrue(PhasesProbe.hasPhases(heft));
        assertFalse(PhasesProbe.hasPhases(RandomCases.market(1, "pvr")));
    }
}
