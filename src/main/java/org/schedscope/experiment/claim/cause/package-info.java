/**
 * Why claims do not come out. A {@link org.schedscope.experiment.claim.cause.ClaimCause} is what an experiment of its own shows of it:
 * one thing
 * is
 * changed, and a rule, mostly that of the claim itself, is asked again ({@link org.schedscope.experiment.claim.cause.Probe}). Numbers are
 * never written down: they come from results, most from those of {@code causes.experiment.json}. A cause is of one of a few kinds, by which
 * the report counts them; of claims for which nothing that was tried makes a difference it says so.
 *
 * <p>May use: experiment.claim.., experiment.definition, experiment.figure, experiment.table
 */
package org.schedscope.experiment.claim.cause;
