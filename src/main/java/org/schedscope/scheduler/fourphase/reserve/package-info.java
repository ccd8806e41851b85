/**
 * Running and committed tasks with cluster, start and end by estimates; and what is left of suspended tasks.
 *
 * <p>May use: model.., engine..
 */
package org.schedscope.scheduler.fourphase.reserve;
