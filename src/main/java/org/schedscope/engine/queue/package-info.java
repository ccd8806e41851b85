/**
 * Ready queues: one for each kind of ordering, with the data structures that make them fast (kinetic tournament, leftist heaps,
 * treaps).
 *
 * <p>Invariant: the head of every queue is the task that {@link org.schedscope.policy.Policy#order} puts first; a test holds each queue to
 * it.
 *
 * <p>May use: model.., event, policy.., engine.collection, engine.input, engine.queue.key, engine.queue.line,
 * engine.queue.tree, engine.queue.use
 */
package org.schedscope.engine.queue;
