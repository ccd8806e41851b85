/**
 * The lesson that is open: its step, answers and score.
 *
 * <p>May use: model.., trace.., breakpoint, scheduler.., io.., lesson, ui.state.run, ui.state.time, javafx..
 */
package org.schedscope.ui.state.lesson;
