package org.schedscope.ui.state.answer;

import java.util.List;
import org.schedscope.chart.index.CriticalPath;
import org.schedscope.ui.state.run.OpenRun;

/** The critical path of the job that is selected, worked out when another one is. */
public final class SelectedPath {
    private List<Integer> path = List.of();
    private int job = -1;
    private int runNumber = -1;

    public List<Integer> of(OpenRun run, int wanted) {
        if (job != wanted || runNumber != run.number()) {
            path = CriticalPath.of(run.index(), wanted, run.paths());
            job = wanted;
            runNumber = run.number();
        }
        return path;
    }
}
