/**
 * Crossovers of two policies: {@link org.schedscope.experiment.crossover.Crossover} bisects the values of a {@link
 * org.schedscope.experiment.crossover.CrossoverParameter} by the sign of a measure's mean difference, over workloads and seeds that are
 * equal for both policies and at all values. {@link org.schedscope.experiment.crossover.PolicyPair} makes the runs of one value.
 *
 * <p>May use: model.., metrics.., generate.., io.., experiment.definition, experiment.sweep, org.apache.commons.statistics..
 */
package org.schedscope.experiment.crossover;
