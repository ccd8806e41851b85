package org.schedscope.cli.option;

import java.util.List;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.model.Workload;
import picocli.CommandLine.Option;

/** The option of commands that print times to print ticks. */
public final class TicksOption {
    @Option(names = "--ticks", description = "Print times as ticks where the workload says how long a tick is, too.")
    private boolean ticks;

    public boolean isWanted() {
        return ticks;
    }

    /** The notation of times of a workload. */
    public PrintedTimes times(Workload workload) {
        return new PrintedTimes(workload, ticks);
    }

    /** The notation of times of several workloads, at least one. */
    public PrintedTimes times(List<Workload> workloads) {
        return new PrintedTimes(workloads, ticks);
    }
}
