/**
 * Keys of waiting tasks: the view of policies, keys that are computed in every pass, and keys that are bounds of later ones.
 *
 * <p>May use: model.., policy.., engine.collection, engine.input, engine.queue.tree, engine.queue.use
 */
package org.schedscope.engine.queue.key;
