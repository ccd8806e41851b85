package org.schedscope.cli.study;

import java.io.PrintWriter;
import java.util.Locale;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.experiment.sweep.Sweep;

/** Progress of a sweep with its rate and remaining time, on terminals only. */
final class SweepStatusLine implements Sweep.Watch {
    private static final long EVERY_NANOS = 500_000_000;
    private static final double NANOS = 1e9;
    private static final int MINUTE = 60;
    private static final int HOUR = 3600;

    private final PrintWriter err;
    private final boolean terminal;
    private final long start = System.nanoTime();
    private long last = start;
    private boolean shown;
    private volatile String text = "nothing done yet";

    SweepStatusLine(PrintWriter err, boolean terminal) {
        this.err = err;
        this.terminal = terminal;
    }

    @Override
    public void come(int runs, int before, int made) {
        long now = System.nanoTime();
        text = text(runs, before, made, (now - start) / NANOS);
        if (terminal && now - last >= EVERY_NANOS) {
            last = now;
            shown = true;
            err.print("\r" + String.format(Locale.ROOT, "%-70s", text));
            err.flush();
        }
    }

    /** {@code 120 of 5250 runs, 3.2 a second, 27 min left}. */
    static String text(int runs, int before, int made, double seconds) {
        String done = (before + made) + " of " + RunSummary.count(runs, "run");
        if (made == 0 || seconds <= 0) {
            return done;
        }
        double rate = made / seconds;
        return done + String.format(Locale.ROOT, ", %.1f a second, ", rate) + time(Math.round((runs - before - made) / rate)) + " left";
    }

    private static String time(long seconds) {
        return seconds < MINUTE ? seconds + " s" : seconds < HOUR ? seconds / MINUTE + " min " + seconds % MINUTE + " s"
                : seconds / HOUR + " h " + seconds % HOUR / MINUTE + " min";
    }

    String last() {
        return text;
    }

    void end() {
        if (shown) {
            err.print("\r" + " ".repeat(70) + "\r");
            err.flush();
        }
    }
}
