package org.schedscope.ui.state.time;

/** The ticks {@code [from, to)}. */
public record TickRange(double from, double to) {
    public TickRange {
        if (!(from < to)) {
            throw new IllegalArgumentException("no range of ticks: " + from + " to " + to);
        }
    }

    public double length() {
        return to - from;
    }
}
