/**
 * Results of experiments: a file of lines, each written whole or not at all. The first is a {@link
 * org.schedscope.experiment.result.ResultsHead} with the definition, every other one a {@link org.schedscope.experiment.result.RunResult};
 * when the definition has grown, another head follows. A line depends on the definition only, but for the seconds of a run, which come
 * last.
 *
 * <p>May use: text, model.., event, metrics.., io.., experiment.definition, com.fasterxml.jackson..
 */
package org.schedscope.experiment.result;
