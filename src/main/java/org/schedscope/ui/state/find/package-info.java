/**
 * Search of places by their names: jobs, tasks, users, clusters, times, and everything else with a name.
 *
 * <p>The search runs on a worker: workloads have a million jobs. A result is a description only; going there is up to the view.
 *
 * <p>May use: text, model.., metrics.., chart.paint, ui.state.run
 */
package org.schedscope.ui.state.find;
