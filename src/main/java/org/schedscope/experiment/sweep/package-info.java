/**
 * Carries out experiments. A {@link org.schedscope.experiment.sweep.Sweep} gives every worker a cell at a time: the runs that differ in
 * their policy only, which share workload, input and facts ({@link org.schedscope.experiment.sweep.GridCells}). Workers share nothing that
 * changes; they hand lines to the thread that writes ({@code ResultsLog}). Where fewer cells are left than workers, these help each other
 * out with the cells under way. So memory grows with the workers and the axes, not with the runs. What
 * {@link org.schedscope.experiment.sweep.GridCells} reads or draws for a run also opens it in the window.
 *
 * <p>A line is there whole or not at all, and a run is done when its line is there: what is killed at whatever byte goes on where it was.
 * {@link org.schedscope.experiment.sweep.Merge} puts the lines of several files into the order of the grid.
 *
 * <p>May use: text, model.., event, engine.., metrics.., scheduler.., io.., experiment, experiment.definition, experiment.result
 */
package org.schedscope.experiment.sweep;
