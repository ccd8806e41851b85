/**
 * The narrow waist: what happens in a run, and nothing about why.
 *
 * <p>A {@link org.schedscope.event.ScheduleEvent} is a kind, a tick and fields; {@link org.schedscope.event.EventKind} and
 * {@link org.schedscope.event.EventField} are the table of them. {@link org.schedscope.event.EventSink} has one method, which gets an event
 * that its sender reuses, so that an engine can send a million without making an object. A listener that must think about every kind has a
 * switch expression over kinds without {@code default}: a new kind breaks the build there. Tasks, jobs and clusters are numbers as
 * {@link org.schedscope.model.graph.WorkloadIndex} and {@link org.schedscope.model.Platform#clusters()} give them. The sequence number of
 * an event is the count of events before it in the run; it is not carried, since every listener gets all of them in order.
 *
 * <p>May use: model..
 */
package org.schedscope.event;
