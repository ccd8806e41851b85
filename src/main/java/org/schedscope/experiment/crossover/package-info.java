/**
 * Where the ranking of two policies flips: {@link org.schedscope.experiment.crossover.Crossover} bisects the values of a
 * {@link org.schedscope.experiment.crossover.CrossoverParameter} by the sign of a measure's mean difference, over workloads and seeds
 * that are the same for both policies and at all values. {@link org.schedscope.experiment.crossover.PolicyPair} makes the runs of one
 * value.
 *
 * <p>May use: model.., metrics.., generate.., io.., experiment.definition, experiment.sweep, org.apache.commons.statistics..
 */
package org.schedscope.experiment.crossover;
