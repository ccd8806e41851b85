package org.schedscope.ui.state.base;

import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/**
 * Threads and clock of a session.
 *
 * @param owner runs tasks, later, on the thread that owns all properties
 * @param reading runs one reading of files at a time
 * @param simulation runs one simulation at a time
 * @param answers runs one computation of answers at a time
 * @param sweeping runs one sweep of an experiment at a time
 * @param beside runs every search of the user at once
 * @param nanos a clock that never falls, in nanoseconds
 * @param way priority among them
 * @param changes of the state that the owner's thread holds
 */
public record Environment(Executor owner, Executor reading, Executor simulation, Executor answers, Executor sweeping, Executor beside,
        LongSupplier nanos, RightOfWay way, StateChanges changes) {
    /** An environment of a fresh state. */
    public Environment(Executor owner, Executor reading, Executor simulation, Executor answers, Executor sweeping, Executor beside,
            LongSupplier nanos, RightOfWay way) {
        this(owner, reading, simulation, answers, sweeping, beside, nanos, way, new StateChanges());
    }

    /** An environment without waiting. */
    public Environment(Executor owner, Executor reading, Executor simulation, Executor answers, Executor sweeping, Executor beside,
            LongSupplier nanos) {
        this(owner, reading, simulation, answers, sweeping, beside, nanos, RightOfWay.EVERYBODY);
    }
}
