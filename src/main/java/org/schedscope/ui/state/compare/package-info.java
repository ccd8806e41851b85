/**
 * The open run beside another one: differences, how the schedule shows them, and whose colours bars have.
 *
 * <p>May use: model.., bound, scheduler.., trace.., metrics.., chart.., ui.state.base, ui.state.queue, ui.state.run,
 * ui.state.snapshot, ui.state.time, javafx..
 */
package org.schedscope.ui.state.compare;
