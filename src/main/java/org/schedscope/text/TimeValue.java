package org.schedscope.text;

/**
 * A time as a value of a message, in ticks; a notation may convert it to clock time.
 *
 * @param isLength whether it is a duration rather than a moment
 */
public record TimeValue(long ticks, boolean isLength) {
    public static TimeValue at(long tick) {
        return new TimeValue(tick, false);
    }

    public static TimeValue length(long ticks) {
        return new TimeValue(ticks, true);
    }

    /** In ticks: a moment as its number, a duration as {@code 3 ticks}. */
    public String in(Language language) {
        return isLength ? Texts.of("times", language).text("ticks", Long.toString(ticks)) : Long.toString(ticks);
    }
}
