/**
 * Causes of lateness: the jobs that held the cores while late jobs waited.
 *
 * <p>May use: model.., event, trace.., metrics
 */
package org.schedscope.metrics.cause;
