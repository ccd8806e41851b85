/**
 * Lower bounds on makespan, response, SLR and weighted tardiness that hold for every legal schedule of the jobs, even with full knowledge
 * of the future. {@link org.schedscope.bound.Bounds} is the best of each.
 *
 * <p>Each bound is the exact optimum of a relaxed problem:
 * <ul>
 * <li><em>path</em>: every job has the platform for itself;
 * <li><em>one machine</em>: the tasks that only some clusters can run are processed by one preemptive machine as fast as the cores of these
 * clusters together ({@link org.schedscope.bound.Load}). Its {@link org.schedscope.bound.Resource} is cores, a counted resource, or cores
 * by a dual feasible function, which counts a task that leaves too little room beside it as if it filled the cluster. Each objective has
 * its best rule: longest tail for the latest end (Jackson), earliest due date for the largest lateness (Horn; for SLR by bisection:
 * Bender et al.), shortest remaining work for the sum of responses (Schrage), weight per work for weighted mean busy times (Goemans et
 * al.).
 * </ul> Jobs and clusters without a connection are separate problems ({@link org.schedscope.bound.Components}), and so are the busy periods
 * of the machine: in each, the better of the arguments counts, since their jobs are different ones.
 *
 * <p>The relaxations cover the whole model: clusters of different speeds are weighted by speed, and a task counts with its least demand on
 * any cluster; delays that no placement avoids lengthen heads and tails; preemption, migration and late starts are allowed to the machine
 * anyway; a platform whose cores change counts with the most cores that it ever has. All numbers are integers or fractions, rounded
 * downwards; an argument that overflows {@code long} gives no bound.
 *
 * <p>May use: text, model.., metrics, metrics.fact, metrics.statistics, engine.collection
 */
package org.schedscope.bound;
