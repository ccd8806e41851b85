/**
 * How good any schedule could be at best: lower bounds on makespan, response, SLR and weighted tardiness that hold for every legal
 * schedule of the jobs, even with full knowledge of the future. {@link org.schedscope.bound.Bounds} gives the best of each.
 *
 * <p>A bound is true of a problem with fewer rules, which is solved exactly:
 * <ul>
 * <li><em>path</em>: every job has the platform for itself;
 * <li><em>one machine</em>: what some clusters alone can run is worked off by one machine that is as fast as all their cores together and
 * may interrupt a task at any instant ({@link org.schedscope.bound.Load}). What it is counted in is a
 * {@link org.schedscope.bound.Resource}: cores, memory, or cores by a dual feasible function, which counts a task that leaves too little
 * beside it as if it filled the cluster. By what the machine is to do well, the best rule is a different one: longest tail first for the
 * latest end (Jackson), earliest due date for the largest excess (Horn; for SLR by bisection: Bender et al.), least work left for the sum
 * of responses (Schrage), weight over work for weighted means of busy time (Goemans et al.).
 * </ul>
 * Jobs and clusters that have nothing to do with each other are looked at apart ({@link org.schedscope.bound.Components}), and so are
 * the busy periods of the machine: in each, the better of the arguments counts, since their jobs are different ones.
 *
 * <p>Why this stays true with what the model has: clusters of different speeds count by their speeds, a task with the least that it takes
 * of any cluster; delays that no placement avoids lengthen heads and tails; interrupting a task, moving it and starting it late are things
 * that the one machine may do anyway; a platform whose cores come and go counts with the most cores it ever has. All numbers are integers
 * or fractions, rounded downwards where they are rounded: where they leave {@code long}, that argument gives no bound.
 *
 * <p>May use: text, model.., metrics, metrics.fact, metrics.statistics, engine.collection
 */
package org.schedscope.bound;
