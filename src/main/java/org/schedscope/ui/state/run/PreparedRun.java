package org.schedscope.ui.state.run;

import java.util.List;
import org.schedscope.io.input.Problem;
import org.schedscope.scheduler.RunSpec;

/**
 * A setup worked out.
 *
 * @param spec what the simulator gets
 * @param lastStage what holds after the last fork: the same as {@code spec} if there is none
 * @param warnings what was repaired or left out
 */
public record PreparedRun(RunSetup setup, RunSpec spec, RunSpec lastStage, List<Problem> warnings) {
    PreparedRun(RunSetup setup, RunSpec spec, List<Problem> warnings) {
        this(setup, spec, spec.lastStage(), warnings);
    }
}
