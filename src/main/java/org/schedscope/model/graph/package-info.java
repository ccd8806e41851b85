/**
 * Properties of the graphs of jobs: numbers of jobs and tasks ({@link org.schedscope.model.graph.WorkloadIndex}), the clusters that can run
 * a task, critical paths, upward ranks, work of descendants.
 *
 * <p>All of it is computed once for a workload on a platform and never changes; arrays are indexed by the numbers of the index.
 *
 * <p>May use: text, model, model.number
 */
package org.schedscope.model.graph;
