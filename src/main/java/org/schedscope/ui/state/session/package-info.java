/**
 * The session: all state of a window in one place, and how it is saved, restored and kept for the next window.
 *
 * <p>May use: model.., event, trace.., metrics.., breakpoint, chart.., scheduler.., io.., experiment.., lesson, ui.state.answer,
 * ui.state.base, ui.state.compare, ui.state.experiment, ui.state.file, ui.state.lesson, ui.state.run, ui.state.snapshot,
 * ui.state.time, javafx..
 */
package org.schedscope.ui.state.session;
