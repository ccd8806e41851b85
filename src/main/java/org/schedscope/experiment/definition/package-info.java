/**
 * What an experiment is: an {@link org.schedscope.experiment.definition.Experiment} has parts, each of which is a grid of runs, the product
 * of its axes. {@link org.schedscope.experiment.definition.Grid} numbers the runs; a
 * {@link org.schedscope.experiment.definition.GridRun} is named by its values on the axes, so that what has been done stays known when
 * values are added. {@link org.schedscope.experiment.definition.ExperimentJson} reads definitions and refuses names that nothing has,
 * {@link org.schedscope.experiment.definition.ExperimentWriter} writes them in one way only.
 *
 * <p>May use: text, model.., event, policy.., metrics.., generate.., scheduler.., io.., com.fasterxml.jackson..
 */
package org.schedscope.experiment.definition;
