package org.schedscope.cli;

import java.io.PrintWriter;
import org.schedscope.engine.Simulation;

/** How far a long run has come, on a terminal; silent elsewhere and for short runs. */
final class Progress {
    private static final long EVERY_NANOS = 500_000_000;

    /** Steps between two looks at the clock. */
    private static final int STEPS = 1 << 12;

    private final PrintWriter err;
    private final boolean terminal;
    private long last = System.nanoTime();
    private boolean shown;

    Progress(PrintWriter err, boolean terminal) {
        this.err = err;
        this.terminal = terminal;
    }

    /** Runs a simulation to its end. */
    void run(Simulation simulation) {
        int jobs = simulation.unfinishedJobs();
        for (int steps = 1; simulation.hasNext(); steps++) {
            simulation.step();
            if (steps % STEPS == 0) {
                show(jobs - simulation.unfinishedJobs(), jobs);
            }
        }
        end();
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
