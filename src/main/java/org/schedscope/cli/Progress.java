package org.schedscope.cli;

import java.io.PrintWriter;

/** How far a long run has come, on a terminal; silent elsewhere and for short runs. */
final class Progress {
    private static final long EVERY_NANOS = 500_000_000;

    private final PrintWriter err;
    private final boolean terminal;
    private long last = System.nanoTime();
    private boolean shown;

    Progress(PrintWriter err, boolean terminal) {
        this.err = err;
        this.terminal = terminal;
    }

    void show(int done, int all) {
        long now = System.nanoTime();
        if (terminal && now - last >= EVERY_NANOS) {
            last = now;
            shown = true;
            err.print("\r" + done + " of " + all + " jobs finished");
            err.flush();
        }
    }

    /** Clears the line. */
    void end() {
        if (shown) {
            err.print("\r" + " ".repeat(60) + "\r");
            err.flush();
        }
    }
}
