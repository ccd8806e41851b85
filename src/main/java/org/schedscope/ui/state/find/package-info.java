/**
 * Where one can go by typing what it is called: jobs, tasks, users, clusters, moments, and whatever else has a name.
 *
 * <p>Looking is done on a worker: workloads have a million jobs. Nothing here goes anywhere; what was found says what it is.
 *
 * <p>May use: text, model.., metrics.., chart.paint, ui.state.run
 */
package org.schedscope.ui.state.find;
