/**
 * Parameters: {@code --set name=value} on a command line, a row of the property sheet in the window, an axis of an experiment. Schedulers,
 * policies and profiles of workloads list their {@link org.schedscope.parameter.Parameter}s; values are parsed and checked here only.
 *
 * <p>A word among several is a constant of an enum and has its name, in kebab-case, so a switch over the choice is complete.
 *
 * <p>May use: text, model, model.number
 */
package org.schedscope.parameter;
