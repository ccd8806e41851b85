/**
 * Worked examples with numbers printed in papers: the strongest evidence that these metrics and schedulers are those of the papers, since
 * nothing is drawn at random. Numbers are computed on demand, from schedules drawn in the papers or from runs of the engine.
 *
 * <p>May use: event, io.., metrics.., model.., scheduler.., engine.., trace.., experiment.figure
 */
package org.schedscope.experiment.example;
