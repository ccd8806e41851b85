/**
 * Questions about jobs and tasks, such as {@code wait > 9h and user = /u218}: the same in the window's list of jobs and on the
 * command line.
 *
 * <p>A {@link org.schedscope.query.JobQuery} is read once and asked of every job; numbers are compared as exact fractions. Its grammar
 * is that of orderings and conditions, too, and its times are read as everywhere.
 *
 * <p>May use: text, model.., event, trace, metrics.fact, breakpoint, syntax
 */
package org.schedscope.query;
