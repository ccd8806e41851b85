package org.schedscope.engine.queue.use;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.schedscope.engine.input.Users;
import org.schedscope.model.number.BigRatio;

/**
 * What every user has used of some cores, in core-ticks that lose weight with time ({@link Decay}).
 *
 * <p>Per user one integer of 128 bits: Σ cores·W(end) over what has ended − Σ cores·W(start) over what has started, in units of the
 * present epoch; with cores now in use · W(now) added it is the use up to now. What falls below the units when an epoch ends is
 * rounded down; rounding sums down again and again is rounding them down once, so equal histories stay equal. Common factors are
 * left out, as they order nothing.
 */
final class DecayedUse implements UserFigures {
    private static final MathContext DIGITS = new MathContext(60);
    private static final int LN2_DIGITS = 160;
    /** Decimal places of a figure that is shown. */
    private static final int PLACES = 3;

    private final Users users;
    private final Decay decay;
    private final long[] high;
    private final long[] low;
    private final long[] coresInUse;
    private final long[] highAtRefresh;
    private final long[] lowAtRefresh;
    private long epoch;
    private long weightAtRefresh;

    DecayedUse(Users users, Decay decay) {
        this.users = users;
        this.decay = decay;
        high = new long[users.count()];
        low = new long[high.length];
        coresInUse = new long[high.length];
        highAtRefresh = new long[high.length];
        lowAtRefresh = new long[high.length];
    }

    @Override
    public UserFigures copy() {
        DecayedUse copy = new DecayedUse(users, decay.copy());
        System.arraycopy(high, 0, copy.high, 0, high.length);
        System.arraycopy(low, 0, copy.low, 0, low.length);
        System.arraycopy(coresInUse, 0, copy.coresInUse, 0, coresInUse.length);
        copy.epoch = epoch;
        return copy;
    }

    @Override
    public void use(int job, int moreCores, long tick) {
        goTo(tick);
        int user = users.ofJob(job);
        coresInUse[user] += moreCores;
        add(high, low, user, -moreCores, decay.weight(tick));
    }

    /** Units double with every epoch. */
    private void goTo(long tick) {
        long epochs = decay.epoch(tick) - epoch;
        epoch += epochs;
        if (epochs > 0) {
            for (int user = 0; user < high.length; user++) {
                low[user] = epochs < 64 ? low[user] >>> epochs | high[user] << 64 - epochs : high[user] >> Math.min(epochs - 64, 63);
                high[user] >>= Math.min(epochs, 63);
            }
        }
    }

    /** Adds {@code factor · weight} to a number of 128 bits. */
    private static void add(long[] highs, long[] lows, int at, long factor, long weight) {
        long product = factor * weight;
        long sum = lows[at] + product;
        highs[at] += Math.multiplyHigh(factor, weight) + (Long.compareUnsigned(sum, product) < 0 ? 1 : 0);
        lows[at] = sum;
    }

    @Override
    public void refresh(long tick) {
        goTo(tick);
        weightAtRefresh = decay.weight(tick);
        System.arraycopy(high, 0, highAtRefresh, 0, high.length);
        System.arraycopy(low, 0, lowAtRefresh, 0, low.length);
        for (int user = 0; user < high.length; user++) {
            add(highAtRefresh, lowAtRefresh, user, coresInUse[user], weightAtRefresh);
        }
    }

    @Override
    public int compare(int userA, int userB) {
        return highAtRefresh[userA] != highAtRefresh[userB] ? Long.compare(highAtRefresh[userA], highAtRefresh[userB])
                : Long.compareUnsigned(lowAtRefresh[userA], lowAtRefresh[userB]);
    }

    /** Core-ticks; with a half-life rounded to thousandths. */
    @Override
    public BigRatio figure(int user) {
        BigInteger used = BigInteger.valueOf(highAtRefresh[user]).shiftLeft(64)
                .add(new BigInteger(Long.toUnsignedString(lowAtRefresh[user])));
        return decay.halfLife().isEmpty() ? new BigRatio(used, BigInteger.ONE)
                : new BigRatio(coreTicks(used).unscaledValue(), BigInteger.TEN.pow(PLACES));
    }

    private BigDecimal coreTicks(BigInteger used) {
        BigDecimal ln2 = new BigDecimal(Decay.ln2(LN2_DIGITS)).divide(new BigDecimal(BigInteger.ONE.shiftLeft(LN2_DIGITS)), DIGITS);
        BigDecimal above = new BigDecimal(used).multiply(BigDecimal.valueOf(decay.halfLife().getAsLong()));
        return above.divide(ln2.multiply(BigDecimal.valueOf(weightAtRefresh)), DIGITS).setScale(PLACES, RoundingMode.HALF_EVEN);
    }

    @Override
    public String terms(int user) {
        return figure(user) + " core-ticks used, " + coresInUse[user] + (coresInUse[user] == 1 ? " core in use" : " cores in use");
    }
}
