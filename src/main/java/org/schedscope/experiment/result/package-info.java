/**
 * What comes out of an experiment: a file of lines, of which each is there whole or not at all. The first is a
 * {@link org.schedscope.experiment.result.ResultsHead} with the definition, every other one a
 * {@link org.schedscope.experiment.result.RunResult}; where the definition has grown since, another head follows. What a line says depends
 * on the definition only, but for the seconds that a run took, which come last.
 *
 * <p>May use: text, model.., event, metrics.., io.., experiment.definition, com.fasterxml.jackson..
 */
package org.schedscope.experiment.result;
