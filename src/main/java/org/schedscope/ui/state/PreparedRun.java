package org.schedscope.ui.state;

import java.util.List;
import org.schedscope.io.Problem;
import org.schedscope.scheduler.RunSpec;

/**
 * A setup worked out.
 *
 * @param spec what the simulator gets
 * @param warnings what was repaired or left out
 */
public record PreparedRun(RunSetup setup, RunSpec spec, List<Problem> warnings) {
}
