/**
 * Where in time, and what is selected: playhead, timeline, breakpoints, selection, and the way back to earlier places.
 *
 * <p>May use: text, model.., audit.lint, trace.., metrics.., breakpoint, query, syntax, chart.., experiment, ui.state.base,
 * ui.state.run, javafx..
 */
package org.schedscope.ui.state.time;
