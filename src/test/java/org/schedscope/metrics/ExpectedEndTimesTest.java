package org.schedscope.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.WorkloadIndex;

class ExpectedEndTimesTest {
    private static JobFacts facts(int cores, Job... jobs) {
        return new JobFacts(new WorkloadIndex(Workload.of("w", jobs)), Platform.of("p", Cluster.of("C1", cores)));
    }

    private static List<Long> expected(JobFacts facts, EetCapacity capacity) {
        ExpectedEndTimes expected = facts.expectedEndTimes(capacity);
        List<Long> all = new ArrayList<>();
        for (int j = 0; j < facts.jobCount(); j++) {
            all.add(expected.of(j));
        }
        return all;
    }

    private static Job job(String id, long arrival, int cores, long exec) {
        return Job.of(id, arrival, Task.of("T", exec).withCores(cores));
    }

    @Test
    void aJobWiderThanTheShareBecomesLongerAndNarrower() {
        assertEquals(List.of(8L), expected(facts(8, job("J1", 0, 6, 4)), EetCapacity.of(3)));
    }

    @Test
    void aNarrowJobDoesNotBecomeShorter() {
        assertEquals(List.of(10L), expected(facts(8, job("J1", 0, 1, 10)), EetCapacity.of(8)));
    }

    @Test
    void theLastTickReservesItsMinimumInFull() {
        // J1 needs 5 core-ticks at 3 a tick: 2 ticks, 3 in each. J2 finds nothing in tick 1 although one core-tick there is not needed.
        Job thin = Job.of("J1", 0, Task.of("A", 2).withCores(2), Task.of("B", 1));
        assertEquals(List.of(2L, 3L), expected(facts(3, thin, job("J2", 1, 3, 1)), EetCapacity.of(3)));
    }

    @Test
    void aDagMayExpectItsCriticalPathAtBest() {
        Job chain = Job.of("J1", 5, Task.of("A", 4), Task.of("B", 1).withCores(4).after(0));
        // Request 4, amount 8: two ticks of the share, but its critical path is 5 ticks.
        assertEquals(List.of(10L), expected(facts(4, chain), EetCapacity.of(4)));
        assertEquals(4, facts(4, chain).expectedEndTimes(EetCapacity.of(4)).request(0));
    }

    @Test
    void laterJobsOfAUserFillWhatEarlierOnesLeave() {
        // Capacity 4: J1 takes 3 for 10 ticks; J2 wants 2 for 3 ticks and gets 1 for 6; J3 finds 0 until 6, then 1 until 10, then 4.
        assertEquals(List.of(10L, 6L, 12L), expected(facts(4, job("J1", 0, 3, 10), job("J2", 0, 2, 3), job("J3", 2, 4, 3)),
                EetCapacity.of(4)));
    }

    @Test
    void usersDoNotDisturbEachOther() {
        JobFacts facts = facts(4, job("J1", 0, 2, 5).withUser("/a"), job("J2", 0, 2, 5).withUser("/b"));
        assertEquals(List.of(5L, 5L), expected(facts, EetCapacity.EQUAL_SHARES));
        assertEquals(List.of(5L, 10L), expected(facts, EetCapacity.EQUAL_SHARES.withUser("/b", 1)));
    }

    @Test
    void theDefaultCapacityIsAnEqualShareRoundedDownButAtLeastOneCore() {
        JobFacts few = facts(2, job("J1", 0, 1, 5).withUser("/a"), job("J2", 0, 1, 5).withUser("/b"), job("J3", 0, 1, 5).withUser("/c"));
        assertEquals(1, few.expectedEndTimes(EetCapacity.EQUAL_SHARES).capacityOf(0));
        JobFacts more = facts(11, job("J1", 0, 1, 5).withUser("/a"), job("J2", 0, 1, 5).withUser("/b"));
        assertEquals(5, more.expectedEndTimes(EetCapacity.EQUAL_SHARES).capacityOf(0));
    }

    @Test
    void jobsAreTakenByArrivalNotByPlaceInTheFile() {
        assertEquals(List.of(9L, 5L), expected(facts(1, job("J1", 2, 1, 4), job("J2", 0, 1, 5)), EetCapacity.of(1)));
    }

    @Test
    void workWithFiguresPerClusterIsRoundedUpToWholeCoreTicks() {
        Task mixed = Task.of("T", 1).withExecOn(Map.of("C1", 2L, "C2", 3L));
        JobFacts facts = new JobFacts(new WorkloadIndex(Workload.of("w", Job.of("J1", 0, mixed))),
                Platform.of("p", Cluster.of("C1", 1), Cluster.of("C2", 1)));
        assertEquals(List.of(3L), expected(facts, EetCapacity.of(1)));
    }

    @Test
    void aCapacityBelowOneIsRefused() {
        assertThrows(ModelException.class, () -> EetCapacity.of(0));
        assertThrows(ModelException.class, () -> new EetCapacity(OptionalInt.empty(), new TreeMap<>(Map.of("/a", -1))));
    }

    @Test
    void aCapacityForAnUnknownUserIsRefusedByName() {
        JobFacts facts = facts(4, job("J1", 0, 1, 1));
        ModelException e = assertThrows(ModelException.class, () -> facts.expectedEndTimes(EetCapacity.of(1).withUser("/nobody", 2)));
        assertEquals("a capacity is given for the user /nobody, who has no job in the workload", e.getMessage());
    }

    @Test
    void timesBeyondLongAreRefusedByJob() {
        JobFacts facts = facts(1, job("J1", 0, 1, Long.MAX_VALUE - 1), job("J2", 0, 1, 10));
        ModelException e = assertThrows(ModelException.class, () -> facts.expectedEndTimes(EetCapacity.of(1)));
        assertEquals("the expected end time of job J2 is beyond tick 9223372036854775807", e.getMessage());
    }

    @Property(tries = 500, seed = "1")
    void equalsTheAlgorithmAsPrinted(@ForAll @IntRange(max = 1_000_000) int seed, @ForAll @IntRange(min = 1, max = 9) int capacity) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Job> jobs = new ArrayList<>();
        int count = 1 + random.nextInt(25);
        for (int j = 0; j < count; j++) {
            jobs.add(job("J" + j, random.nextInt(15), 1 + random.nextInt(6), 1 + random.nextInt(12))
                    .withUser(random.nextInt(3) == 0 ? "/a" : "/b"));
        }
        Platform platform = Platform.of("p", Cluster.of("C1", 6));
        assertAgree(new WorkloadIndex(new Workload("w", "tick", Optional.empty(), jobs)), platform, capacity);
    }

    @Property(tries = 200, seed = "1")
    void equalsTheAlgorithmAsPrintedForDagsToo(@ForAll @IntRange(max = 1_000_000) int seed,
            @ForAll @IntRange(min = 1, max = 5) int capacity) {
        ScheduleBuilder run = RandomRun.of(seed);
        assertAgree(run.index(), run.platform(), capacity);
    }

    private static void assertAgree(WorkloadIndex index, Platform platform, int capacity) {
        ExpectedEndTimes fast = new JobFacts(index, platform).expectedEndTimes(EetCapacity.of(capacity));
        NaiveExpectedEndTimes naive = new NaiveExpectedEndTimes(index, platform, capacity, 20_000);
        for (int j = 0; j < index.jobCount(); j++) {
            assertEquals(naive.of(j), fast.of(j), "EET of job " + j);
            assertEquals(naive.request(j), fast.request(j), "request of job " + j);
        }
    }
}
