/**
 * Immutable input of a simulation: the workload in arrays, in order of arrival, with edges, durations and users.
 *
 * <p>May use: text, model..
 */
package org.schedscope.engine.input;
