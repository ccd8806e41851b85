package org.schedscope.cli.base;

import java.util.Optional;
import org.schedscope.experiment.RunRequest;

/** Interface to the window, on which the command line does not depend. */
public interface Window {
    /** Whether there seems to be a display. */
    boolean isAvailable();

    /**
     * Shows the window until it is closed.
     *
     * @param request initial run; empty: a sample
     * @return false if the display turned out to be unavailable
     */
    boolean open(Optional<RunRequest> request);
}
