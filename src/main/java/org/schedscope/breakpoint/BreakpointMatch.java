package org.schedscope.breakpoint;

/**
 * A moment of a run at which a condition becomes true.
 *
 * @param position number of events that have happened
 * @param tick the tick that is now: that of the last of these events, or later where time alone made the condition true
 */
public record BreakpointMatch(int position, long tick) implements Comparable<BreakpointMatch> {
    @Override
    public int compareTo(BreakpointMatch other) {
        return tick != other.tick ? Long.compare(tick, other.tick) : Integer.compare(position, other.position);
    }
}
