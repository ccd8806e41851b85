/**
 * Causes of claims that disagree, listed in {@code assets/literature/causes.json}. A {@link
 * org.schedscope.experiment.claim.cause.ClaimCause} rests on experiments of its own: one thing is changed, and a rule, mostly that of the
 * claim itself, is tested again ({@link org.schedscope.experiment.claim.cause.Probe}). All numbers come from results, most from those of
 * {@code causes.experiment.json}; none is written down. The report counts causes by kind and lists the claims without one.
 *
 * <p>May use: experiment.claim.., experiment.definition, experiment.figure, experiment.table
 */
package org.schedscope.experiment.claim.cause;
