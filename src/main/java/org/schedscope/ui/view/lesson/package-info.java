/**
 * The panel of a lesson.
 *
 * <p>May use: text, model.., policy.., engine.., breakpoint, chart.., scheduler.., io.., lesson, slide, ui.state.., ui.view.command,
 * ui.view.field, ui.view.help, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.lesson;
