package org.schedscope.engine.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class IntMapTest {
    @Test
    void agreesWithAHashMapOverManyRandomSteps() {
        SplittableRandom random = new SplittableRandom(9);
        IntMap map = new IntMap();
        Map<Integer, Integer> expected = new HashMap<>();
        for (int step = 0; step < 200_000; step++) {
            int key = random.nextInt(step < 100_000 ? 40 : 3_000);
            if (random.nextInt(3) > 0) {
                map.put(key, step);
                expected.put(key, step);
            } else {
                map.remove(key);
                expected.remove(key);
            }
            int asked = random.nextInt(3_000);
            assertEquals(expected.getOrDefault(asked, -1), map.get(asked));
        }
    }
}
