/**
 * The claims of the five papers, listed in {@code assets/literature/claims.json}; to add one, add an object there. Rules were written down
 * from the papers' words before their results at the size that is quoted; {@link org.schedscope.experiment.claim.paper.RuleChange} lists
 * every change since, with its reason.
 *
 * <p>May use: experiment.claim, experiment.claim.rule, experiment.figure
 */
package org.schedscope.experiment.claim.paper;
