/**
 * Keys of tasks that wait: what policies see of these, keys that are asked for in every pass, and keys that bound what comes.
 *
 * <p>May use: model.., policy.., engine.collection, engine.input, engine.queue.tree
 */
package org.schedscope.engine.queue.key;
