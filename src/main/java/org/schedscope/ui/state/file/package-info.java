/**
 * Opening and writing files beside the window.
 *
 * <p>May use: text, model.., event, trace.., io.., experiment.., lesson, ui.state.base, ui.state.run, javafx..
 */
package org.schedscope.ui.state.file;
