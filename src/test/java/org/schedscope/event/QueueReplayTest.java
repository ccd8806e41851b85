package org.schedscope.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.model.graph.WorkloadIndex;

class QueueReplayTest {
    private final List<String> told = new ArrayList<>();
    private final QueueReplay.Listener listener = new QueueReplay.Listener() {
        @Override
        public void entered(long tick, int task, int queue) {
            told.add(tick + ": " + task + " into " + queue);
        }

        @Override
        public void left(long tick, int task, int queue) {
            told.add(tick + ": " + task + " from " + queue);
        }
    };
    private final WorkloadIndex index = SampleRuns.trace(SampleRuns.tiny(50, 4)).index();
    private final QueueReplay replay = new QueueReplay(index, listener);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 254, 255, 256, 511, 100_000})
    void whoLeavesIsToldWithTheQueueThatItEntered(int queue) {
        replay.enter(1, 7, 0);
        replay.enter(2, 3, queue);
        assertTrue(replay.waits(3));
        assertFalse(replay.waits(4));
        replay.leave(3, 3);
        replay.leave(4, 3);
        replay.leave(5, 7);
        assertFalse(replay.waits(3));
        assertEquals(List.of("1: 7 into 0", "2: 3 into " + queue, "3: 3 from " + queue, "5: 7 from 0"), told);
    }

    @Test
    void aCopyGoesOnByItself() {
        replay.enter(1, 2, 300);
        QueueReplay copy = replay.copy(listener);
        copy.leave(2, 2);
        assertTrue(replay.waits(2));
        assertFalse(copy.waits(2));
        // From one queue into another, of a low number.
        replay.enter(3, 2, 1);
        assertEquals(List.of("1: 2 into 300", "2: 2 from 300", "3: 2 from 300", "3: 2 into 1"), told);
    }
}
