/**
 * Experiments: definitions, sweeps and figures in the window.
 *
 * <p>May use: text, model.., io.., experiment.., ui.state.base, ui.state.file, javafx..
 */
package org.schedscope.ui.state.experiment;
