/**
 * Results as a whole: {@link org.schedscope.experiment.table.ResultTable} holds those of one or more sweeps, {@link
 * org.schedscope.experiment.table.Runs} a selection. Runs that differ only in their policy are a pair: the same workload on the same
 * platform with the same draws.
 *
 * <p>May use: text, model.., metrics.., io.input, experiment.definition, experiment.result
 */
package org.schedscope.experiment.table;
