package org.schedscope.cli.base;

import java.io.PrintWriter;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.schedscope.engine.Simulation;

/** Display of the progress of a long run on a terminal; silent elsewhere and for short runs. */
public final class Progress {
    private static final long EVERY_NANOS = 500_000_000;

    private static final int WIDTH = 60;

    /** Steps between two readings of the clock. */
    private static final int STEPS = 1 << 12;

    private final PrintWriter err;
    private final boolean terminal;
    private final LongSupplier nanos;
    private long last;
    private boolean shown;

    public Progress(PrintWriter err, boolean terminal) {
        this(err, terminal, System::nanoTime);
    }

    Progress(PrintWriter err, boolean terminal, LongSupplier nanos) {
        this.err = err;
        this.terminal = terminal;
        this.nanos = nanos;
        last = nanos.getAsLong();
    }

    public void run(Simulation simulation) {
        run(simulation, () -> true);
    }

    /** Runs a simulation to its end, or until {@code goesOn} is false after a step. */
    public void run(Simulation simulation, BooleanSupplier goesOn) {
        int jobs = simulation.unfinishedJobs();
        boolean goOn = true;
        for (int steps = 1; goOn && simulation.hasNext(); steps++) {
            simulation.step();
            goOn = goesOn.getAsBoolean();
            if (steps % STEPS == 0) {
                show(jobs - simulation.unfinishedJobs(), jobs);
            }
        }
        end();
    }

    void show(int done, int all) {
        tell(done + " of " + all + " jobs finished");
    }

    /** Shows the progress, unless it was shown very recently. */
    public void tell(String text) {
        long now = nanos.getAsLong();
        if (terminal && now - last >= EVERY_NANOS) {
            last = now;
            shown = true;
            err.print("\r" + text + " ".repeat(Math.max(0, WIDTH - text.length())));
            err.flush();
        }
    }

    /** Clears the line. */
    public void end() {
        if (shown) {
            err.print("\r" + " ".repeat(WIDTH) + "\r");
            err.flush();
        }
    }
}
