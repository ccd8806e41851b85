/**
 * What a claim of a paper is, and what can be said of it. A {@link org.schedscope.experiment.claim.Claim} is a statement with the paper's
 * words and a rule that follows them, whatever comes out: which figures of which runs are held against each other, and what must hold. The
 * rules are in {@code rule}, the papers' claims in {@code paper}. Nothing in the schedulers or workloads knows of any of this.
 *
 * <p>May use: experiment.figure, experiment.table, com.fasterxml.jackson..
 */
package org.schedscope.experiment.claim;
