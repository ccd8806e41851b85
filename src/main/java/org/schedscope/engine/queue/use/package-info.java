/**
 * Past and present use of the cores of a queue by users, by which user policies compare them.
 *
 * <p>May use: model.., policy, engine.collection, engine.input
 */
package org.schedscope.engine.queue.use;
