package org.schedscope.ui.state.run;

import java.util.Optional;
import org.schedscope.event.EventSink;
import org.schedscope.io.input.InputException;

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

        /** Whether a step can do nothing before another program has written more; {@link #whenMore} waits for that. */
        default boolean isWaiting() {
            return false;
        }

        /** Whether what comes is about more jobs than the run has. */
        default boolean isOutgrown() {
            return false;
        }

        /** Why there is no next step, if something was wrong. */
        default Optional<InputException> failure() {
            return Optional.empty();
        }

        /**
         * Whether another program makes the run, at its own pace.
         *
         * @param told if so, called from now on, on some other thread, when there may be more
         */
        default boolean whenMore(Runnable told) {
            return false;
        }
    }
}
