/**
 * Definitions of experiments: an {@link org.schedscope.experiment.definition.Experiment} has parts, each a grid of runs, the product of its
 * axes. {@link org.schedscope.experiment.definition.Grid} numbers the runs; a {@link org.schedscope.experiment.definition.GridRun} is
 * identified by its values on the axes, so that results stay valid when values are added. {@link
 * org.schedscope.experiment.definition.ExperimentJson} reads definitions and refuses unknown names, {@link
 * org.schedscope.experiment.definition.ExperimentWriter} writes them in a canonical form.
 *
 * <p>May use: text, model.., event, policy.., metrics.., generate.., scheduler.., io.., com.fasterxml.jackson..
 */
package org.schedscope.experiment.definition;
