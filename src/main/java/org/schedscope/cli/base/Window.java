package org.schedscope.cli.base;

import java.util.Optional;
import org.schedscope.experiment.RunRequest;

/** The way from the command line to the window, which this package does not know. */
public interface Window {
    /** Whether there seems to be a display. */
    boolean isAvailable();

    /**
     * Shows the window until it is closed.
     *
     * @param request what it begins with; absent: a sample
     * @return false if there turned out to be no display
     */
    boolean open(Optional<RunRequest> request);
}
