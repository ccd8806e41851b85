package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.probe.QueueProbe;
import org.schedscope.trace.Trace;

/** One core, busy until 4; then the queue as it stands at 4, with keys written out. */
class ValuePoliciesTest {
    private static final Job BLOCK = Job.of("block", 0, Task.of("T", 4));

    /** A curve of SLR and hundredths of the maximum. */
    private static ValueCurve curve(long max, int... corners) {
        List<ValueCurve.Point> points = new ArrayList<>();
        for (int i = 0; i < corners.length; i += 2) {
            points.add(new ValueCurve.Point(Ratio.of(corners[i]), new Ratio(corners[i + 1], 100)));
        }
        return new ValueCurve(Ratio.of(max), points);
    }

    private static Job job(String id, long exec, ValueCurve curve) {
        return Job.of(id, 0, Task.of("T", exec)).withValue(curve);
    }

    /** {@code "A: 50 × 3/4 = 75/2"}, the next to start first, at 4. The jobs arrive at 1, when the block has the core. */
    private static List<String> queueAtFour(String policy, Job... jobs) {
        List<Job> all = new ArrayList<>(List.of(BLOCK));
        for (Job job : jobs) {
            all.add(new Job(job.id(), job.user(), 1, job.tasks(), job.value(), job.queue()));
        }
        RunSpec spec = RunSpec.of(Workload.of("w", all.toArray(Job[]::new)), Platform.of("p", Cluster.of("C", 1)), policy, 1);
        Trace trace = Runs.trace(spec);
        int position = 0;
        while (trace.kind(position) != EventKind.SCHEDULING_PASS || trace.tickAt(position) < 4) {
            position++;
        }
        Workload workload = spec.workload();
        SimulationInput input = SimulationInput.of(workload, spec.platform());
        return new QueueProbe(spec, input, 0).at(trace, position).stream()
                .map(queued -> workload.jobs().get(input.index().jobOf(queued.task())).id() + ": " + queued.arithmetic() + " = "
                        + queued.key())
                .toList();
    }

    @Test
    void edfTakesTheEarliestInitialDeadlineWhateverTheFinalOne() {
        // By final deadlines, 1 + 8 × 2 and 1 + 3 × 4, B would go first.
        assertEquals(List.of("A: 1 + 1 × 2 = 3", "B: 1 + 3/2 × 4 = 7"),
                queueAtFour("edf", job("B", 4, new ValueCurve(Ratio.ONE, List.of(new ValueCurve.Point(new Ratio(3, 2), Ratio.ONE),
                        new ValueCurve.Point(Ratio.of(3), Ratio.ZERO)))), job("A", 2, curve(9, 1, 100, 8, 0))));
    }

    @Test
    void edfDoesNotForgiveADeadlineThatHasPassed() {
        // A can earn nothing any more, and still goes before B, which has all of its value.
        assertEquals(List.of("A: 1 + 1 × 1 = 2", "B: 1 + 3 × 2 = 7"),
                queueAtFour("edf", job("B", 2, curve(9, 3, 100, 4, 0)), job("A", 1, curve(9, 1, 100, 2, 0))));
    }

    @Test
    void edfFinalTakesTheEarliestFinalDeadline() {
        assertEquals(List.of("B: 1 + 3 × 4 = 13", "A: 1 + 8 × 2 = 17"),
                queueAtFour("edf-final", job("A", 2, curve(9, 1, 100, 8, 0)), job("B", 4, curve(1, 1, 100, 3, 0))));
    }

    @Test
    void edfFinalDoesNotForgiveADeadlineThatHasPassed() {
        // A can earn nothing any more, and still goes before B, which could.
        assertEquals(List.of("A: 1 + 2 × 1 = 3", "B: 1 + 4 × 2 = 9"),
                queueAtFour("edf-final", job("B", 2, curve(9, 1, 100, 4, 0)), job("A", 1, curve(9, 1, 100, 2, 0))));
    }

    @Test
    void pvTakesWhatIsProjectedToEarnMost() {
        // SLR of A (4 − 1 + 3) / 3 = 2, of B (4 − 1 + 6) / 6 = 3/2.
        assertEquals(List.of("A: 50 × 3/4 = 75/2", "B: 40 × 7/8 = 35"),
                queueAtFour("pv", job("B", 6, curve(40, 1, 100, 5, 0)), job("A", 3, curve(50, 1, 100, 5, 0))));
    }

    @Test
    void pvRefusesWhatWasWorthMoreAndNoLongerIs() {
        assertEquals(List.of("B: 40 × 7/8 = 35", "A: 50 × 0 = 0"),
                queueAtFour("pv", job("A", 3, curve(50, 1, 100, 2, 0)), job("B", 6, curve(40, 1, 100, 5, 0))));
    }

    @Test
    void pvdDividesByTheWorkStillToDoForTheValue() {
        Job small = job("C", 1, curve(10, 1, 100, 7, 0));
        Job wide = Job.of("A", 0, Task.of("a", 3), Task.of("b", 3).after(0), Task.of("c", 6).after(0)).withValue(curve(50, 1, 100, 5, 0));
        // A: rank 9, SLR (3 + 9) / 9 = 4/3, work 3 + 3 + 6 = 12. C: SLR (3 + 1) / 1 = 4.
        assertEquals(List.of("C: (10 × 1/2) / 1 = 5", "A: (50 × 11/12) / 12 = 275/72"), queueAtFour("pvd", wide, small));
        assertEquals("A: 50 × 11/12 = 275/6", queueAtFour("pv", wide, small).get(0));
    }

    @Test
    void pvdRefusesTheLargerValueOfLessDensity() {
        assertEquals(List.of("B: (4 × 1) / 1 = 4", "A: (30 × 1) / 10 = 3"),
                queueAtFour("pvd", job("A", 10, curve(30, 4, 100, 5, 0)), job("B", 1, curve(4, 4, 100, 5, 0))));
    }

    @Test
    void pvdsqShowsTheSquareAndOrdersLikePvd() {
        assertEquals(List.of("B: ((4 × 1) / 1)² = 16", "A: ((30 × 1) / 10)² = 9"),
                queueAtFour("pvdsq", job("A", 10, curve(30, 4, 100, 5, 0)), job("B", 1, curve(4, 4, 100, 5, 0))));
        for (long seed = 0; seed < 300; seed++) {
            RunSpec spec = RandomCases.hierarchical(seed, "pvd");
            assertEquals(Runs.placements(Runs.trace(spec)),
                    Runs.placements(Runs.trace(spec.with(spec.choices().with("pvdsq", spec.scheduler(), spec.parameters())))),
                    "seed " + seed);
        }
        assertTrue(Policies.find("pvdsq").orElseThrow().info().remarks().contains("pvd-resource-squared"));
    }

    @Test
    void theSquareOfTheResourceTakesTheSmallerOfOneDensity() {
        Job large = job("A", 4, curve(8, 4, 100, 5, 0));
        Job small = job("B", 2, curve(4, 4, 100, 5, 0));
        assertEquals(List.of("B: (4 × 1) / 2² = 1", "A: (8 × 1) / 4² = 1/2"), queueAtFour("pvd-resource-squared", large, small));
        assertEquals(List.of("A: (8 × 1) / 4 = 2", "B: (4 × 1) / 2 = 2"), queueAtFour("pvd", large, small));
    }

    @Test
    void theSquareOfTheResourceRefusesTheDenserOfTwoIfItIsLarge() {
        assertEquals(List.of("B: (4 × 1) / 2² = 1", "A: (15 × 1) / 5² = 3/5"),
                queueAtFour("pvd-resource-squared", job("A", 5, curve(15, 4, 100, 5, 0)), job("B", 2, curve(4, 4, 100, 5, 0))));
    }

    @Test
    void pvrTakesWhatHasLeastLeftUnderItsCurve() {
        // A from SLR 2: 3/4 · 3 / 2 = 9/8. B from 3/2: 7/8 · 7/2 / 2 = 49/32.
        assertEquals(List.of("A: 50 × 9/8 from SLR 2 to 5 = 225/4", "B: 40 × 49/32 from SLR 3/2 to 5 = 245/4"),
                queueAtFour("pvr", job("B", 6, curve(40, 1, 100, 5, 0)), job("A", 3, curve(50, 1, 100, 5, 0))));
    }

    @Test
    void pvrTakesFirstWhatHasNothingLeftAndPvrLiveRefusesIt() {
        Job dead = job("A", 3, curve(50, 1, 100, 2, 0));
        Job live = job("B", 6, curve(40, 1, 100, 5, 0));
        assertEquals(List.of("A: 0: nothing left from SLR 2 = 0", "B: 40 × 49/32 from SLR 3/2 to 5 = 245/4"),
                queueAtFour("pvr", live, dead));
        assertEquals(List.of("B: 40 × 49/32 from SLR 3/2 to 5 = 245/4", "A: 0: nothing left from SLR 2 = 0"),
                queueAtFour("pvr-live", dead, live));
    }

    @Test
    void jobsWithoutACurveComeAfterAllOthersInOrderOfArrival() {
        Job worthless = job("A", 3, curve(0, 1, 100, 2, 0));
        for (String policy : List.of("edf", "edf-final", "pv", "pvd", "pvdsq", "pvd-resource-squared", "pvr", "pvr-live")) {
            List<String> queue = queueAtFour(policy, Job.of("N", 0, Task.of("T", 1)), worthless, Job.of("M", 0, Task.of("T", 1)));
            assertEquals(List.of("A", "N", "M"), queue.stream().map(line -> line.substring(0, 1)).toList(), policy);
            assertEquals("N: no value curve: job 2 to arrive, ready at 1 = ", queue.get(1), policy);
        }
    }
}
