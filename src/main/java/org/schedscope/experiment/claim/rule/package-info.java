/**
 * Rules of claims, and the statistics behind them.
 * <ul>
 * <li>The unit is a block: a workload with its seed. The same jobs under another load, estimate or network are the same block, so numbers
 * of several cells are averaged within a block first ({@link org.schedscope.experiment.claim.rule.Blocks}); seventy blocks at five loads
 * are seventy, not 350.</li>
 * <li>Quantities are compared as logarithms of ratios, so that no workload dominates; shares and counts, which may be 0, as differences
 * ({@link org.schedscope.experiment.claim.rule.EquivalenceMargin}).</li>
 * <li>The effect is the mean over blocks with its 95 % interval (Student's t). A claim of superiority agrees if the interval lies on its
 * side, and differs if it lies on the other. Cells are also tested one by one with Holm's correction: a significant opposite makes the
 * claim agree in part, and more opposites than agreements make it differ.</li>
 * <li>Equivalence must be shown: two one-sided tests at 5 % (TOST) against the margin. <em>No more than</em> is one of the two. A
 * difference that is not significant shows nothing.</li>
 * <li>Printed numbers agree if the interval is within a stated tolerance.</li>
 * </ul>
 *
 * <p>May use: metrics.., chart.., experiment.claim, experiment.definition, experiment.figure, experiment.result, experiment.table, text,
 * org.apache.commons.statistics..
 */
package org.schedscope.experiment.claim.rule;
