/**
 * The parts of the {@link org.schedscope.engine.Machine}: free and absent cores of clusters, and the exact remaining work of suspended
 * tasks.
 *
 * <p>May use: model.number, event
 */
package org.schedscope.engine.core;
