package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventField;
import org.schedscope.event.EventSink;
import org.schedscope.event.FanOut;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.RandomCases;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.model.graph.WorkloadIndex;

/** A run of which nobody asks which cores tasks take is the same run. */
@Tag("law")
class CountedCoresTest {
    private static final String CORES = "the cores of starts and of suspensions";

    /** Writes down all it hears but which cores those are, and whether it was told of any. */
    private static final class Heard {
        private final List<String> events = new ArrayList<>();
        private boolean coresTold;

        EventSink sink(boolean looks) {
            return new EventSink() {
                @Override
                public void on(ScheduleEvent event) {
                    events.add(event.kind() + " " + event.tick() + event.kind().fields().stream().map(field -> text(event, field))
                            .collect(Collectors.joining(" ", " ", "")));
                }

                @Override
                public boolean looksAtCores() {
                    return looks;
                }
            };
        }

        private String text(ScheduleEvent event, EventField field) {
            if (field == EventField.CORES) {
                coresTold |= event.cores().rangeCount() > 0;
                return CORES;
            }
            return field == EventField.KEY ? event.key().text() : Long.toString(event.number(field));
        }
    }

    private static void assertSameRun(RunSpec spec, String what) {
        Heard looking = new Heard();
        Schedulers.start(spec, looking.sink(true)).runToEnd();
        Heard counting = new Heard();
        Schedulers.start(spec, counting.sink(false)).runToEnd();
        assertEquals(looking.events, counting.events, what);
        assertTrue(looking.coresTold, what);
        assertFalse(counting.coresTold, what);
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "easy", "conservative"})
    void hierarchical(String rearrangement) {
        for (String policy : List.of("fifo-job", "p-slr", "fair-share", "srtf")) {
            for (long seed : Laws.seeds(Laws.cases(40), policy)) {
                RunSpec spec = RandomCases.with(RandomCases.hierarchical(seed, policy), "rearrangement", rearrangement);
                assertSameRun(spec, policy + " seed " + seed);
            }
        }
    }

    @Test
    void fourPhaseWhereWorkflowsStarve() {
        for (long seed : Laws.seeds(Laws.cases(40), "owm")) {
            RunSpec market = RandomCases.market(seed, "owm");
            RunSpec spec = new RunSpec(market.workload(), market.platform(), "owm", "four-phase", seed, new TreeMap<>());
            assertSameRun(RandomCases.with(spec, "starvation", "on"), "seed " + seed);
        }
    }

    /** Forks may take cores away: those of the highest numbers. */
    @Test
    void aRunThatWillForkKnowsItsCores() {
        RunSpec spec = RandomCases.hierarchical(3, "srtf");
        Heard heard = new Heard();
        Schedulers.start(spec.forked(ForkSpec.at(2).withPolicy("fifo-task")), heard.sink(false)).runToEnd();
        assertTrue(heard.coresTold);
    }

    @Test
    void whoLooksAtCoresCannotGoOnWithARunThatCountedThem() {
        RunSpec spec = RandomCases.hierarchical(3, "srtf");
        RunMeasures measures = new RunMeasures(new WorkloadIndex(spec.workload()), spec.platform());
        Simulation counted = Schedulers.start(spec, measures);
        counted.step();
        EventSink looking = new Heard().sink(true);
        assertThrows(IllegalStateException.class, () -> Simulation.resume(counted.checkpoint(), Optional.of(looking)));
        Simulation known = Schedulers.start(spec, FanOut.of(measures.copy(), new Heard().sink(true)));
        known.step();
        assertNotEquals(Long.MAX_VALUE, Simulation.resume(known.checkpoint(), Optional.of(looking)).nextTick());
    }
}
