/**
 * Ready queues: one for each kind of ordering, with the data structures that make them fast (kinetic tournament, leftist heaps,
 * treaps).
 *
 * <p>Invariant: the head of every queue is the task that the policy, asked about all queued tasks, puts first; tests hold each
 * queue to that definition.
 *
 * <p>May use: model.., event, policy.., engine.collection, engine.input
 */
package org.schedscope.engine.queue;
