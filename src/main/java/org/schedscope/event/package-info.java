/**
 * The narrow waist: what happens in a run, and nothing about why.
 *
 * <p>{@link org.schedscope.event.EventSink} has one method with primitive arguments for each kind of event, so that an engine can tell
 * a million events without making an object, and a new kind breaks the build wherever somebody must think about it.
 * {@link org.schedscope.event.ScheduleEvent} is the same as values, for logs, tables and tests. Tasks, jobs and clusters are numbers as
 * {@link org.schedscope.model.graph.WorkloadIndex} and {@link org.schedscope.model.Platform#clusters()} give them. The sequence number of
 * an
 * event is the count of events before it in the run; it is not carried, since every listener hears all of them in order.
 *
 * <p>May use: model..
 */
package org.schedscope.event;
