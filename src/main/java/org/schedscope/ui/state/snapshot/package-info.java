/**
 * What holds at the playhead: states, queue, metrics, expectations of users.
 *
 * <p>May use: text, model.., engine.., trace.., metrics.., scheduler.., io.., ui.state.base,
 * ui.state.queue, ui.state.run, ui.state.time, javafx..
 */
package org.schedscope.ui.state.snapshot;
