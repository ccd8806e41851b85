package org.schedscope.cli.option;

import java.util.List;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.model.Workload;

/** The argument of commands that print times. */
public final class TicksOption implements ArgumentGroup {
    private final Option<Boolean> ticks = Option.flag("--ticks", "Print times as ticks where the workload says how long a tick is, too.");

    @Override
    public List<Arguments> arguments() {
        return List.of(ticks);
    }

    public boolean isWanted() {
        return ticks.value();
    }

    /** How times of a workload are printed. */
    public PrintedTimes times(Workload workload) {
        return new PrintedTimes(workload, ticks.value());
    }

    /** How times are printed that are of several workloads, at least one. */
    public PrintedTimes times(List<Workload> workloads) {
        return new PrintedTimes(workloads, ticks.value());
    }
}
