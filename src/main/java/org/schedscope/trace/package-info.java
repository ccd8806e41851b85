/**
 * The recording of a run in append-only columns instead of objects, searchable by sequence number and tick, replayable into any {@link
 * org.schedscope.event.EventSink}. Views and metrics read traces and nothing of the engine, so they also work on logs and on imported
 * schedules. A position in a trace is the number of events that have happened: none at position 0, the events 0 to n−1 at position {@code
 * n}.
 *
 * <p>Imported schedules become traces by {@link org.schedscope.trace.foreign.ScheduleReplay}, which sends only the events that such a
 * schedule proves.
 *
 * <p>May use: model.., event, trace.column
 */
package org.schedscope.trace;
