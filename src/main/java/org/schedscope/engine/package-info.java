/**
 * The clock and what it moves: exact, single-threaded, and without JavaFX, metrics or files.
 *
 * <p>{@link org.schedscope.engine.Simulation#step()} reads as the definition of a tick: running tasks finish, data arrives, jobs arrive,
 * jobs starve, tasks become ready, one scheduling pass. What a pass does, and where jobs go when they arrive, is a
 * {@link org.schedscope.engine.Scheduler}'s business; it starts tasks through {@link org.schedscope.engine.Machine}.
 *
 * <p>An {@link org.schedscope.engine.profile.AvailabilityProfile} shows schedulers that plan ahead what is free when, by
 * estimates. A scheduler whose plans come due wakes the simulation at that tick.
 *
 * <p>Hot paths use primitive arrays indexed by the numbers of {@link org.schedscope.model.graph.WorkloadIndex}; nothing is allocated per
 * event, and a run without listeners pays nothing for them. Which cores a task takes shows in events alone, so where no listener
 * looks at them ({@link org.schedscope.event.EventSink#looksAtCores}) they are only counted. {@code -1} in these arrays means none,
 * inside this package only.
 *
 * <p>A scheduler may suspend running tasks: the machine keeps exactly what is left of them. Where outputs go is a {@link
 * org.schedscope.engine.DataFlow}.
 *
 * <p>A {@link org.schedscope.engine.Fork} lets a run go on differently from a tick on. It acts after all that happens in the tick, before
 * the pass: a scheduler made for the purpose takes over with what it finds ({@link org.schedscope.engine.TakeoverState}), places waiting
 * tasks, and receives ready ones. Running tasks, remaining work of suspended ones and the places of data stay as they are.
 *
 * <p>A {@link org.schedscope.engine.Checkpoint} is a deep copy of the mutable state; everything that never changes is in
 * {@link org.schedscope.engine.input.SimulationInput} and shared by all runs of the same workload and platform. Two simulations share
 * nothing mutable, so they may run side by side in one process.
 *
 * <p>May use: model.., event, engine.collection, engine.core, engine.input
 */
package org.schedscope.engine;
