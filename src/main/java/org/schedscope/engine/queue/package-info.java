/**
 * Ready queues: one class for each kind of ordering, whether tasks overtake in it or not, with the data structures that make it fast
 * (kinetic tournament, tournament of bounds, treaps); keys that never change have a second one where nothing overtakes.
 *
 * <p>Invariant: the head of every queue is the task that {@link org.schedscope.policy.Policy#order} puts first; a test holds each queue to
 * it.
 *
 * <p>May use: model.., event, policy.., engine.collection, engine.input, engine.queue.key, engine.queue.line,
 * engine.queue.tree, engine.queue.use
 */
package org.schedscope.engine.queue;
