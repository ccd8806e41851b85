/**
 * Keys as lines over time: which is higher, when that changes, and a tree in which the highest is known.
 *
 * <p>May use: model.number, policy.., engine.collection, engine.queue.key, engine.queue.tree
 */
package org.schedscope.engine.queue.line;
