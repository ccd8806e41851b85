/**
 * Primitive collections for hot paths, each with a deep copy: no boxing, no allocation for an event.
 *
 * <p>May use: nothing
 */
package org.schedscope.engine.collection;
