package org.schedscope.ui.state.answer;

import java.util.List;
import org.schedscope.trace.AbsentCores;
import org.schedscope.ui.state.base.Answer;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.run.OpenRun;

/** The cores of the open run that are not there, and when, by cluster, core and tick; further as the run is recorded. */
public final class AbsenceModel extends Answer<OpenRun, List<AbsentCores.Absence>> {
    private OpenRun run;

    public AbsenceModel(OpenRun first, Environment environment) {
        super(environment, List.of(), asked -> AbsentCores.of(asked.trace()));
        run = first;
    }

    /** To be called when another run is open, or the same one is recorded further. */
    void recorded(OpenRun now) {
        if (!now.isSameRunAs(run)) {
            settle(List.of());
        }
        run = now;
        if (now.forkTick().isPresent()) {
            ask(now);
        }
    }

    @Override
    protected boolean stands(OpenRun asked) {
        return asked.isSameRunAs(run);
    }
}
