package org.schedscope.ui.state.time;

import org.schedscope.audit.lint.LintFinding;

/** Something selected that is no task, job or user. */
public sealed interface Subject {
    record OfCluster(int cluster) implements Subject {
    }

    /** @param core from 0 */
    record OfCore(int cluster, int core) implements Subject {
    }

    /**
     * A cell of the heatmap.
     *
     * @param user number of a user of the workload
     * @param tick at which it begins
     */
    record OfCell(int user, long tick) implements Subject {
    }

    record OfFinding(LintFinding finding) implements Subject {
    }

    /** @param number of an open run */
    record OfRun(int number) implements Subject {
    }
}
