/**
 * The parts of the {@link org.schedscope.engine.Machine}: which cores of a cluster are free, which are missing and until when, and what is
 * left of suspended tasks, exactly.
 *
 * <p>May use: model.number, event
 */
package org.schedscope.engine.core;
