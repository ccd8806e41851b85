/**
 * Parts of views: cells, labels, texts, choices. Uses no view.
 *
 * <p>May use: text, model.., policy, policy.expression, event, experiment, trace.., metrics.., breakpoint, chart.., scheduler..,
 * ui.state.., ui.view.base, javafx.., org.controlsfx..
 */
package org.schedscope.ui.view.kit;
