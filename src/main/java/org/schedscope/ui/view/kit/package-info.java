/**
 * What views are made of: cells, labels, texts, choices. Knows no view.
 *
 * <p>May use: text, model.., policy, policy.expression, event, experiment, trace.., metrics.., breakpoint, chart.., scheduler..,
 * ui.state.., ui.view.base, javafx.., org.controlsfx..
 */
package org.schedscope.ui.view.kit;
