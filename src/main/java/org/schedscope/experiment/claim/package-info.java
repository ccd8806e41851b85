/**
 * What the papers claim, and what comes out here. A {@link org.schedscope.experiment.claim.Claim} is a statement with a rule that follows
 * its words, whatever comes out: which figures of which runs are held against each other, and what must hold. Runs are paired by workload
 * and seed; a difference counts if its paired t-test, or a sign test, says so at 5 %, the papers' own level. The claims are entries in
 * {@link org.schedscope.experiment.claim.PaperClaims}; to add one, add its entry.
 *
 * <p>Verdicts: a claim agrees if every single comparison that it is made of does, differs if one of them comes out significantly the other
 * way, and otherwise cannot be told. Nothing in the schedulers or workloads knows of any of this.
 *
 * <p>May use: metrics.., chart.., experiment.figure, experiment.result, experiment.table, text, org.apache.commons.statistics..
 */
package org.schedscope.experiment.claim;
