/**
 * Answers about runs, as values: sentences with their figures, links and pins, and rows of comparisons. Every figure is computed from the
 * runs; texts come from the bundle {@code answer}. Windows and the command line only write them.
 *
 * <p>{@link org.schedscope.answer.OpeningKind} has the runs with which a file opens, {@link org.schedscope.answer.Opening} their
 * sentences, {@link org.schedscope.answer.Why} the reasons of a wait, {@link org.schedscope.answer.Findings} the causes of all waits,
 * {@link org.schedscope.answer.CompareRows} the figures by which runs are compared.
 *
 * <p>May use: text, model.., event, trace.., metrics.., chart.paint
 */
package org.schedscope.answer;
