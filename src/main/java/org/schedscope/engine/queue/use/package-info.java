/**
 * What users have used and use of the cores of a queue, by which user policies compare them.
 *
 * <p>May use: model.., policy, engine.collection, engine.input
 */
package org.schedscope.engine.queue.use;
