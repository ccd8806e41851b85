/**
 * Questions about jobs and tasks, such as {@code wait > 9h and user = /u218}: the same in the window's list of jobs and on the
 * command line.
 *
 * <p>A {@link org.schedscope.query.JobQuery} is read once and asked of every job; numbers are compared as exact fractions. Its words are
 * split as those of breakpoint conditions are, and its times are read as everywhere.
 *
 * <p>May use: text, model.., trace, metrics.fact, breakpoint
 */
package org.schedscope.query;
