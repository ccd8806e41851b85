/**
 * Claims of papers, and verdicts on them. A {@link org.schedscope.experiment.claim.Claim} is a statement with the paper's words and a rule
 * that follows them, fixed before any result: the figures of the runs to compare, and the required outcome. The rules are in {@code rule},
 * the papers' claims in {@code paper}. Schedulers and workloads are independent of all this.
 *
 * <p>May use: experiment.figure, experiment.table, com.fasterxml.jackson..
 */
package org.schedscope.experiment.claim;
