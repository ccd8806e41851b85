/**
 * The simulation: exact, single-threaded, and without JavaFX, metrics or files.
 *
 * <p>{@link org.schedscope.engine.Simulation#step()} reads as the definition of a tick: running tasks finish, data arrives, jobs arrive,
 * jobs starve, tasks become ready, one scheduling pass. A {@link org.schedscope.engine.Scheduler} decides where arriving jobs go and what a
 * pass does; it starts tasks through {@link org.schedscope.engine.Machine}.
 *
 * <p>An {@link org.schedscope.engine.profile.AvailabilityProfile} contains the estimated free cores and memory over time, for schedulers
 * that plan ahead. A scheduler whose plans come due wakes the simulation at that tick.
 *
 * <p>Hot paths use primitive arrays indexed by the numbers of {@link org.schedscope.model.graph.WorkloadIndex}; there is no allocation per
 * event, and a run without listeners has no cost for them. Only events show which cores a task takes, so cores are merely counted if no
 * listener looks at them ({@link org.schedscope.event.EventSink#looksAtCores}). {@code -1} in these arrays means none, inside this package
 * only.
 *
 * <p>A scheduler may suspend running tasks: the machine keeps their exact remaining work. The destination of outputs is a {@link
 * org.schedscope.engine.DataFlow}.
 *
 * <p>A {@link org.schedscope.engine.Fork} changes a run from a tick on. It takes effect after all other events of the tick, before the
 * pass: a new scheduler takes over the present state ({@link org.schedscope.engine.TakeoverState}), places waiting tasks, and receives
 * ready ones. Running tasks, remaining work of suspended ones and the places of data stay as they are.
 *
 * <p>A {@link org.schedscope.engine.Checkpoint} is a deep copy of the mutable state; everything that never changes is in {@link
 * org.schedscope.engine.input.SimulationInput} and shared by all runs of the same workload and platform. Two simulations share nothing
 * mutable, so they may run side by side in one process.
 *
 * <p>May use: model.., event, engine.collection, engine.core, engine.input
 */
package org.schedscope.engine;
