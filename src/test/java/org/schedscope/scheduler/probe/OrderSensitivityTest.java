package org.schedscope.scheduler.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;

class OrderSensitivityTest {
    private static final long FAR = 40;

    private static KeyChange change(KeyChange.Term term, boolean more, long amount) {
        return new KeyChange(term, more, BigRatio.of(amount), false);
    }

    private static Optional<OrderSensitivity> distance(QueueProbe probe, Trace trace, int position, int task) {
        return probe.sensitivity(trace, position, probe.at(trace, position), task);
    }

    /** One core; job A runs from 0 to 10, B arrives at 2 and C at 5; then both wait. */
    private static OrderSensitivity atFive(String policy, String job, long execB, long execC) {
        Workload workload = Workload.of("three", Job.of("A", 0, Task.of("T", 10)).withUser("/ada"),
                Job.of("B", 2, Task.of("T", execB)).withUser("/bob"), Job.of("C", 5, Task.of("T", execC)).withUser("/ada"));
        RunSpec spec = RunSpec.of(workload, Platform.of("one core", Cluster.of("C1", 1)), policy, 1);
        Trace trace = SampleRuns.trace(spec);
        QueueProbe probe = new QueueProbe(spec, SimulationInput.of(trace.index(), trace.platform()), 0);
        int task = job.equals("B") ? 1 : 2;
        return distance(probe, trace, trace.positionAfter(5), task).orElseThrow();
    }

    @Test
    void inOrderOfArrivalTheOtherWouldHaveToArriveEarlier() {
        assertEquals(new OrderSensitivity(2, 1, true, List.of(change(KeyChange.Term.ARRIVAL, false, 4))), atFive("fifo-job", "C", 3, 3),
                "at 1: at 2 the order of the file decides for B");
        assertEquals(new OrderSensitivity(1, 2, false, List.of()), atFive("fifo-job", "B", 3, 3),
                "not even if the head had arrived just now: at 5 the order of the file decides for it");
        assertEquals(List.of(change(KeyChange.Term.READY, false, 4)), atFive("fifo-task", "C", 3, 3).changes());
    }

    @Test
    void byRemainingTimeTheRankDecidesAndTiesGoToTheEarlier() {
        assertEquals(List.of(change(KeyChange.Term.RANK, false, 3)), atFive("srtf", "C", 3, 5).changes());
        assertEquals(List.of(change(KeyChange.Term.RANK, true, 3)), atFive("srtf", "B", 3, 5).changes(),
                "at 5 each the tie goes to B");
        assertEquals(List.of(change(KeyChange.Term.RANK, true, 3)), atFive("lrtf", "C", 5, 3).changes());
    }

    @Test
    void aChangeThatWouldHaveToMakeADurationNothingIsNone() {
        assertEquals(List.of(), atFive("srtf", "C", 1, 1).changes().stream()
                .filter(change -> change.term() == KeyChange.Term.RANK).toList());
    }

    @Test
    void userPoliciesTellWhatTheUserUsesTooMuch() {
        assertEquals(List.of(new KeyChange(KeyChange.Term.USAGE, false, BigRatio.of(5), true)), atFive("fair-usage", "C", 3, 3).changes(),
                "equal use leaves the tie to B, who arrived first");
        assertEquals(List.of(new KeyChange(KeyChange.Term.USAGE, true, BigRatio.of(5), true)), atFive("fair-usage", "B", 3, 3).changes());
        assertEquals(List.of(), atFive("fair-share", "C", 3, 3).changes(), "if ada used nothing, she would be entitled to as much as bob");
    }

    @Test
    void coresInUseCountOfTheUserItsGroupsAndAll() {
        Workload workload = Workload.of("four", Job.of("A", 0, Task.of("T", 10).withCores(3)).withUser("/ada"),
                Job.of("D", 0, Task.of("T", 10)).withUser("/bob"), Job.of("B", 2, Task.of("T", 3).withCores(4)).withUser("/bob"),
                Job.of("C", 5, Task.of("T", 3).withCores(4)).withUser("/ada"));
        RunSpec spec = RunSpec.of(workload, Platform.of("four cores", Cluster.of("C1", 4)), "fair-share", 1);
        Trace trace = SampleRuns.trace(spec);
        QueueProbe probe = new QueueProbe(spec, SimulationInput.of(trace.index(), trace.platform()), 0);
        OrderSensitivity distance = distance(probe, trace, trace.positionAfter(5), 3).orElseThrow();
        assertEquals(new OrderSensitivity(3, 2, true, List.of(change(KeyChange.Term.CORES_IN_USE, false, 3))), distance,
                "2/3 against 2; with 2 fewer both are at 1, and the tie is B's");
    }

    @Test
    void whoDoesNotWaitOrWaitsAloneHasNoDistance() {
        RunSpec spec = SampleRuns.graham();
        Trace trace = SampleRuns.trace(spec);
        QueueProbe probe = new QueueProbe(spec, SimulationInput.of(trace.index(), trace.platform()), 0);
        assertEquals(Optional.empty(), distance(probe, trace, trace.eventCount(), 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "srtf", "lrtf", "p-slr", "p-slr-2013", "edf", "edf-final", "pv", "pvd",
            "pvd-resource-squared", "pvr",
            "pvr-live"})
    void equalsTryingEveryChangeInTurn(String policy) {
        Map<KeyChange.Term, Integer> seen = new EnumMap<>(KeyChange.Term.class);
        for (int seed = 0; seed < 20; seed++) {
            RunSpec plain = RandomCases.market(seed, policy);
            RunSpec spec = new RunSpec(plain.workload(), plain.platform(), policy, Schedulers.CENTRAL, seed, new TreeMap<>());
            Trace trace = SampleRuns.trace(spec);
            SimulationInput input = SimulationInput.of(trace.index(), trace.platform());
            QueueProbe probe = new QueueProbe(spec, input, input.centralQueue());
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < 4; i++) {
                int position = random.nextInt(trace.eventCount() + 1);
                List<QueuedTask> queue = probe.at(trace, position);
                if (queue.size() < 2) {
                    continue;
                }
                Naive naive = new Naive(policy, input, queue, trace.tickAt(position));
                int task = queue.get(random.nextInt(queue.size())).task();
                List<KeyChange> found = distance(probe, trace, position, task).orElseThrow().changes();
                List<KeyChange> near = found.stream().filter(change -> change.amount().compareTo(BigRatio.of(FAR)) <= 0).toList();
                assertEquals(naive.changes(task), near, policy + ", seed " + seed + ", position " + position + ", task " + task);
                near.forEach(change -> seen.merge(change.term(), 1, Integer::sum));
            }
        }
        assertTrue(seen.values().stream().mapToInt(Integer::intValue).sum() > 10, seen.toString());
    }

    /** Sorts the whole queue again for every change, by the formulas of the table of policies. */
    private static final class Naive {
        private final String policy;
        private final SimulationInput input;
        private final List<QueuedTask> queue;
        private final long now;
        private final long longest;

        Naive(String policy, SimulationInput input, List<QueuedTask> queue, long now) {
            this.policy = policy;
            this.input = input;
            this.queue = queue;
            this.now = now;
            longest = queue.stream().mapToLong(one -> input.estimatedPaths().criticalPath(input.index().jobOf(one.task()))).max().orElse(1);
        }

        /** The figures of a waiting task. */
        private record Figures(int task, int job, long arrival, long ready, long rank, long path, BigRatio work,
                Optional<ValueCurve> curve) {
        }

        private Figures figures(QueuedTask of, int changed, KeyChange.Term term, long by) {
            int job = input.index().jobOf(of.task());
            boolean self = of.task() == changed;
            return new Figures(of.task(), job, input.index().job(job).arrival() + (self && term == KeyChange.Term.ARRIVAL ? by : 0),
                    of.readyTick() + (self && term == KeyChange.Term.READY ? by : 0),
                    input.estimatedPaths().rank(of.task()) + (self && term == KeyChange.Term.RANK ? by : 0),
                    input.estimatedPaths().criticalPath(job) + (self && term == KeyChange.Term.CRITICAL_PATH ? by : 0),
                    BigRatio.of(input.work().downstream(of.task())).plus(BigRatio.of(self && term == KeyChange.Term.DOWNSTREAM ? by : 0)),
                    input.index().job(job).value());
        }

        private boolean possible(Figures one) {
            return one.arrival() >= 0 && one.arrival() <= now && one.ready() >= 0 && one.ready() <= now && one.rank() >= 1
                    && one.path() >= 1
                    && one.work().signum() > 0;
        }

        List<KeyChange> changes(int task) {
            boolean first = queue.get(0).task() != task;
            List<KeyChange> changes = new ArrayList<>();
            for (KeyChange.Term term : KeyChange.Term.values()) {
                if (term.compareTo(KeyChange.Term.DOWNSTREAM) > 0) {
                    continue;
                }
                for (boolean more : new boolean[] {false, true}) {
                    for (long by = 1; by <= FAR; by++) {
                        List<Figures> all = new ArrayList<>();
                        for (QueuedTask one : queue) {
                            all.add(figures(one, task, term, more ? by : -by));
                        }
                        if (!all.stream().allMatch(this::possible)) {
                            break;
                        }
                        all.sort(order());
                        if (first == (all.get(0).task() == task)) {
                            changes.add(change(term, more, by));
                            break;
                        }
                    }
                }
            }
            return changes;
        }

        private Comparator<Figures> order() {
            Comparator<Figures> byJob = Comparator.comparingLong(Figures::arrival).thenComparingInt(Figures::job);
            Comparator<Figures> tie = byJob.thenComparingInt(Figures::task);
            Comparator<Figures> fifo = byJob.thenComparingLong(Figures::ready);
            return switch (policy) {
                case "fifo-task" -> Comparator.comparingLong(Figures::ready).thenComparing(tie);
                case "fifo-job" -> fifo.thenComparing(tie);
                case "srtf" -> Comparator.comparingLong(Figures::rank).thenComparing(tie);
                case "lrtf" -> Comparator.comparingLong(Figures::rank).reversed().thenComparing(tie);
                case "p-slr", "p-slr-2013" -> Comparator.comparing(this::projected).reversed().thenComparing(tie);
                default -> Comparator.comparing((Figures one) -> one.curve().isEmpty())
                        .thenComparing(
                                (a, b) -> a.curve().isEmpty() || b.curve().isEmpty() ? fifo.compare(a, b) : value(a).compareTo(value(b)))
                        .thenComparing(tie);
            };
        }

        private static BigRatio of(long above, long below) {
            return new BigRatio(BigInteger.valueOf(above), BigInteger.valueOf(below));
        }

        private BigRatio projected(Figures one) {
            BigRatio key = of(now - one.arrival() + one.rank() + 1, one.path());
            long leaps = policy.equals("p-slr") ? (now - one.arrival()) / longest : 0;
            return key.plus(BigRatio.of(leaps * leaps));
        }

        /** Smallest first. */
        private BigRatio value(Figures one) {
            ValueCurve curve = one.curve().orElseThrow();
            Ratio slr = new Ratio(now - one.arrival() + one.rank(), one.path());
            BigRatio value = BigRatio.of(curve.valueAt(slr));
            return switch (policy) {
                case "edf" -> BigRatio.of(one.arrival()).plus(BigRatio.of(curve.initialDeadline()).times(BigRatio.of(one.path())));
                case "edf-final" -> BigRatio.of(one.arrival()).plus(BigRatio.of(curve.finalDeadline()).times(BigRatio.of(one.path())));
                case "pv" -> BigRatio.ZERO.minus(value);
                case "pvd" -> BigRatio.ZERO.minus(value.dividedBy(one.work()));
                case "pvd-resource-squared" -> BigRatio.ZERO.minus(value.dividedBy(one.work().times(one.work())));
                case "pvr" -> left(curve, slr);
                default -> left(curve, slr).signum() == 0 ? BigRatio.of(Long.MAX_VALUE) : left(curve, slr);
            };
        }

        /** Trapezia under the curve from an SLR on. */
        private static BigRatio left(ValueCurve curve, Ratio from) {
            BigRatio area = BigRatio.ZERO;
            Ratio at = from;
            if (from.compareTo(curve.initialDeadline()) < 0) {
                area = BigRatio.of(curve.max().times(curve.initialDeadline().minus(from)));
                at = curve.initialDeadline();
            }
            for (ValueCurve.Point point : curve.points()) {
                if (point.slr().compareTo(at) > 0) {
                    BigRatio height = BigRatio.of(curve.valueAt(at)).plus(BigRatio.of(curve.valueAt(point.slr())));
                    area = area.plus(BigRatio.of(point.slr().minus(at)).times(height).dividedBy(BigRatio.of(2)));
                    at = point.slr();
                }
            }
            return area;
        }
    }
}
