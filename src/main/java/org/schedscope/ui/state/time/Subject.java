package org.schedscope.ui.state.time;

import org.schedscope.audit.lint.LintFinding;
import org.schedscope.model.Platform;

/** Something selected besides tasks, jobs and users. */
public sealed interface Subject {
    /** Whether a platform has it, if it is part of one: another run may have fewer clusters. */
    default boolean isOn(Platform platform) {
        return true;
    }

    record OfCluster(int cluster) implements Subject {
        @Override
        public boolean isOn(Platform platform) {
            return cluster < platform.clusters().size();
        }
    }

    /** @param core from 0 */
    record OfCore(int cluster, int core) implements Subject {
        @Override
        public boolean isOn(Platform platform) {
            return cluster < platform.clusters().size() && core < platform.clusters().get(cluster).cores();
        }
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
