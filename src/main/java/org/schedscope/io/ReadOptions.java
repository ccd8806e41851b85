package org.schedscope.io;

/**
 * What readers need to know besides the file.
 *
 * @param tick length of a tick, for formats that state seconds
 */
public record ReadOptions(TickLength tick, Limits limits) {
    public static final ReadOptions DEFAULT = new ReadOptions(TickLength.SECOND, Limits.DEFAULT);

    public ReadOptions withTick(TickLength length) {
        return new ReadOptions(length, limits);
    }

    public ReadOptions withLimits(Limits other) {
        return new ReadOptions(tick, other);
    }
}
