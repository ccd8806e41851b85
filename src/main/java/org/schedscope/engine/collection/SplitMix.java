package org.schedscope.engine.collection;

/**
 * Draws that depend on nothing but their seed and place: the output function of SplitMix64 (Steele, Lea, Flood 2014), which is also what
 * {@link java.util.SplittableRandom} gives first for the same seed. Draws can be repeated, in any order, without keeping state.
 */
public final class SplitMix {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private SplitMix() {
    }

    /** The first {@code nextLong()} of a {@code SplittableRandom} with this seed. */
    public static long first(long seed) {
        long z = seed + GOLDEN_GAMMA;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /** A draw for a place that three numbers name. */
    public static long draw(long seed, long a, long b, long c) {
        return first(first(first(first(seed) ^ a) ^ b) ^ c);
    }
}
