/**
 * Queues of earlier instants: what waited at a position of a run, in what order, and how a task fared in the passes over its queue.
 *
 * <p>May use: model.., event, engine.., trace.., scheduler.., ui.state.run
 */
package org.schedscope.ui.state.queue;
