/**
 * The bars above and below what the window shows: what is run, where to go, time, and the state of it all.
 *
 * <p>May use: text, parameter, event, policy.., scheduler.., experiment, breakpoint, audit.lint, metrics.., chart.lane, chart.paint,
 * trace.., model.., ui.state.., ui.view.base, ui.view.canvas, ui.view.command, ui.view.field, ui.view.help, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.bar;
