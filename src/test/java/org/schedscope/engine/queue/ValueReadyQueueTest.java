package org.schedscope.engine.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.key.ValueBounds;
import org.schedscope.fixture.Laws;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.registry.Policies;

/** The queue of bounds takes what sorting by the definition anew in every pass takes, and looks at few of them. */
@Tag("law")
class ValueReadyQueueTest {
    private static final int CASES = Laws.cases(72);
    private static final int DECISIONS = 2_000;

    private static ValuePolicy policy(String name) {
        return (ValuePolicy) Policies.find(name).orElseThrow();
    }

    /** Sorts by the definition of the policy in every pass. */
    private static final class Resorted {
        private final ValuePolicy policy;
        private final QueueView view;
        private final List<Integer> tasks = new ArrayList<>();
        private final List<Integer> aside = new ArrayList<>();

        Resorted(ValuePolicy policy, QueueView view) {
            this.policy = policy;
            this.view = view;
        }

        void beginPass(long now) {
            view.begin(now, 1);
            tasks.sort(policy.order(view));
        }

        void endPass() {
            tasks.addAll(aside);
            aside.clear();
        }
    }

    /** Few numbers, so that ties are everywhere; or numbers so large that doubles cannot tell them apart. */
    private static Workload workload(SplittableRandom random) {
        boolean large = random.nextInt(3) == 0;
        Job[] jobs = new Job[5 + random.nextInt(40)];
        long arrival = 0;
        for (int j = 0; j < jobs.length; j++) {
            long exec = (large ? 1_000_000_007L : 1) * (1 + random.nextInt(4));
            Task first = Task.of("A", exec + (large ? random.nextInt(2) : 0)).withCores(1 + random.nextInt(3));
            Job job = random.nextInt(3) == 0
                    ? Job.of("J" + j, arrival, first, Task.of("B", 1 + random.nextInt(3)).after(0), Task.of("C", exec))
                    : Job.of("J" + j, arrival, first);
            jobs[j] = random.nextInt(8) == 0 ? job : job.withValue(curve(random, large));
            arrival += random.nextInt(3);
        }
        return Workload.of("w", jobs);
    }

    private static ValueCurve curve(SplittableRandom random, boolean large) {
        long most = large ? 100_000_000_000_000_000L + random.nextInt(2) : random.nextInt(4);
        List<ValueCurve.Point> points = new ArrayList<>();
        points.add(new ValueCurve.Point(new Ratio(2 + random.nextInt(3), 2), Ratio.ONE));
        long slr = 5 + random.nextInt(3);
        for (int factor = 2; factor > 0; factor -= random.nextInt(3)) {
            points.add(new ValueCurve.Point(new Ratio(slr, 2), new Ratio(factor, 3)));
            slr += 1 + random.nextInt(6);
        }
        points.add(new ValueCurve.Point(new Ratio(slr, 2), Ratio.ZERO));
        return new ValueCurve(Ratio.of(most), points);
    }

    @ParameterizedTest
    @ValueSource(strings = {"edf", "edf-final", "pv", "pvd", "pvdsq", "pvd-resource-squared", "pvr", "pvr-live"})
    void takesWhatSortingAnewTakes(String name) {
        for (long seed : Laws.seeds(CASES, name)) {
            SplittableRandom random = new SplittableRandom(seed);
            SimulationInput input = SimulationInput.of(workload(random), Platform.of("p", Cluster.of("C", 8)));
            long[] ready = new long[input.index().taskCount()];
            ReadyQueue queue = ReadyQueue.of(policy(name), new QueueView(input, task -> ready[task], 1, 0));
            Resorted resorted = new Resorted(policy(name), new QueueView(input, task -> ready[task], 1, 0));
            long longest = input.estimatedPaths().criticalPath(0);
            long now = 0;
            for (int next = 0; next < ready.length || queue.size() > 0;) {
                while (next < ready.length && input.index().job(input.index().jobOf(next)).arrival() <= now) {
                    ready[next] = now;
                    queue.add(next);
                    resorted.tasks.add(next++);
                }
                queue.beginPass(now);
                resorted.beginPass(now);
                pass(random, queue, resorted, "seed " + seed + " at " + now);
                queue.endPass();
                resorted.endPass();
                if (random.nextInt(8) == 0) {
                    int job = random.nextInt(input.index().jobCount());
                    queue.removeJob(job, task -> resorted.tasks.remove((Integer) task));
                }
                queue = random.nextInt(10) == 0 ? queue.copy(task -> ready[task]) : queue;
                now += random.nextInt(4) == 0 ? 1 + random.nextLong(2 * longest) : 1;
            }
        }
    }

    private static void pass(SplittableRandom random, ReadyQueue queue, Resorted resorted, String where) {
        while (queue.hasHead() && random.nextInt(4) > 0) {
            int head = queue.head();
            assertEquals(resorted.tasks.get(0), head, where);
            assertEquals(resorted.policy.shownKey(resorted.view, head).map(BigRatio::toString).orElse(""), queue.headKey().text(), where);
            resorted.tasks.remove(0);
            if (random.nextInt(3) == 0) {
                queue.skipHead();
                resorted.aside.add(head);
            } else {
                queue.removeHead();
            }
        }
        assertEquals(!resorted.tasks.isEmpty(), queue.hasHead(), where);
        assertEquals(resorted.tasks.size() + resorted.aside.size(), queue.size(), where);
    }

    /** Keys worked out per decision at a queue of constant length, every task of which waits for about 20,000 ticks. */
    private static double evaluationsPerDecision(String name, int length) {
        SplittableRandom random = new SplittableRandom(1);
        Job[] jobs = new Job[2 * length + DECISIONS];
        for (int j = 0; j < jobs.length; j++) {
            long exec = Math.max(1, (long) StrictMath.pow(10, 4 * random.nextDouble()));
            int cores = 1 + random.nextInt(8);
            jobs[j] = Job.of("J" + j, j * 20_000L / length, Task.of("T", exec).withCores(cores))
                    .withValue(drawnCurve(random, exec * cores));
        }
        SimulationInput input = SimulationInput.of(Workload.of("w", jobs), Platform.of("p", Cluster.of("C", 8)));
        QueueView view = new QueueView(input, task -> input.index().job(task).arrival(), 1, 0);
        ValueBounds bounds = new ValueBounds(policy(name), view);
        ReadyQueue queue = new TournamentReadyQueue(bounds, view);
        for (int task = 0; task < length; task++) {
            queue.add(task);
        }
        long before = 0;
        for (int step = 0; step < length + DECISIONS; step++) {
            before = step == length ? bounds.keys().evaluations() : before;
            queue.add(length + step);
            queue.beginPass((length + step) * 20_000L / length);
            queue.removeHead();
            queue.endPass();
        }
        return (double) (bounds.keys().evaluations() - before) / DECISIONS;
    }

    /** As in the paper's §V: worth its work, D_initial 2 to 4, D_final 6 to 10. */
    private static ValueCurve drawnCurve(SplittableRandom random, long worth) {
        return new ValueCurve(Ratio.of(worth), List.of(new ValueCurve.Point(new Ratio(20 + random.nextInt(21), 10), Ratio.ONE),
                new ValueCurve.Point(Ratio.of(5), new Ratio(1 + random.nextInt(9), 10)),
                new ValueCurve.Point(new Ratio(60 + random.nextInt(41), 10), Ratio.ZERO)));
    }

    @ParameterizedTest
    @CsvSource({"pv, 12", "pvd, 12", "pvr, 200"})
    void aDecisionAtALongQueueLooksAtFewKeys(String name, double most) {
        double few = evaluationsPerDecision(name, 250);
        double many = evaluationsPerDecision(name, 10_000);
        assertTrue(many <= most, few + " at 250, " + many + " at 10,000");
    }
}
