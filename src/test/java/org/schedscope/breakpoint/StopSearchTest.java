package org.schedscope.breakpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.breakpoint.Condition.Kind;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.RandomForks;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.naive.NaiveStops;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.trace.Trace;

class StopSearchTest {
    private static List<BreakpointMatch> stops(Trace trace, String condition) {
        StopSearch search = StopSearch.of(condition, new JobFacts(trace.index(), trace.platform()), EetCapacity.EQUAL_SHARES);
        search.readTo(trace, trace.eventCount());
        return list(search.stops());
    }

    private static List<BreakpointMatch> list(Stops stops) {
        return IntStream.range(0, stops.count()).mapToObj(stops::get).toList();
    }

    /** One core; A takes ticks 0 to 4, B arrives at 1 and waits until 4, C needs what C1 has not while A runs. */
    private static Trace queueOfOne() {
        Workload workload = Workload.of("two", Job.of("A", 0, Task.of("T", 4)).withUser("/ada"),
                Job.of("B", 1, Task.of("T", 2)).withUser("/bob"),
                Job.of("C", 20, Task.of("T", 1)).withUser("/bob"));
        return SampleRuns.trace(RunSpec.of(workload, Platform.of("one core", Cluster.of("C1", 1)), "fifo-job", 1));
    }

    @Test
    void aTimeAtWhichNothingHappensIsAMomentBetweenEvents() {
        Trace trace = queueOfOne();
        assertEquals(List.of(new BreakpointMatch(trace.positionAfter(10), 10)), stops(trace, "time >= 10"));
        assertEquals(List.of(new BreakpointMatch(trace.positionAfter(19) + 1, 20)), stops(trace, "time >= 20"),
                "with the first event of its tick");
        assertEquals(List.of(), stops(trace, "time >= 22"), "the run is over");
    }

    @Test
    void whatAJobAndATaskDoIsAMomentRightAfterTheEvent() {
        Trace trace = queueOfOne();
        BreakpointMatch arrival = stops(trace, "job B arrives").get(0);
        assertEquals("JobArrived", trace.kind(arrival.position() - 1).logName());
        assertEquals(1, arrival.tick());
        assertEquals(4, stops(trace, "task B/T starts").get(0).tick());
        assertEquals(6, stops(trace, "job B finishes").get(0).tick());
        assertEquals(List.of(), stops(trace, "job B starves"));
    }

    @Test
    void anSlrPassesItsBoundWhileTheJobGoesOn() {
        Trace trace = queueOfOne();
        assertEquals(List.of(new BreakpointMatch(trace.positionAfter(1), 2)), stops(trace, "slr B > 0"),
                "in the gap: (2 - 1) / 2 is the first above 0");
        assertEquals(4, stops(trace, "slr B > 1").get(0).tick(), "(4 - 1) / 2");
        assertEquals(6, stops(trace, "slr B > 2.4").get(0).tick(), "it ends with (6 - 1) / 2");
        assertEquals(List.of(), stops(trace, "slr B > 2.5"), "not above what it ends with");
    }

    @Test
    void aUsersViolationsLeaveZeroOnce() {
        // Two users share one core, so each may expect all of it: B is expected at 1 + 2.
        Trace trace = queueOfOne();
        assertEquals(4, stops(trace, "user /bob violated").get(0).tick());
        assertEquals(1, stops(trace, "user /bob violated").size());
        assertEquals(List.of(), stops(trace, "user /ada violated"));
    }

    @Test
    void aQueueIsLongerThanABoundFromWhenItPassesItUntilItDoesNot() {
        Trace trace = queueOfOne();
        assertEquals(List.of(0L, 1L, 20L), stops(trace, "queue C1 > 0").stream().map(BreakpointMatch::tick).toList());
        assertEquals(stops(trace, "queue C1 > 0"), stops(trace, "queue > 0"));
        assertEquals(List.of(), stops(trace, "queue > 1"));
    }

    @Test
    void aClusterIdlesWhereTheHeadBlocksWhatWouldFit() {
        Workload workload = Workload.of("blocked", Job.of("A", 0, Task.of("T", 4)), Job.of("B", 1, Task.of("T", 2).withCores(2)),
                Job.of("C", 2, Task.of("T", 1)));
        Trace trace = SampleRuns.trace(RunSpec.of(workload, Platform.of("two cores", Cluster.of("C1", 2)), "fifo-job", 1));
        assertEquals(List.of(new BreakpointMatch(trace.positionAfter(2), 2)), stops(trace, "cluster C1 idles"),
                "C would fit beside A, behind B");
    }

    @Test
    void namesThatTheRunDoesNotHaveAreToldWithTheirPlace() {
        Trace trace = queueOfOne();
        SyntaxException error = assertThrows(SyntaxException.class, () -> stops(trace, "task X/T starts"));
        assertEquals("column 6: unknown job 'X'; this run has A, B, C", error.getMessage());
        assertThrows(SyntaxException.class, () -> stops(trace, "task A/U starts"));
        assertThrows(SyntaxException.class, () -> stops(trace, "user /eve violated"));
        assertThrows(SyntaxException.class, () -> stops(trace, "queue C2 > 1"));
    }

    @Test
    void equalsAskingAtEveryMoment() {
        Map<String, Integer> found = new HashMap<>();
        for (int seed = 0; seed < 150; seed++) {
            Trace trace = SampleRuns.trace(run(seed));
            NaiveStops naive = new NaiveStops(trace);
            for (Condition condition : conditions(trace, new SplittableRandom(seed))) {
                List<BreakpointMatch> expected = naive.of(condition);
                assertEquals(expected, stops(trace, condition.text()), "seed " + seed + ": " + condition.text());
                found.merge(condition.kind().subject(), expected.size(), Integer::sum);
            }
        }
        assertEquals(7, found.size());
        found.forEach((kind, count) -> assertTrue(count > 30, kind + " " + count));
    }

    private static RunSpec run(int seed) {
        return switch (seed % 4) {
            case 0 -> RandomCases.hierarchical(seed, "p-slr");
            case 1 -> RandomCases.market(seed, "pvd");
            case 2 -> RandomForks.forked(RandomForks.root(seed), seed);
            default -> {
                RunSpec spec = RandomCases.hierarchical(seed, "p-slr");
                yield new RunSpec(spec.workload(), spec.platform(), "owm-preemptive", Schedulers.FOUR_PHASE, seed, new TreeMap<>());
            }
        };
    }

    private static List<Condition> conditions(Trace trace, SplittableRandom random) {
        Job job = trace.index().job(random.nextInt(trace.index().jobCount()));
        String cluster = trace.platform().clusters().get(random.nextInt(trace.platform().clusters().size())).id();
        List<Condition> all = new ArrayList<>();
        all.add(Kind.TIME.above(Ratio.of(1 + random.nextLong(trace.lastTick() + 3))));
        all.addAll(List.of(Kind.ARRIVES.of(job.id()), Kind.FINISHES.of(job.id()), Kind.STARVES.of(job.id())));
        all.add(Kind.TASK.of(job.id(), job.tasks().get(random.nextInt(job.tasks().size())).id()));
        all.add(Kind.SLR.above(new Ratio(random.nextInt(9), 1 + random.nextInt(4)), job.id()));
        all.add(Kind.USER.of(job.user()));
        boolean allQueues = random.nextBoolean();
        Ratio length = Ratio.of(random.nextInt(4));
        all.add(allQueues ? Kind.QUEUE.above(length) : Kind.QUEUE.above(length, cluster));
        all.add(Kind.IDLES.of(cluster));
        return all;
    }

    @Test
    void whatIsReadInSlicesIsWhatIsReadAtOnce() {
        Trace trace = SampleRuns.trace(SampleRuns.campus());
        JobFacts facts = new JobFacts(trace.index(), trace.platform());
        for (String text : List.of("time >= 700", "queue > 5", "cluster C2 idles", "user /cs/grace violated", "slr J40 > 1.5")) {
            StopSearch slices = StopSearch.of(text, facts, EetCapacity.EQUAL_SHARES);
            SplittableRandom random = new SplittableRandom(5);
            while (slices.read() < trace.eventCount()) {
                slices.readTo(trace, Math.min(trace.eventCount(), slices.read() + random.nextInt(200)));
            }
            assertEquals(stops(trace, text), list(slices.stops()));
        }
    }

    @Test
    void forwardAndBackAreMirrors() {
        Trace trace = SampleRuns.trace(SampleRuns.campus());
        JobFacts facts = new JobFacts(trace.index(), trace.platform());
        StopSearch search = StopSearch.of("queue > 3", facts, EetCapacity.EQUAL_SHARES);
        search.readTo(trace, trace.eventCount());
        List<BreakpointMatch> forward = new ArrayList<>();
        BreakpointMatch at = new BreakpointMatch(0, 0);
        for (Optional<BreakpointMatch> next = search.stops().after(at); next.isPresent(); next = search.stops().after(at)) {
            at = next.get();
            forward.add(0, at);
        }
        List<BreakpointMatch> back = new ArrayList<>();
        at = new BreakpointMatch(trace.eventCount(), trace.lastTick());
        for (Optional<BreakpointMatch> before = search.stops().before(at); before.isPresent(); before = search.stops().before(at)) {
            at = before.get();
            back.add(at);
        }
        assertEquals(forward, back);
        assertTrue(back.size() > 10, back.size() + " stops");
    }
}
