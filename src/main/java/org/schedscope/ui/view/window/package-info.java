/**
 * Puts the window together: menus, tool bar, panels, tabs, status. Only this room knows all views.
 *
 * <p>May use: parameter, text, model.., event, optimum, policy.., trace.., audit.lint, metrics.., breakpoint, chart..,
 * scheduler.., io.., experiment, experiment.sweep, lesson, page, ui.state.., ui.view.bar, ui.view.base, ui.view.breakpoint, ui.view.canvas,
 * ui.view.command, ui.view.experiment, ui.view.frame, ui.view.graph,
 * ui.view.help, ui.view.inspector, ui.view.jobs, ui.view.kit, ui.view.lesson, ui.view.live,
 * ui.view.measure, ui.view.notice, ui.view.pass, ui.view.schedule,
 * ui.view.sheet, javafx.., generate.., ui.view.field, audit.lint, breakpoint
 */
package org.schedscope.ui.view.window;
