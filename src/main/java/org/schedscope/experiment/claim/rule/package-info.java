/**
 * The rules of claims, and the statistics behind them.
 *
 * <ul>
 * <li>The unit is a block: a workload with its seed. The same jobs under another load, estimate or network are the same block, so that what
 * is compared in several cells is averaged within a block first ({@link org.schedscope.experiment.claim.rule.Blocks}); seventy blocks at
 * five loads are seventy, not 350.</li>
 * <li>Quantities are compared as logarithms of ratios, so that no one workload decides; shares and counts, which may be 0, as differences
 * ({@link org.schedscope.experiment.claim.rule.Yardstick}).</li>
 * <li>The mean over blocks with its 95 % interval (Student's t) is the effect. A claim that one is better agrees if the interval lies on
 * its
 * side, and differs if it lies on the other. Cells are tested by themselves, too, corrected by Holm: one that is significantly opposite
 * makes the claim agree in part, and more of them than agree make it differ.</li>
 * <li>That two are alike must be shown: two one-sided tests at 5 % (TOST) against a margin that the yardstick states. <em>No more
 * than</em> is
 * one of them. A difference that is not significant shows nothing.</li>
 * <li>Printed numbers agree if the interval is within a stated tolerance of them.</li>
 * </ul>
 *
 * <p>May use: metrics.., chart.., experiment.claim, experiment.definition, experiment.figure, experiment.result, experiment.table, text,
 * org.apache.commons.statistics..
 */
package org.schedscope.experiment.claim.rule;
