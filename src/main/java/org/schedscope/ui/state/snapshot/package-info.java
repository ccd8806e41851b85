/**
 * What holds at the playhead: states, queues, metrics, explanations, worked out beside the window and shown once they are known.
 *
 * <p>May use: text, model.., event, engine.., trace.., audit.., metrics.., chart.., scheduler.., io.., ui.state.base,
 * ui.state.run, ui.state.time, javafx..
 */
package org.schedscope.ui.state.snapshot;
