package org.schedscope.generate;

import java.util.SplittableRandom;

/**
 * Draws from one stream of pseudo-random 64-bit numbers, SplitMix64 (Steele, Lea, Flood 2014) as {@link SplittableRandom#nextLong()} gives
 * them. Only that method is used: what the JDK builds on it may change from release to release.
 */
public final class RandomStream {
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private final SplittableRandom random;

    private RandomStream(long seed) {
        random = new SplittableRandom(seed);
    }

    /**
     * The stream for a purpose and a place: the seed is mixed with the FNV-1a hash of the purpose's chars and then with each number of
     * the place, by xor and the first output of SplitMix64.
     */
    public static RandomStream of(long seed, String purpose, long... place) {
        long hash = FNV_OFFSET;
        for (int i = 0; i < purpose.length(); i++) {
            hash = (hash ^ purpose.charAt(i)) * FNV_PRIME;
        }
        long mixed = mix(mix(seed) ^ hash);
        for (long step : place) {
            mixed = mix(mixed ^ step);
        }
        return new RandomStream(mixed);
    }

    private static long mix(long value) {
        return new SplittableRandom(value).nextLong();
    }

    /** Uniform over the odd multiples of 2^-54 in (0, 1): never 0, never 1. */
    public double unit() {
        return ((random.nextLong() >>> 11) + 0.5) * 0x1p-53;
    }

    /**
     * Uniform over the integers in [0, bound), exactly: the upper 63 bits modulo the bound, drawn again if they lie in the last, incomplete
     * multiple of the bound.
     *
     * @param bound at least 1
     */
    public long below(long bound) {
        while (true) {
            long bits = random.nextLong() >>> 1;
            long value = bits % bound;
            if (bits - value + (bound - 1) >= 0) {
                return value;
            }
        }
    }

    /** Normal with mean 0 and deviation 1: the cosine half of a Box–Muller pair (1958) from two units. */
    public double normal() {
        double radius = StrictMath.sqrt(-2 * StrictMath.log(unit()));
        return radius * StrictMath.cos(2 * Math.PI * unit());
    }
}
