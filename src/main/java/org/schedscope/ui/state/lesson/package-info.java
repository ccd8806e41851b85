/**
 * The lesson that is open: its step, answers and score.
 *
 * <p>May use: model.., event, trace.., breakpoint, scheduler.., io.., experiment, lesson,
 * ui.state.base, ui.state.compare, ui.state.run, ui.state.time, javafx..
 */
package org.schedscope.ui.state.lesson;
