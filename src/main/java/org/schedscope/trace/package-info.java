/**
 * A run, recorded: append-only columns instead of objects, searchable by sequence number and tick, replayable into any
 * {@link org.schedscope.event.EventSink}. Views and metrics read traces and nothing of the engine, so they also work on logs and on
 * schedules made elsewhere. A position in a trace is the number of events that have happened: at position 0 nothing has, at
 * position {@code n} the events 0 to n−1 have.
 *
 * <p>Schedules made elsewhere become traces by {@link org.schedscope.trace.foreign.ScheduleReplay}, which sends the events that such a
 * schedule proves, and no others.
 *
 * <p>May use: model.., event, trace.column
 */
package org.schedscope.trace;
