/**
 * Pictures and tables of results. A {@link org.schedscope.experiment.figure.FigureSpec} says what is drawn of which runs;
 * {@link org.schedscope.experiment.figure.FigureKind} has the few ways in which that is done; the figures of the papers are entries in
 * {@link org.schedscope.experiment.figure.PaperFigures}, as captions and text describe them, for the pictures themselves are lost. To add a
 * figure, add its entry. A {@link org.schedscope.experiment.figure.FigurePoint} knows the runs behind what a figure shows somewhere.
 *
 * <p>May use: text, model.., metrics.., chart.., experiment.definition, experiment.result, experiment.table, com.fasterxml.jackson..
 */
package org.schedscope.experiment.figure;
