package org.schedscope.ui.state.run;

import org.schedscope.event.EventSink;

/** Where runs come from. */
@FunctionalInterface
public interface Simulator {
    /**
     * Makes a run ready to be stepped; nothing has happened yet.
     *
     * @throws org.schedscope.model.ModelException if the policy does not exist
     */
    Steps start(OpenRun run, EventSink sink);

    /** A run, stepped from outside. */
    interface Steps {
        boolean hasNext();

        /** Lets the next tick with something in it happen, all of it. */
        void step();
    }
}
