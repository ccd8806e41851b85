package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.naive.NaiveHierarchical;
import org.schedscope.fixture.naive.Placement;

/** The engine against the rules written down naively, on random workloads full of ties. */
@Tag("law")
class HierarchicalEqualsNaiveTest {
    private static final int CASES = Laws.cases(100);

    @ParameterizedTest
    @ValueSource(strings = {"edf", "edf-final", "pv", "pvd", "pvdsq", "pvd-resource-squared", "pvr", "pvr-live"})
    void everyScheduleByValueIsTheNaiveOne(String policy) {
        for (long seed : Laws.seeds(CASES / 2, policy)) {
            RunSpec plain = RandomCases.hierarchical(seed, policy);
            RunSpec spec = seed % 4 == 0 ? RandomCases.with(plain, "rearrangement", "easy") : plain;
            assertEquals(new NaiveHierarchical(spec).run(), Runs.placements(Runs.trace(spec)), "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "3", "11"})
    void useThatFadesOrdersAsItDoesNaively(String halfLife) {
        for (long seed : Laws.seeds(CASES / 4, halfLife)) {
            RunSpec spec = RandomCases.with(RandomCases.hierarchical(seed, "fair-usage"), "half-life", halfLife);
            assertEquals(new NaiveHierarchical(spec).run(), Runs.placements(Runs.trace(spec)), "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "eet", "srtf", "lrtf", "p-slr-2013", "p-slr"})
    void everyScheduleIsTheNaiveOne(String policy) {
        for (long seed : Laws.seeds(CASES / 2, policy)) {
            RunSpec spec = RandomCases.hierarchical(seed, policy);
            assertEquals(new NaiveHierarchical(spec).run(), Runs.placements(Runs.trace(spec)), "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "eet", "srtf", "lrtf", "p-slr-2013", "p-slr"})
    void everyBackfilledScheduleIsTheNaiveOne(String policy) {
        for (long seed : Laws.seeds(CASES / 2, policy)) {
            RunSpec spec = RandomCases.with(RandomCases.hierarchical(seed, policy), "rearrangement", "easy");
            assertEquals(new NaiveHierarchical(spec).run(), Runs.placements(Runs.trace(spec)), "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"fifo-task", "fifo-job", "fair-share", "srtf", "lrtf", "p-slr-2013", "p-slr", "fair-usage", "eet", "edf",
                    "pvd", "pvr"})
    void everyScheduleWithReservationsForAllIsTheNaiveOne(String policy) {
        for (long seed : Laws.seeds(CASES / 2, policy)) {
            RunSpec spec = RandomCases.with(RandomCases.hierarchical(seed, policy), "rearrangement", "conservative");
            assertEquals(new NaiveHierarchical(spec).run(), Runs.placements(Runs.trace(spec)), "seed " + seed);
        }
    }

    /** What starves leaves a hole; what of it still runs makes an instant when it ends. */
    @ParameterizedTest
    @ValueSource(strings = {"fifo-job", "fair-share", "srtf", "p-slr"})
    void everyScheduleWithReservationsAndStarvationIsTheNaiveOne(String policy) {
        int starved = 0;
        for (long seed : Laws.seeds(CASES / 4, policy)) {
            RunSpec market = RandomCases.market(seed, policy);
            RunSpec plain = RunSpec.of(market.workload(), market.platform(), policy, seed);
            RunSpec spec = RandomCases.with(RandomCases.with(plain, "starvation", "on"), "rearrangement", "conservative");
            NaiveHierarchical naive = new NaiveHierarchical(spec);
            assertEquals(naive.run(), Runs.placements(Runs.trace(spec)), "seed " + seed);
            starved += naive.starved().size();
        }
        assertTrue(starved > CASES / 20, "too few jobs starve: " + starved);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "srtf", "p-slr", "edf", "pvd", "pvr"})
    void everyScheduleAroundClosuresIsTheNaiveOne(String policy) {
        int others = 0;
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec plain = RandomCases.withClosures(RandomCases.hierarchical(seed, policy), seed);
            RunSpec spec = RandomCases.with(plain, "rearrangement", List.of("none", "easy", "conservative").get((int) (seed % 3)));
            List<Placement> naive = new NaiveHierarchical(spec).run();
            assertEquals(naive, Runs.placements(Runs.trace(spec)), "seed " + seed);
            RunSpec open = new RunSpec(spec.workload(), spec.platform().withClosures(List.of()), spec.choices());
            others += naive.equals(Runs.placements(Runs.trace(open))) ? 0 : 1;
        }
        assertTrue(others > CASES / 3, "too few schedules change with closures: " + others);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "srtf", "p-slr", "edf", "pvd", "pvr"})
    void everyScheduleOfCountedResourcesIsTheNaiveOne(String policy) {
        for (long seed : Laws.seeds(CASES, policy)) {
            RunSpec plain = RandomCases.withResources(RandomCases.hierarchical(seed, policy), seed);
            RunSpec spec = RandomCases.with(plain, "rearrangement", List.of("none", "easy", "conservative").get((int) (seed % 3)));
            assertEquals(new NaiveHierarchical(spec).run(), Runs.placements(Runs.trace(spec)), "seed " + seed);
        }
    }
}
