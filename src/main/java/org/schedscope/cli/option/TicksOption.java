package org.schedscope.cli.option;

import java.util.List;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.model.Workload;
import picocli.CommandLine.Option;

/** The argument of commands that print times. */
public final class TicksOption {
    @Option(names = "--ticks", description = "Print times as ticks where the workload says how long a tick is, too.")
    private boolean ticks;

    public boolean isWanted() {
        return ticks;
    }

    /** How times of a workload are printed. */
    public PrintedTimes times(Workload workload) {
        return new PrintedTimes(workload, ticks);
    }

    /** How times are printed that are of several workloads, at least one. */
    public PrintedTimes times(List<Workload> workloads) {
        return new PrintedTimes(workloads, ticks);
    }
}
