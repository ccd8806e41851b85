/**
 * Searches for best possible schedules beside the window: what is asked for, how far it has come, what was found.
 *
 * <p>May use: text, model, engine.input, io.input, metrics, metrics.fact, optimum, ui.state.run, ui.state.session, javafx..
 */
package org.schedscope.ui.state.best;
