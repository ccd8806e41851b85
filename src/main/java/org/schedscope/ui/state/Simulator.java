package org.schedscope.ui.state;

import org.schedscope.event.EventSink;
import org.schedscope.model.WorkloadIndex;

/** Where runs come from. */
@FunctionalInterface
public interface Simulator {
    /**
     * Makes a run ready to be stepped; nothing has happened yet.
     *
     * @throws org.schedscope.model.ModelException if the platform cannot hold the workload, or the policy does not exist
     */
    Steps start(RunSetup setup, WorkloadIndex index, EventSink sink);

    /** A run, stepped from outside. */
    interface Steps {
        boolean hasNext();

        /** Lets the next tick with something in it happen, all of it. */
        void step();
    }
}
