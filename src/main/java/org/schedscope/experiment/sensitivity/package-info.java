/**
 * What would have to change: {@link org.schedscope.experiment.sensitivity.InTime} looks for the least change of one thing with which a late
 * job ends in time, {@link org.schedscope.experiment.sensitivity.Elasticity} changes one thing at a time by a tenth and measures.
 *
 * <p>A {@link org.schedscope.experiment.sensitivity.Lever} is a thing to change, in steps of an integer. All runs have the same seed, so
 * that what is drawn at random is the same in all of them. More of something need not help: Graham 1969 has schedules that one machine
 * more makes longer. So nothing is concluded from one step for others: a step is the answer if its run ends in time and that of the step
 * before does not.
 *
 * <p>May use: model.., event, engine, scheduler, metrics, metrics.fact, metrics.statistics, io.json, com.fasterxml.jackson..
 */
package org.schedscope.experiment.sensitivity;
