/**
 * Searches for what is best, beside the window: a best possible schedule, the best ordering. What is asked for, how far it has come, what
 * was found.
 *
 * <p>May use: text, model, model.time, event, engine.input, scheduler, io.input, metrics, metrics.fact, optimum, experiment,
 * experiment.definition, experiment.future, experiment.search, experiment.sweep, ui.state.answer, ui.state.base, ui.state.compare,
 * ui.state.file, ui.state.run, ui.state.session, ui.state.time, javafx..
 */
package org.schedscope.ui.state.best;
