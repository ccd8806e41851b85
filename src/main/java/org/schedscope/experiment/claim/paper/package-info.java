/**
 * The claims of the five papers, a list each, gathered in {@link org.schedscope.experiment.claim.paper.PaperClaims}; to add one, add its
 * entry. Rules were written down from the papers' words before their results at the size that is quoted;
 * {@link org.schedscope.experiment.claim.paper.RuleChange} has what was changed since, and why.
 *
 * <p>May use: experiment.claim, experiment.claim.rule, experiment.figure
 */
package org.schedscope.experiment.claim.paper;
