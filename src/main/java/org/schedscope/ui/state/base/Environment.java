package org.schedscope.ui.state.base;

import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/**
 * The threads and the clock of a session.
 *
 * @param owner runs tasks, later, on the thread that owns all properties
 * @param reading runs one reading of files at a time
 * @param simulation runs one simulation at a time
 * @param answers runs one computation of answers at a time
 * @param sweeping runs one sweep of an experiment at a time
 * @param beside runs every search that somebody waits for at once, beside whatever else goes on
 * @param nanos a clock that never falls, in nanoseconds
 * @param way order of precedence between the owner's thread and the workers
 * @param changes of the state that the owner's thread holds
 */
public record Environment(Executor owner, Executor reading, Executor simulation, Executor answers, Executor sweeping, Executor beside,
        LongSupplier nanos, RightOfWay way, StateChanges changes) {
    public Environment(Executor owner, Executor reading, Executor simulation, Executor answers, Executor sweeping, Executor beside,
            LongSupplier nanos, RightOfWay way) {
        this(owner, reading, simulation, answers, sweeping, beside, nanos, way, new StateChanges());
    }

    /** Where nobody has to wait. */
    public Environment(Executor owner, Executor reading, Executor simulation, Executor answers, Executor sweeping, Executor beside,
            LongSupplier nanos) {
        this(owner, reading, simulation, answers, sweeping, beside, nanos, RightOfWay.EVERYBODY);
    }
}
