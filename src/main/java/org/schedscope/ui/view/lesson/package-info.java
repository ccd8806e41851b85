/**
 * The panel of a lesson, a second window for the lecturer, and the panel in which one is made.
 *
 * <p>May use: text, model.., policy.., engine.., metrics,
 * breakpoint, chart.., scheduler.., io.., lesson, page, slide, ui.state.., ui.view.base,
 * ui.view.command, ui.view.field, ui.view.frame, ui.view.help, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.lesson;
