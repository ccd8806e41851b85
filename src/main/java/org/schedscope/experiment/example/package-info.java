/**
 * Worked examples of the papers, whose numbers they print: the strongest evidence there is that metrics and schedulers here are theirs, for
 * nothing is drawn. Every number is computed when it is asked for, from schedules that the papers draw, or from runs of the engine.
 *
 * <p>May use: event, io.., metrics.., model.., scheduler.., engine.., trace.., experiment.figure
 */
package org.schedscope.experiment.example;
