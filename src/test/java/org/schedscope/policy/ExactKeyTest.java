package org.schedscope.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.NumberSink;

class ExactKeyTest {
    private static final int SLOTS = 4;

    private record Wanted(BigInteger above, BigInteger below) implements Comparable<Wanted> {
        static Wanted of(long numerator, long denominator, long root) {
            BigInteger below = BigInteger.valueOf(denominator);
            return new Wanted(BigInteger.valueOf(numerator).add(BigInteger.valueOf(root).pow(2).multiply(below)), below);
        }

        @Override
        public int compareTo(Wanted other) {
            return above.multiply(other.below).compareTo(other.above.multiply(below));
        }

        String text() {
            BigInteger gcd = above.gcd(below);
            return below.equals(gcd) ? above.divide(gcd).toString() : above.divide(gcd) + "/" + below.divide(gcd);
        }
    }

    private static long drawn(SplittableRandom random) {
        return random.nextLong() >>> (1 + random.nextInt(62));
    }

    @Test
    void ordersAndPrintsLikeFractionsOfAnySize() {
        SplittableRandom random = new SplittableRandom(3);
        long[] slots = new long[2 * SLOTS];
        for (int i = 0; i < 200_000; i++) {
            long belowA = 1 + drawn(random);
            long belowB = random.nextInt(4) == 0 ? belowA : 1 + drawn(random);
            long aboveA = drawn(random) - (random.nextInt(8) == 0 ? 1000 : 0);
            long aboveB = random.nextInt(4) == 0 ? aboveA : drawn(random);
            long rootA = random.nextInt(3) == 0 ? drawn(random) : random.nextInt(3);
            long rootB = random.nextInt(3) == 0 ? rootA : random.nextInt(3);
            Wanted a = store(slots, 0, aboveA, belowA, rootA);
            Wanted b = store(slots, SLOTS, aboveB, belowB, rootB);
            assertEquals(Integer.signum(a.compareTo(b)), Integer.signum(ExactKey.compareStored(slots, 0, SLOTS)));
        }
    }

    private static Wanted store(long[] slots, int at, long above, long below, long root) {
        ExactKey key = new ExactKey();
        key.setFraction(above, below);
        key.addSquare(root);
        key.store(slots, at);
        Wanted wanted = Wanted.of(above, below, root);
        assertEquals(wanted.text(), key.text());
        key.writeTo(new NumberSink() {
            @Override
            public void number(long numerator, long denominator) {
                assertEquals(wanted.text(), denominator == 1 ? Long.toString(numerator) : numerator + "/" + denominator);
            }

            @Override
            public void text(String text) {
                assertEquals(wanted.text(), text);
            }
        });
        assertEquals(new BigRatio(wanted.above(), wanted.below()), key.exact());
        return wanted;
    }
}
