/**
 * What puts engine, schedulers, listeners and files together without a window: runs that are checked while they are made,
 * or made again to see whether the same comes out, and grids of runs.
 *
 * <p>{@code definition} says what is run, {@code sweep} runs it, {@code result} is what came out, {@code crossover} looks for
 * where rankings flip.
 *
 * <p>May use: text, model.., event, engine.., trace.., audit.., generate.., scheduler.., io..
 */
package org.schedscope.experiment;
