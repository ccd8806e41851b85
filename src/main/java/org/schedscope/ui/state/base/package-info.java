/**
 * Threads, settings, language, problems: the base of the other rooms of the state.
 *
 * <p>May use: text, model.., chart.paint, io.., javafx..
 */
package org.schedscope.ui.state.base;
