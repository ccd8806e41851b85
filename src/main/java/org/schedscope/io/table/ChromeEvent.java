package org.schedscope.io.table;

/** An event of a trace as it stands in the file. Times are microseconds. */
final class ChromeEvent {
    final int line;
    String name = "";
    String category = "";
    String phase = "";
    String process = "";
    String thread = "";
    String job = "";
    String task = "";
    String piece = "";
    /** What an event of metadata calls its process or thread. */
    String names = "";
    long at = TimeText.UNKNOWN;
    long lasts = TimeText.UNKNOWN;

    ChromeEvent(int line) {
        this.line = line;
    }

    boolean hasTime() {
        return at != TimeText.UNKNOWN && at != TimeText.WRONG;
    }

    long end() {
        return lasts == TimeText.UNKNOWN || lasts == TimeText.WRONG ? at : at + Math.max(0, lasts);
    }
}
