package org.schedscope.text;

/** The day of a tick, as a value of a message. */
public record DayValue(long tick) {
}
