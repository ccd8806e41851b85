package org.schedscope.scheduler.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;

/** The order that a probe tells before every pass of random runs, held against who then starts. */
@Tag("law")
class QueueProbeOrderTest {
    private static final int CASES = Laws.cases(12);

    static List<String> policies() {
        return Policies.namesForAnyQueue();
    }

    /** A start of a pass. */
    private record Start(int task, String key, boolean overtook) {
    }

    @ParameterizedTest
    @MethodSource("policies")
    void withoutBackfillingTheFirstOfTheOrderStart(String policy) {
        int starts = 0;
        for (long seed = 0; seed < CASES; seed++) {
            starts += compare(RandomCases.hierarchical(seed, policy), QueueProbeOrderTest::areTheFirst);
            starts += compare(RandomCases.market(seed, policy), QueueProbeOrderTest::areTheFirst);
        }
        assertTrue(starts > 10 * CASES, "too few starts: " + starts);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void whereKindsPassEachOtherStartsKeepTheOrder(String policy) {
        int starts = 0;
        for (long seed = 0; seed < CASES; seed++) {
            RunSpec market = RandomCases.market(seed, policy);
            starts += compare(RandomCases.with(market, Schedulers.AUCTION_STOP, "kind"), QueueProbeOrderTest::passWhoWaits);
            starts += compare(central(market, "none"), QueueProbeOrderTest::passWhoWaits);
        }
        assertTrue(starts > 10 * CASES, "too few starts: " + starts);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void withEasyWhoOvertakesIsBehindSomebodyWhoWaits(String policy) {
        int starts = 0;
        for (long seed = 0; seed < CASES; seed++) {
            starts += compare(RandomCases.with(RandomCases.hierarchical(seed, policy), Schedulers.REARRANGEMENT, "easy"),
                    keepTheOrder(task -> ""));
            RunSpec central = central(RandomCases.market(seed, policy), "easy");
            WorkloadIndex index = new WorkloadIndex(central.workload());
            starts += compare(central, keepTheOrder(task -> index.task(task).kind()));
        }
        assertTrue(starts > 10 * CASES, "too few starts: " + starts);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void withReservationsForAllWhoOvertakesIsBehindSomebodyWhoWaits(String policy) {
        int starts = 0;
        for (long seed = 0; seed < CASES; seed++) {
            starts += compare(RandomCases.with(RandomCases.hierarchical(seed, policy), Schedulers.REARRANGEMENT, "conservative"),
                    QueueProbeOrderTest::overtakeWhoWaits);
            starts += compare(central(RandomCases.market(seed, policy), "conservative"), QueueProbeOrderTest::overtakeWhoWaits);
        }
        assertTrue(starts > 10 * CASES, "too few starts: " + starts);
    }

    private static RunSpec central(RunSpec spec, String rearrangement) {
        return RandomCases.with(
                new RunSpec(spec.workload(), spec.platform(), spec.policy(), Schedulers.CENTRAL, spec.seed(), spec.parameters()),
                Schedulers.REARRANGEMENT, rearrangement);
    }

    /** What is asked of the starts of a pass. */
    private interface Check {
        /**
         * @param order as the probe tells it
         * @param live the order as it becomes while tasks start
         */
        void check(List<QueuedTask> order, QueueOrder live, List<Start> starts, long now, String where);
    }

    private static int compare(RunSpec spec, Check check) {
        Trace trace = Runs.trace(spec);
        SimulationInput input = SimulationInput.of(trace.index(), trace.platform());
        List<QueueProbe> probes = new ArrayList<>();
        for (int queue = 0; queue <= input.clusterCount(); queue++) {
            probes.add(new QueueProbe(spec, input, queue));
        }
        int starts = 0;
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            if (trace.kind(seq) == EventKind.SCHEDULING_PASS) {
                QueueProbe probe = probes.get(trace.queue(seq));
                List<QueuedTask> order = probe.at(trace, seq + 1);
                List<Start> ofPass = starts(trace, seq);
                String where = spec.policy() + " " + spec.scheduler() + " seed " + spec.seed() + " at " + trace.tick(seq);
                assertEquals(trace.queueLength(seq), order.size(), where);
                check.check(order, probe.order(trace.tick(seq)), ofPass, trace.tick(seq), where);
                starts += ofPass.size();
            }
        }
        return starts;
    }

    private static List<Start> starts(Trace trace, int pass) {
        List<Start> starts = new ArrayList<>();
        for (int seq = pass + 1; seq < trace.eventCount() && trace.kind(seq) != EventKind.SCHEDULING_PASS
                && trace.tick(seq) == trace.tick(pass); seq++) {
            if (trace.kind(seq) == EventKind.TASK_STARTED) {
                int piece = trace.piece(seq);
                starts.add(new Start(trace.subject(seq), trace.pieces().key(piece), trace.pieces().backfilled(piece)));
            }
        }
        return starts;
    }

    /** One after the other each start is the first of those that are left; who is looked at again after each start goes by that. */
    private static void areTheFirst(List<QueuedTask> order, QueueOrder live, List<Start> starts, long now, String where) {
        List<QueuedTask> left = new ArrayList<>(order);
        for (Start start : starts) {
            QueuedTask first = left.remove(0);
            assertEquals(new Start(first.task(), first.key(), false), start, where);
            live.started(start.task());
            live.sort(left);
        }
    }

    /** Starts come in order, and passing another kind is not told as overtaking; who is looked at again after each start goes by that. */
    private static void passWhoWaits(List<QueuedTask> order, QueueOrder live, List<Start> starts, long now, String where) {
        List<QueuedTask> left = new ArrayList<>(order);
        for (Start start : starts) {
            while (!left.isEmpty() && left.get(0).task() != start.task()) {
                left.remove(0);
            }
            assertTrue(!left.isEmpty(), where + ": " + start + " is not behind the one before");
            assertEquals(new Start(start.task(), left.remove(0).key(), false), start, where);
            live.started(start.task());
            live.sort(left);
        }
    }

    /**
     * Starts come in order, and each is told to overtake exactly if somebody of its kind before it is left; users stand as when the first
     * is.
     */
    private static Check keepTheOrder(IntFunction<String> kind) {
        return (order, live, starts, now, where) -> keepTheOrder(kind, order, live, starts, where);
    }

    private static void keepTheOrder(IntFunction<String> kind, List<QueuedTask> order, QueueOrder live, List<Start> starts, String where) {
        List<QueuedTask> left = new ArrayList<>(order);
        int at = 0;
        for (Start start : starts) {
            while (at < left.size() && left.get(at).task() != start.task()) {
                at++;
            }
            assertTrue(at < left.size(), where + ": " + start + " is not behind the one before");
            String ofStart = kind.apply(start.task());
            assertEquals(left.subList(0, at).stream().anyMatch(one -> kind.apply(one.task()).equals(ofStart)), start.overtook(),
                    where + ": " + start);
            left.remove(at);
            if (at == 0) {
                live.started(start.task());
                live.sort(left);
            }
        }
    }

    /** Who overtakes is behind somebody who has not started; who does not, has nobody before it who waited already and stays. */
    private static void overtakeWhoWaits(List<QueuedTask> order, QueueOrder live, List<Start> starts, long now, String where) {
        Set<Integer> all = new HashSet<>();
        starts.forEach(start -> all.add(start.task()));
        Set<Integer> started = new HashSet<>();
        for (Start start : starts) {
            List<QueuedTask> ahead = order.stream().takeWhile(one -> one.task() != start.task()).toList();
            assertTrue(ahead.size() < order.size(), where + ": " + start + " was not there");
            if (!live.changesWithStarts()) {
                assertEquals(order.get(ahead.size()).key(), start.key(), where);
                boolean anyLeft = ahead.stream().anyMatch(one -> !started.contains(one.task()));
                boolean anyStays = ahead.stream().anyMatch(one -> !all.contains(one.task()) && one.readyTick() < now);
                assertTrue(start.overtook() ? anyLeft : !anyStays, where + ": " + start + " after " + ahead);
            }
            started.add(start.task());
        }
    }
}
