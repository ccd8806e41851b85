/**
 * Runs: what a run is made of, how it is simulated beside the window, which runs are open.
 *
 * <p>May use: parameter, text, model.., event, policy.., engine.., trace.., metrics.., generate.., scheduler.., io.., experiment..,
 * ui.state.base, javafx..
 */
package org.schedscope.ui.state.run;
