/**
 * Opening and writing files beside the window: {@link org.schedscope.ui.state.file.FileOpener} opens each kind of file,
 * {@link org.schedscope.ui.state.file.ReadingWorker} reads one at a time.
 *
 * <p>May use: text, model.., event, trace.., io.., experiment.., lesson, scheduler, ui.state.base, ui.state.run, javafx..
 */
package org.schedscope.ui.state.file;
