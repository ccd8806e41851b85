/**
 * Keys of waiting tasks: the view of policies, keys that are worked out in every pass, and keys that bound later ones.
 *
 * <p>May use: model.., policy.., engine.collection, engine.input, engine.queue.tree
 */
package org.schedscope.engine.queue.key;
