/**
 * Trees of tasks with the first task of all at the root, in which the first task that a filter accepts is found without visiting most of
 * the others.
 *
 * <p>May use: engine.collection
 */
package org.schedscope.engine.queue.tree;
