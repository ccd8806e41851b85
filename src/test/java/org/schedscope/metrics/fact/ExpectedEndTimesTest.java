package org.schedscope.metrics.fact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.RandomRun;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.fixture.naive.NaiveExpectedEndTimes;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

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
    void jobsOfAUserThatArriveTogetherAreOneBag() {
        // Four jobs of 4 ticks on a share of 2 cores: at 4, 4, 8 and 8 by themselves, all at 8 as one. J5 arrives later.
        JobFacts facts = facts(8, job("J1", 0, 1, 4), job("J2", 0, 1, 4), job("J3", 0, 1, 4), job("J4", 0, 1, 4), job("J5", 1, 1, 4));
        assertEquals(List.of(4L, 4L, 8L, 8L, 12L), expected(facts, EetCapacity.of(2)));
        assertEquals(List.of(8L, 8L, 8L, 8L, 12L), expected(facts, EetCapacity.of(2).withBags(true)));
        ExpectedEndTimes bags = facts.expectedEndTimes(EetCapacity.of(2).withBags(true));
        assertEquals(List.of(4L, 1L), List.of(bags.request(0), bags.request(4)));
        assertEquals(List.of(0, 0, 4), List.of(bags.bagOf(0), bags.bagOf(3), bags.bagOf(4)));
    }

    @Test
    void aBagMayExpectItsLongestCriticalPathAtBest() {
        JobFacts facts = facts(8, job("J1", 3, 1, 10), job("J2", 3, 1, 2));
        assertEquals(List.of(13L, 13L), expected(facts, EetCapacity.of(8).withBags(true)));
    }

    @Test
    void muchPastUseTakesCoresFromTheShare() {
        // Share 4, window 10: J1 runs on 8 cores in [0, 10), U = 80 and 8 − 8 = 0 cores, at least 1; J3 comes when half of it is past.
        JobFacts facts = facts(8, job("J1", 0, 8, 10), job("J2", 10, 4, 2), job("J3", 15, 4, 2));
        PastUse past = new PastUse(facts, 10);
        ScheduleBuilder run = new ScheduleBuilder(facts.index().workload(), facts.platform()).run("J1", "T", 0).run("J2", "T", 10)
                .run("J3", "T", 15);
        run.emit(past);
        EetCapacity capacity = EetCapacity.of(4).withPastWindow(OptionalLong.of(10));
        ExpectedEndTimes expected = facts.expectedEndTimes(capacity, Optional.of(past));
        // J1 takes its share until 20. J2 may take one core more than nothing from 20 on: 8 ticks. J3: U = 40 + 8, 8 − 5 = 3 cores, of
        // which one is taken from 20 to 28: 2 a tick, 4 ticks.
        assertEquals(List.of(20L, 28L, 24L), List.of(expected.of(0), expected.of(1), expected.of(2)));
        assertEquals(List.of(20L, 22L, 24L), expected(facts, EetCapacity.of(4)));
        assertThrows(ModelException.class, () -> facts.expectedEndTimes(capacity), "it depends on a run");
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
        assertThrows(ModelException.class,
                () -> new EetCapacity(false, OptionalInt.empty(), new TreeMap<>(Map.of("/a", -1)), new TreeMap<>()));
    }

    @Test
    void aCapacityForAnUnknownUserIsRefusedByName() {
        JobFacts facts = facts(4, job("J1", 0, 1, 1));
        ModelException e = assertThrows(ModelException.class, () -> facts.expectedEndTimes(EetCapacity.of(1).withUser("/nobody", 2)));
        assertEquals("a capacity is given for user /nobody, but the workload has no job of this user", e.getMessage());
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

    private static Platform withMemory(int cores, long memory) {
        return Platform.of("p", new Cluster("C1", cores, Task.ANY_KIND, Ratio.ONE, OptionalLong.of(memory)));
    }

    @Test
    void ofCoresAndMemoryTheLaterCounts() {
        // 4 of 8 memory for 3 ticks is 12: at 2 a tick it lasts until 6; its core would be done at 3. J2 needs no memory.
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 3).withMemory(4)).withUser("/a"),
                job("J2", 0, 1, 3).withUser("/a"),
                Job.of("J3", 0, Task.of("T", 1).withMemory(1)).withUser("/b"));
        JobFacts facts = new JobFacts(new WorkloadIndex(workload), withMemory(4, 8));
        assertEquals(List.of(3L, 3L, 1L), expected(facts, EetCapacity.EQUAL_SHARES));
        assertEquals(List.of(6L, 3L, 1L), expected(facts, EetCapacity.EQUAL_SHARES.withMemory("/a", 2)));
    }

    @Test
    void whereSomeMemoryNeverBindsNobodyWaitsForIt() {
        Workload workload = Workload.of("w", Job.of("J1", 0, Task.of("T", 3).withMemory(4)));
        Platform platform = Platform.of("p", Cluster.of("C1", 4));
        assertEquals(List.of(3L),
                expected(new JobFacts(new WorkloadIndex(workload), platform), EetCapacity.EQUAL_SHARES.withMemory("/", 1)));
    }

    /** Memory is a resource like cores: jobs that ask for as many cores as others for memory have the same expected ends. */
    @Property(tries = 200, seed = "1")
    void memoryIsSharedOutAsCoresAre(@ForAll @IntRange(max = 1_000_000) int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int count = 1 + random.nextInt(6);
        Job[] both = new Job[count];
        Job[] asCores = new Job[count];
        for (int j = 0; j < count; j++) {
            Job plain = Job.of("J" + j, random.nextInt(10), Task.of("T", 1 + random.nextInt(6)));
            int memory = 1 + random.nextInt(6);
            both[j] = new Job(plain.id(), plain.user(), plain.arrival(), List.of(plain.tasks().get(0).withMemory(memory)), Optional.empty(),
                    Optional.empty());
            asCores[j] = new Job(plain.id(), plain.user(), plain.arrival(), List.of(plain.tasks().get(0).withCores(memory)),
                    Optional.empty(),
                    Optional.empty());
        }
        int share = 1 + random.nextInt(8);
        List<Long> withMemory = expected(new JobFacts(new WorkloadIndex(Workload.of("w", both)), withMemory(100, 100)),
                EetCapacity.EQUAL_SHARES.withMemory("/", share));
        List<Long> withCores = expected(facts(100, asCores), EetCapacity.of(share));
        assertEquals(withCores, withMemory);
    }

    @Test
    void theTreeOfSharesEntitlesUsers() {
        // Of 12 cores /maths has 2/3 and /physics 1/3; ada and emmy part what maths has 3 to 1.
        Platform platform = new Platform("p", Cluster.of("C1", 12), NetworkModel.NONE,
                Map.of("/maths", Ratio.of(2), "/maths/ada", Ratio.of(3)));
        Workload workload = Workload.of("w", job("J1", 0, 1, 1).withUser("/maths/ada"), job("J2", 0, 1, 1).withUser("/maths/emmy"),
                job("J3", 0, 1, 1).withUser("/physics"));
        ExpectedEndTimes expected = new JobFacts(new WorkloadIndex(workload), platform).expectedEndTimes(EetCapacity.BY_SHARES);
        assertEquals(List.of(6L, 2L, 4L), List.of(expected.capacityOf(0), expected.capacityOf(1), expected.capacityOf(2)));
    }

    @Test
    void entitledToLessThanACoreIsStillOne() {
        Workload workload = Workload.of("w", job("J1", 0, 1, 1).withUser("/a"), job("J2", 0, 1, 1).withUser("/b"));
        Platform platform = new Platform("p", Cluster.of("C1", 2), NetworkModel.NONE, Map.of("/a", Ratio.of(9)));
        ExpectedEndTimes expected = new JobFacts(new WorkloadIndex(workload), platform).expectedEndTimes(EetCapacity.BY_SHARES);
        assertEquals(List.of(1L, 1L), List.of(expected.capacityOf(0), expected.capacityOf(1)));
    }
}
