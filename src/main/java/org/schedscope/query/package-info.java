/**
 * Queries on jobs and tasks, such as {@code wait > 9h and user = /u218}: the same in the window's list of jobs and on the command line.
 *
 * <p>A {@link org.schedscope.query.JobQuery} is parsed once and evaluated for every job; numbers are compared as exact fractions. Its
 * grammar and its times are those of orderings and conditions.
 *
 * <p>May use: text, model.., event, trace, metrics.fact, breakpoint, syntax
 */
package org.schedscope.query;
