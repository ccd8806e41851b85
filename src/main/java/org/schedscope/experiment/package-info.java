/**
 * What puts engine, schedulers, listeners and files together without a window: runs that are checked while they are made, and grids of runs.
 *
 * <p>{@code definition} says what is run, {@code result} what came out.
 */
package org.schedscope.experiment;
