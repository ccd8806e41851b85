/**
 * Figures and tables of results. A {@link org.schedscope.experiment.figure.FigureSpec} selects runs, a measure and one of the few {@link
 * org.schedscope.experiment.figure.FigureKind}s. The figures of the papers are entries of {@link
 * org.schedscope.experiment.figure.PaperFigures}, after their captions and text, since the pictures are lost; a new figure is a new entry.
 * Each {@link org.schedscope.experiment.figure.FigurePoint} has the runs behind a mark.
 *
 * <p>May use: text, model.., metrics.., chart.., experiment.definition, experiment.result, experiment.table, com.fasterxml.jackson..
 */
package org.schedscope.experiment.figure;
