/**
 * The schedule: lanes, gestures, what hovers over it.
 *
 * <p>May use: text, model.., event, trace.., metrics.., chart.., scheduler.., experiment, lesson, query, ui.state.., ui.view.base,
 * ui.view.canvas, ui.view.command, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.schedule;
