/**
 * Threads, settings, language, problems: what the other rooms of the state stand on.
 *
 * <p>May use: text, model.., chart.paint, io.., javafx..
 */
package org.schedscope.ui.state.base;
