/**
 * Execution of experiments. A {@link org.schedscope.experiment.sweep.Sweep} gives every worker a cell at a time: the runs that differ in
 * their policy only, which share workload, input and facts ({@link org.schedscope.experiment.sweep.GridCells}). Workers share no mutable
 * state; they pass lines to the thread that writes ({@code ResultsLog}). If fewer cells are left than workers, these share the begun cells.
 * So memory grows with the workers and the axes, not with the runs. The inputs from {@link org.schedscope.experiment.sweep.GridCells} also
 * open a run in the window.
 *
 * <p>A line is written completely or not at all, and a run is done when its line is: a sweep that was killed at any byte can be continued.
 * {@link org.schedscope.experiment.sweep.Merge} puts the lines of several files into the order of the grid.
 *
 * <p>May use: text, model.., event, engine.., metrics.., scheduler.., io.., experiment, experiment.definition, experiment.result
 */
package org.schedscope.experiment.sweep;
