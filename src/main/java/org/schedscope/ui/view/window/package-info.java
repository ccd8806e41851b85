/**
 * The window: the action table ({@link org.schedscope.ui.view.window.ActionTable}), the bars and the schedule as first phase
 * ({@link org.schedscope.ui.view.window.Skeleton}), the panels around it as second phase
 * ({@link org.schedscope.ui.view.window.PanelHost}), and the sizes of all parts
 * ({@link org.schedscope.ui.view.window.LayoutModel}). Only this room uses all views.
 *
 * <p>May use: parameter, text, model.., event, optimum, policy.., trace.., audit.lint, metrics.., breakpoint, chart..,
 * scheduler.., io.., experiment, experiment.sweep, lesson, page, ui.state.., ui.view.bar, ui.view.base, ui.view.breakpoint, ui.view.canvas,
 * ui.view.command, ui.view.experiment, ui.view.frame, ui.view.graph,
 * ui.view.help, ui.view.inspector, ui.view.jobs, ui.view.kit, ui.view.lesson, ui.view.live,
 * ui.view.measure, ui.view.notice, ui.view.pass, ui.view.schedule,
 * ui.view.sheet, javafx.., generate.., ui.view.field, audit.lint, breakpoint
 */
package org.schedscope.ui.view.window;
