/**
 * Sensitivity of a run to its inputs: {@link org.schedscope.experiment.sensitivity.InTime} looks for the least change of one input with
 * which a late job ends in time, {@link org.schedscope.experiment.sensitivity.Elasticity} changes one input at a time by a tenth and
 * measures.
 *
 * <p>A {@link org.schedscope.experiment.sensitivity.Perturbation} changes an input in integer steps. All runs have the same seed, so that
 * random draws are equal. More of an input need not help: Graham 1969 has schedules that become longer with one machine more. Therefore no
 * step implies anything for others: a step is the answer if its run ends in time and that of the step below does not.
 *
 * <p>May use: model.., event, engine, scheduler, metrics, metrics.fact, metrics.statistics, io.json
 */
package org.schedscope.experiment.sensitivity;
