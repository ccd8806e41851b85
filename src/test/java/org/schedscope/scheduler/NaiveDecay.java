package org.schedscope.scheduler;

import java.math.BigInteger;

/** Weights of ticks by integer roots, for short half-lives. */
public final class NaiveDecay {
    private NaiveDecay() {
    }

    /** {@code ⌊2^((tick mod h) ÷ h + 62)⌋ · 2^⌊tick ÷ h⌋}: the largest integer whose h-th power is at most 2^(tick mod h + 62 h), doubled. */
    public static BigInteger weight(long tick, int halfLife) {
        BigInteger power = BigInteger.ONE.shiftLeft((int) (tick % halfLife) + 62 * halfLife);
        BigInteger root = BigInteger.ZERO;
        for (int bit = 63; bit >= 0; bit--) {
            BigInteger larger = root.setBit(bit);
            root = larger.pow(halfLife).compareTo(power) <= 0 ? larger : root;
        }
        return root.shiftLeft((int) (tick / halfLife));
    }
}
