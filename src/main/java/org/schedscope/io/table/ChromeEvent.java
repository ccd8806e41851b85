package org.schedscope.io.table;

/**
 * An event of a trace as it is in the file. Times are billionths of a second, {@link TimeText#UNKNOWN} where there is none: in
 * millionths, a slice could seem to reach beyond the one that it is in.
 */
final class ChromeEvent {
    final int line;
    String name = "";
    String category = "";
    String phase = "";
    String process = "";
    String thread = "";
    /** What asynchronous events have in place of a thread. */
    String id = "";
    /** Whether the same id means the same in every process. */
    boolean global;
    String job = "";
    String task = "";
    String piece = "";
    /** What an event of metadata calls its process or thread. */
    String names = "";
    long at = TimeText.UNKNOWN;
    long lasts = TimeText.UNKNOWN;
    /** Whether a time of it is beyond what can be counted in. */
    boolean large;

    ChromeEvent(int line) {
        this.line = line;
    }

    boolean hasTime() {
        return at != TimeText.UNKNOWN;
    }

    /** Known once it is known how long it lasts. */
    long end() {
        return at + lasts;
    }

    boolean isAsynchronous() {
        return "beSF".contains(phase);
    }

    /** Whether it begins a slice that another event ends. */
    boolean begins() {
        return "BbS".contains(phase);
    }

    /** What slices can be inside each other on: a thread, or what goes on beside all threads. */
    String track() {
        String of = isAsynchronous() ? category + "/" + id + ("SF".contains(phase) ? "/" + name : "") : thread;
        return global ? of : process + "/" + of;
    }
}
