/**
 * The story of a task and the critical chain of a job, read from a trace: what it waited for, and how long.
 *
 * <p>May use: model.., event, trace
 */
package org.schedscope.trace.story;
