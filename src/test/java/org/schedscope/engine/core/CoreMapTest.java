package org.schedscope.engine.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class CoreMapTest {
    private static String text(CoreMap map, int handle) {
        return new CoreMap.View().of(map, handle).text();
    }

    @Test
    void theLowestFreeCoresAreTakenFirst() {
        CoreMap map = CoreMap.of(8);
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
        CoreMap map = CoreMap.of(200);
        assertEquals("0-199", text(map, map.take(200)));
        assertEquals(0, map.freeCount());
    }

    @Test
    void coresThatAreOnlyCountedHaveNoNumbers() {
        CoreMap map = CoreMap.counting(8);
        int first = map.take(3);
        int second = map.take(1);
        CoreMap copy = map.copy();
        assertEquals("", text(map, first));
        assertNull(map.giveBack(first));
        assertEquals(7, map.freeCount());
        assertNull(copy.giveBack(second));
        assertEquals(5, copy.freeCount());
        assertTrue(copy.isCounting());
    }

    @Test
    void aCopyGoesItsOwnWay() {
        CoreMap map = CoreMap.of(4);
        int held = map.take(2);
        CoreMap copy = map.copy();
        map.giveBack(held);
        assertEquals("2", text(copy, copy.take(1)));
        assertEquals("0", text(map, map.take(1)));
    }

    @Test
    void coresInUseGoAsTheyAreGivenBackAndComeBackFree() {
        CoreMap map = CoreMap.of(6);
        int held = map.take(5);
        map.takeAway(3);
        assertEquals(-2, map.freeCount());
        map.giveBack(held);
        assertEquals(3, map.freeCount());
        assertEquals("0-2", text(map, map.take(3)));
        map.add(4);
        assertEquals(4, map.freeCount());
        assertEquals("3-6", text(map, map.take(4)));
    }

    /** Each range looked for from the first one on would be forty thousand million steps. */
    @Test
    @Timeout(20)
    void twoHundredThousandRangesAreReadInOrderAStepEach() {
        CoreMap map = CoreMap.of(400_000);
        int[] ones = IntStream.range(0, 400_000).map(core -> map.take(1)).toArray();
        IntStream.range(0, 200_000).forEach(even -> map.giveBack(ones[2 * even]));
        CoreMap.View view = new CoreMap.View().of(map, map.take(200_000));
        assertEquals(200_000, view.rangeCount());
        for (int range = 0; range < 200_000; range++) {
            assertEquals(2 * range, view.first(range));
            assertEquals(2 * range, view.last(range));
        }
        assertEquals(10, view.first(5), "and again from the front");
        assertTrue(view.text().endsWith(",399996,399998"));
    }

    @Test
    void coresThatGoAndComeAreTold() {
        CoreMap map = CoreMap.of(6);
        int held = map.take(5);
        assertEquals("{5}", map.takeAway(3).toString());
        assertEquals("{3, 4}", map.giveBack(held).toString());
        assertNull(map.giveBack(map.take(2)));
        assertEquals("{3, 4, 5, 6}", map.add(4).toString());
    }

    @Test
    void howeverCoresComeAndGoNoneIsHeldTwiceAndTheCountIsRight() {
        for (int seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int cores = 1 + random.nextInt(150);
            CoreMap map = CoreMap.of(cores);
            BitSet held = new BitSet();
            List<Integer> handles = new ArrayList<>();
            for (int step = 0; step < 300; step++) {
                int count = 1 + random.nextInt(20);
                int what = random.nextInt(4);
                if (what == 0 && count < cores) {
                    map.takeAway(count);
                    cores -= count;
                } else if (what == 1) {
                    map.add(count);
                    cores += count;
                } else if (what == 2 && count <= map.freeCount()) {
                    int handle = map.take(count);
                    BitSet taken = bits(map, handle);
                    assertEquals(count, taken.cardinality());
                    assertTrue(!held.intersects(taken), "seed " + seed);
                    held.or(taken);
                    handles.add(handle);
                } else if (!handles.isEmpty()) {
                    int handle = handles.remove(random.nextInt(handles.size()));
                    held.andNot(bits(map, handle));
                    map.giveBack(handle);
                }
                assertEquals(cores - held.cardinality(), map.freeCount(), "seed " + seed + ", step " + step);
            }
        }
    }

    @Test
    void agreesWithABitSetOverManyRandomTakesAndReturns() {
        for (int seed = 0; seed < 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int cores = 1 + random.nextInt(300);
            CoreMap map = CoreMap.of(cores);
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
