/**
 * Searches beside the window for a best possible schedule or the best ordering: request, progress, result.
 *
 * <p>May use: text, model, model.time, event, engine.input, scheduler, io.input, metrics, metrics.fact, optimum, experiment,
 * experiment.definition, experiment.future, experiment.search, experiment.sweep, ui.state.answer, ui.state.base, ui.state.compare,
 * ui.state.field, ui.state.file, ui.state.run, ui.state.session, ui.state.time, javafx..
 */
package org.schedscope.ui.state.best;
