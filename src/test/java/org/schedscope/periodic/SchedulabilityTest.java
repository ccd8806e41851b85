package org.schedscope.periodic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.Laws;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.BigRatio;
import org.schedscope.periodic.TestResult.Kind;
import org.schedscope.text.Message;

/** Textbook sets come out as printed, and no verdict is contradicted by a run. */
class SchedulabilityTest {
    private static final Map<String, ToLongFunction<PeriodicTask>> FIXED = Map.of("rm", PeriodicTask::period, "dm", PeriodicTask::deadline,
            "priority-preemptive", PeriodicTask::priority);

    /** C, T pairs with deadlines at the ends of periods. */
    private static PeriodicSet set(long... pairs) {
        return PeriodicSet.of(IntStream.range(0, pairs.length / 2)
                .mapToObj(i -> new PeriodicTask("J" + (i + 1), pairs[2 * i], pairs[2 * i + 1], pairs[2 * i + 1], 0, i)).toList());
    }

    private static String verdicts(PeriodicSet set) {
        List<String> parts = new ArrayList<>(List.of(set.utilisation().toString(), "H " + set.hyperperiod().getAsLong()));
        Schedulability.of(set).stream().filter(result -> !result.policy().matches("dm|pri.*"))
                .forEach(result -> parts.add(result.policy() + " " + result.verdict().text()
                        + (result.responses().isEmpty() ? "" : " " + result.responses().stream()
                                .map(one -> one.response().isPresent() ? one.response().getAsLong() + "" : "missed").toList())));
        return String.join(", ", parts);
    }

    @Test
    void setsOfTextbooksComeOutAsPrinted() {
        assertEquals("3/4, H 100, rm schedulable, rm schedulable, rm schedulable [20, 75], edf schedulable",
                verdicts(set(20, 50, 35, 100)));
        assertEquals("7/10, H 10, rm schedulable, rm schedulable, rm schedulable [1, 2], edf schedulable", verdicts(set(1, 2, 1, 5)));
        assertEquals("9/10, H 10, rm not decided, rm not decided, rm schedulable [1, 4], edf schedulable", verdicts(set(1, 2, 2, 5)));
        assertEquals("34/35, H 35, rm not decided, rm not decided, rm not [2, missed], edf schedulable", verdicts(set(2, 5, 4, 7)));
        assertEquals("13/14, H 420, rm not decided, rm not decided, rm schedulable [3, 6, 20], edf schedulable",
                verdicts(set(3, 7, 3, 12, 5, 20)));
    }

    /** Liu and Layland 1973: the bound of n tasks is met exactly by one task, and is irrational for more. */
    @Test
    void liuLaylandAndHyperbolicBoundAreExact() {
        assertTrue(Schedulability.isWithinLiuLayland(1, BigRatio.of(1)));
        assertFalse(Schedulability.isWithinLiuLayland(1, BigRatio.parse("1000000000000000000001/1000000000000000000000")));
        // 2(√2 − 1) = 0.8284271247461900976…
        assertTrue(Schedulability.isWithinLiuLayland(2, BigRatio.parse("828427124746190097/1000000000000000000")));
        assertFalse(Schedulability.isWithinLiuLayland(2, BigRatio.parse("828427124746190098/1000000000000000000")));
        // (1 + 1/3)(1 + 1/2) = 2 exactly.
        assertEquals(TestVerdict.SCHEDULABLE, result(set(1, 3, 1, 2), Kind.HYPERBOLIC, "rm").verdict());
        assertEquals(TestVerdict.NOT_DECIDED, result(set(1, 3, 5001, 10000), Kind.HYPERBOLIC, "rm").verdict());
    }

    private static TestResult result(PeriodicSet set, Kind kind, String policy) {
        return Schedulability.of(set).stream().filter(one -> one.kind() == kind && one.policy().equals(policy)).findFirst()
                .orElseThrow();
    }

    @Test
    void iterationIsKeptStepByStep() {
        List<ResponseTime> responses = result(set(3, 7, 3, 12, 5, 20), Kind.RESPONSE_TIMES, "rm").responses();
        assertEquals(List.of(5L, 11L, 14L, 17L, 20L), responses.get(2).steps());
        assertEquals("J2 misses its first deadline, 7 ticks after its release.",
                result(set(2, 5, 4, 7), Kind.RESPONSE_TIMES, "rm").why().toString());
        assertEquals(List.of(4L, 6L, 8L), result(set(2, 5, 4, 7), Kind.RESPONSE_TIMES, "rm").responses().get(1).steps());
    }

    @Test
    void demandIsKeptPointByPoint() {
        PeriodicSet tight = PeriodicSet.of(List.of(new PeriodicTask("A", 2, 6, 2, 0, 0), new PeriodicTask("B", 2, 6, 3, 0, 0)));
        TestResult edf = result(tight, Kind.PROCESSOR_DEMAND, "edf");
        assertEquals(List.of(new TestResult.Point(2, 2), new TestResult.Point(3, 4)), edf.demand());
        assertEquals("not h(3) = 4: by tick 3 more work is due than there are ticks.", edf.verdict().text() + " " + edf.why());
    }

    @Test
    void whatNoTestDecidesSaysWhy() {
        PeriodicTask one = new PeriodicTask("A", 1, 4, 4, 0, 0);
        PeriodicTask late = new PeriodicTask("B", 1, 4, 5, 0, 0);
        PeriodicTask early = new PeriodicTask("B", 2, 4, 2, 1, 0);
        assertEquals(List.of("The deadline of B is after the end of its period."), reasons(PeriodicSet.of(List.of(one, late)), "rm"));
        assertEquals(TestVerdict.SCHEDULABLE, result(PeriodicSet.of(List.of(one, late)), Kind.PROCESSOR_DEMAND, "edf").verdict());
        assertEquals("The test fails for releases at the same tick; here the first arrivals differ.",
                result(PeriodicSet.of(List.of(one, early)), Kind.RESPONSE_TIMES, "rm").why().toString());
        assertEquals(List.of("The test is for one core, not for 2."),
                reasons(new PeriodicSet(List.of(one, one, one, one, one), 2, true, Optional.empty()), "rm"));
        assertEquals(List.of("U = 3 (3.0000) is more than 2 cores can do."),
                reasons(new PeriodicSet(List.of(new PeriodicTask("A", 12, 4, 4, 0, 0)), 2, true, Optional.empty()), "rm"));
        assertEquals(List.of("a disk"),
                reasons(new PeriodicSet(List.of(one), 1, true, Optional.of(Message.verbatim("a disk"))), "rm"));
    }

    private static List<String> reasons(PeriodicSet set, String policy) {
        return Schedulability.of(set).stream().filter(result -> result.policy().equals(policy)).map(result -> result.why().toString())
                .distinct().toList();
    }

    @Test
    void numbersBeyondLongAreSaid() {
        long prime = 2_147_483_647L;
        PeriodicSet large = set(1, prime, 1, prime - 1, 1, prime - 2);
        assertEquals(OptionalLong.empty(), large.hyperperiod());
        assertEquals(TestVerdict.SCHEDULABLE, result(large, Kind.RESPONSE_TIMES, "rm").verdict());
        PeriodicSet huge = set(Long.MAX_VALUE / 2, Long.MAX_VALUE, Long.MAX_VALUE / 2 + 2, Long.MAX_VALUE);
        assertEquals(TestVerdict.NOT, result(huge, Kind.RESPONSE_TIMES, "rm").verdict());
        assertEquals(TestVerdict.NOT, result(huge, Kind.PROCESSOR_DEMAND, "edf").verdict());
        assertThrows(ModelException.class, () -> set());
        assertThrows(ModelException.class, () -> set(LongStream.range(1, 2 * PeriodicSet.MOST_TASKS + 3).toArray()));
        assertThrows(ModelException.class, () -> set(0, 1));
    }

    /** Full utilisation by long periods without a common part, which no bound ends early. */
    @Test
    void limitsEndLongComputations() {
        PeriodicSet endless = PeriodicSet.of(List.of(new PeriodicTask("A", 1, 2, 2, 0, 0),
                new PeriodicTask("B", 1_000_000_006L, 2_000_000_014L, 2_000_000_013L, 0, 0),
                new PeriodicTask("C", 1, 2_000_000_014L, 2_000_000_014L, 0, 0)));
        assertEquals("There are more than 100000 deadlines up to the bound.",
                result(endless, Kind.PROCESSOR_DEMAND, "edf").why().toString());
        PeriodicSet slow = set(999_999_999L, 1_000_000_000L, 1, 1_000_000_001L);
        assertEquals(1_000_000_000L, result(slow, Kind.RESPONSE_TIMES, "rm").responses().get(1).response().orElseThrow());
        PeriodicSet many = set(LongStream.range(0, 2 * PeriodicSet.MOST_TASKS)
                .map(i -> i % 2 == 0 ? 1L << 55 : Long.MAX_VALUE - 2 * i).toArray());
        assertEquals(TestVerdict.SCHEDULABLE, result(many, Kind.LIU_LAYLAND, "rm").verdict());
    }

    /** Some thousand small sets, over a hyperperiod, or two after the last first arrival. */
    @Test
    void noRunContradictsAVerdict() {
        Map<String, Integer> seen = new HashMap<>();
        for (long seed = 0; seed < Laws.cases(3000); seed++) {
            PeriodicSet set = random(new SplittableRandom(seed));
            long last = set.tasks().stream().mapToLong(PeriodicTask::arrival).max().orElseThrow();
            long end = set.hyperperiod().getAsLong() * (set.isSynchronous() ? 1 : 2) + last + 60;
            for (TestResult result : Schedulability.of(set)) {
                NaiveProcessor run = new NaiveProcessor(set.tasks(), !set.keepsTurns()).run(end, FIXED.get(result.policy()));
                String told = seed + " " + result.kind() + " " + result.policy() + " " + result.verdict() + " " + set;
                assertTrue(result.verdict() != TestVerdict.SCHEDULABLE || !run.missed, told);
                boolean over = set.utilisation().compareTo(BigRatio.of(1)) > 0;
                assertTrue(result.verdict() != TestVerdict.NOT || run.missed || over, told);
                boolean late = set.tasks().stream().anyMatch(task -> task.deadline() > task.period());
                boolean exact = result.kind() == Kind.PROCESSOR_DEMAND
                        || result.kind() == Kind.RESPONSE_TIMES && result.policy().equals("rm") && !late && set.keepsTurns();
                assertTrue(!exact || !set.isSynchronous() || result.verdict() != TestVerdict.NOT_DECIDED, told);
                if (result.verdict() == TestVerdict.SCHEDULABLE) {
                    for (int i = 0; i < result.responses().size(); i++) {
                        long bound = result.responses().get(i).response().getAsLong();
                        assertTrue(run.response[i] <= bound, told);
                        assertTrue(run.response[i] == bound || !exact || !set.isSynchronous(), told);
                    }
                }
                seen.merge(result.kind() + " " + result.policy() + " " + result.verdict(), 1, Integer::sum);
            }
        }
        assertEquals(18, seen.size(), seen.toString());
    }

    private static PeriodicSet random(SplittableRandom random) {
        long[] periods = {2, 3, 4, 5, 6, 8, 10, 12, 15};
        boolean together = random.nextInt(3) > 0;
        int deadlines = random.nextInt(4);
        List<PeriodicTask> tasks = new ArrayList<>();
        for (int i = 0, n = 1 + random.nextInt(4); i < n; i++) {
            long period = periods[random.nextInt(periods.length)];
            long exec = 1 + random.nextInt((int) Math.max(1, period / n));
            long deadline = deadlines < 2 ? period
                    : deadlines == 2 ? exec + random.nextLong(period - exec + 1) : 1 + random.nextLong(2 * period);
            tasks.add(new PeriodicTask("J" + i, exec, period, deadline, together ? 3 : random.nextInt(6), random.nextInt(3)));
        }
        return new PeriodicSet(tasks, 1, random.nextBoolean(), Optional.empty());
    }
}
