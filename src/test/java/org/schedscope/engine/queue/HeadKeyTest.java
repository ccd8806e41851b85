package org.schedscope.engine.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.RandomCases;
import org.schedscope.model.number.NumberSink;
import org.schedscope.policy.Policy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** Whoever takes numbers is given the key that the queue writes out. */
class HeadKeyTest {
    private static final class Starts implements EventSink, NumberSink {
        private String given;
        private int count;

        @Override
        public void on(ScheduleEvent event) {
            if (event.kind() == EventKind.TASK_STARTED) {
                String written = event.key().text();
                event.key().writeTo(this);
                assertEquals(written, given);
                count++;
            }
        }

        @Override
        public boolean looksAtCores() {
            return false;
        }

        @Override
        public void number(long above, long below) {
            given = below == 1 ? Long.toString(above) : above + "/" + below;
        }

        @Override
        public void text(String text) {
            given = text;
        }
    }

    @Test
    void everyQueueGivesTheKeyThatItWritesOut() {
        List<String> orderings = new ArrayList<>(List.of("=rank", "=-exec * cores", "=(now - arrival + rank + 1) / cp", "=age / exec",
                "=max(age, exec)"));
        Policies.all().stream().map(Policy::name)
                .filter(name -> !Schedulers.impliedBy(name).equals(Schedulers.TIME_SHARING)).forEach(orderings::add);
        for (String ordering : orderings) {
            Starts starts = new Starts();
            for (long seed = 1; seed <= 4; seed++) {
                RunSpec drawn = RandomCases.market(seed, ordering);
                RunSpec spec = new RunSpec(drawn.workload(), drawn.platform(), ordering, Schedulers.impliedBy(ordering), seed,
                        drawn.parameters());
                Schedulers.start(spec, starts).runToEnd();
                if (spec.scheduler().equals(Schedulers.HIERARCHICAL)) {
                    Schedulers.start(RandomCases.with(spec, Schedulers.REARRANGEMENT, "easy"), starts).runToEnd();
                }
            }
            assertTrue(starts.count > 20, ordering);
        }
    }
}
