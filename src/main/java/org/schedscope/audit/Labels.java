package org.schedscope.audit;

import org.schedscope.event.CoreRanges;
import org.schedscope.model.graph.WorkloadIndex;

/** Names of jobs, tasks and clusters in messages, built only when a message is needed. */
final class Labels {
    private Labels() {
    }

    record TaskLabel(WorkloadIndex index, int task) {
        @Override
        public String toString() {
            return index.label(task);
        }
    }

    record CoresLabel(CoreRanges cores) {
        @Override
        public String toString() {
            return cores.text();
        }
    }

    record DataLabel(WorkloadIndex index, int parent, int child) {
        @Override
        public String toString() {
            return "data of " + index.label(parent) + " for " + index.label(child);
        }
    }
}
