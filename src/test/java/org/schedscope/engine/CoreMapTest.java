package org.schedscope.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CoreMapTest {
    private static String text(CoreMap map, int handle) {
        return new CoreMap.View().of(map, handle).text();
    }

    @Test
    void theLowestFreeCoresAreTakenFirst() {
        CoreMap map = new CoreMap(8);
        int first = map.take(2);
        int second = map.take(3);
        map.giveBack(first);
        int third = map.take(4);
        assertEquals("2-4", text(map, second));
        assertEquals("0-1,5-6", text(map, third));
        assertEquals(1, map.freeCount());
    }

    @Test
    void rangesRunAcrossWordsOfTheMap() {
        CoreMap map = new CoreMap(200);
        assertEquals("0-199", text(map, map.take(200)));
        assertEquals(0, map.freeCount());
    }

    @Test
    void aCopyGoesItsOwnWay() {
        CoreMap map = new CoreMap(4);
        int held = map.take(2);
        CoreMap copy = map.copy();
        map.giveBack(held);
        assertEquals("2", text(copy, copy.take(1)));
        assertEquals("0", text(map, map.take(1)));
    }

    @Test
    void agreesWithABitSetOverManyRandomTakesAndReturns() {
        for (int seed = 0; seed < 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int cores = 1 + random.nextInt(300);
            CoreMap map = new CoreMap(cores);
            BitSet free = new BitSet();
            free.set(0, cores);
            List<Integer> handles = new ArrayList<>();
            List<BitSet> held = new ArrayList<>();
            for (int step = 0; step < 400; step++) {
                int count = 1 + random.nextInt(20);
                if (random.nextBoolean() && count <= free.cardinality()) {
                    BitSet expected = lowest(free, count);
                    free.andNot(expected);
                    int handle = map.take(count);
                    assertEquals(expected, bits(map, handle));
                    handles.add(handle);
                    held.add(expected);
                } else if (!handles.isEmpty()) {
                    int which = random.nextInt(handles.size());
                    map.giveBack(handles.remove(which));
                    free.or(held.remove(which));
                }
                assertEquals(free.cardinality(), map.freeCount());
            }
            assertTrue(cores >= map.freeCount());
        }
    }

    private static BitSet lowest(BitSet free, int count) {
        BitSet taken = new BitSet();
        int core = -1;
        for (int i = 0; i < count; i++) {
            core = free.nextSetBit(core + 1);
            taken.set(core);
        }
        return taken;
    }

    private static BitSet bits(CoreMap map, int handle) {
        CoreMap.View view = new CoreMap.View().of(map, handle);
        BitSet bits = new BitSet();
        for (int i = 0; i < view.rangeCount(); i++) {
            bits.set(view.first(i), view.last(i) + 1);
        }
        return bits;
    }
}
