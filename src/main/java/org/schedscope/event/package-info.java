/**
 * The narrow waist of the program: all events of a run, without their reasons.
 *
 * <p>A {@link org.schedscope.event.ScheduleEvent} is a kind, a tick and fields; {@link org.schedscope.event.EventKind} and {@link
 * org.schedscope.event.EventField} are the table of them. {@link org.schedscope.event.EventSink} has one method, which gets an event that
 * its sender reuses, so that an engine can send a million without allocation. A listener that must handle every kind has a switch
 * expression over kinds without {@code default}: a new kind breaks the build there. Tasks, jobs and clusters are numbers by {@link
 * org.schedscope.model.graph.WorkloadIndex} and {@link org.schedscope.model.Platform#clusters()}. The sequence number of an event is the
 * count of events before it in the run; it is not a field, since every listener gets all events in order.
 *
 * <p>May use: model..
 */
package org.schedscope.event;
