/**
 * The claims of the five papers, listed in {@code assets/literature/claims.json}; a new claim is a new object there. Rules were written
 * down from the papers' words before there were results at the quoted size; {@link org.schedscope.experiment.claim.paper.RuleChange} lists
 * every change since, with its reason.
 *
 * <p>May use: experiment.claim, experiment.claim.rule, experiment.figure
 */
package org.schedscope.experiment.claim.paper;
