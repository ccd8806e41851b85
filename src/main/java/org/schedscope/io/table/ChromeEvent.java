package org.schedscope.io.table;

/**
 * An event of a trace as it is in the file. Times are billionths of a second, {@link TimeText#UNKNOWN} if absent: rounded to millionths, a
 * slice could seem to exceed the one that contains it.
 */
final class ChromeEvent {
    final int line;
    String name = "";
    String category = "";
    String phase = "";
    String process = "";
    String thread = "";
    /** Id of asynchronous events, which have no thread. */
    String id = "";
    /** Whether the id is the same for all processes. */
    boolean global;
    String job = "";
    String task = "";
    String piece = "";
    /** Name of the process or thread in an event of metadata. */
    String names = "";
    long at = TimeText.UNKNOWN;
    long lasts = TimeText.UNKNOWN;
    /** Whether one of its times is too large. */
    boolean large;

    ChromeEvent(int line) {
        this.line = line;
    }

    boolean hasTime() {
        return at != TimeText.UNKNOWN;
    }

    /** Its end; valid once its length is known. */
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

    /** The track on which slices can be nested: a thread, or an asynchronous id. */
    String track() {
        String of = isAsynchronous() ? category + "/" + id + ("SF".contains(phase) ? "/" + name : "") : thread;
        return global ? of : process + "/" + of;
    }
}
