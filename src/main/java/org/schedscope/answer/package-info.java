/**
 * Answers about runs, as values: sentences with their figures, links and pins, and rows of comparisons. Every figure is computed from the
 * runs; texts come from the bundle {@code answer}. Windows and the command line only write them.
 *
 * <p>{@link org.schedscope.answer.OpeningKind} has the runs with which a file opens, {@link org.schedscope.answer.Opening} their
 * sentences.
 *
 * <p>May use: text, model.., event, trace.., metrics.., chart.paint
 */
package org.schedscope.answer;
