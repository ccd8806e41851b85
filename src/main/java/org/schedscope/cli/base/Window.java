package org.schedscope.cli.base;

import java.util.List;

/** The way from the command line to the window, which this package does not know. */
public interface Window {
    /** Whether there seems to be a display. */
    boolean isAvailable();

    /**
     * Shows the window until it is closed.
     *
     * @param arguments files of a workload, then {@code --platform=FILE}, {@code --policy=NAME}, {@code --scheduler=NAME}, {@code --seed=N},
     *        {@code --tick=LENGTH}, {@code --arrivals=MODEL}, {@code --network=MODEL} and, for each parameter, {@code --set:NAME=VALUE}; each may be missing
     * @return false if there turned out to be no display
     */
    boolean open(List<String> arguments);
}
