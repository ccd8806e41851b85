/**
 * Trees of tasks in which the first of all is known, and the first that a filter accepts is found without looking at most of the others.
 *
 * <p>May use: engine.collection
 */
package org.schedscope.engine.queue.tree;
