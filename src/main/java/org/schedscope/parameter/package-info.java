/**
 * What can be set: {@code --set name=value} on a command line, a row of the property sheet in the window, an axis of an experiment.
 * Schedulers,
 * policies and profiles of workloads list their {@link org.schedscope.parameter.Parameter}s; one place here reads values and refuses wrong
 * ones.
 *
 * <p>A word among several is a constant of an enum and has its name, in kebab-case: a switch over what was chosen leaves nothing out.
 *
 * <p>May use: text, model, model.number
 */
package org.schedscope.parameter;
