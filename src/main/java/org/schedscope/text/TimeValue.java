package org.schedscope.text;

/**
 * A time among what stands in a message, in ticks; whoever tells the message may know how long a tick is.
 *
 * @param isLength whether it is a length of time, and not a moment
 */
public record TimeValue(long ticks, boolean isLength) {
    public static TimeValue at(long tick) {
        return new TimeValue(tick, false);
    }

    public static TimeValue length(long ticks) {
        return new TimeValue(ticks, true);
    }

    /** In ticks: a moment as its number, a length as {@code 3 ticks}. */
    public String in(Language language) {
        return isLength ? Texts.of("times", language).text("ticks", Long.toString(ticks)) : Long.toString(ticks);
    }
}
