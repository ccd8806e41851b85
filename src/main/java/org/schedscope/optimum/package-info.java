/**
 * Optimal schedules of small workloads: {@link org.schedscope.optimum.OptimumSearch} looks for one, and for a proof that none is better.
 *
 * <p>The constraints are those of the law of simulated time: arrivals, cores, memory, kinds, speeds, figures per cluster, delays between
 * clusters. Tasks are not preempted and have their true durations; shares, estimates and queues belong to policies and are no constraints.
 *
 * <p><b>The solver</b> is choco-solver with lazy clause generation (explained propagation with a clause learnt at every dead end:
 * Ohrimenko, Stuckey, Codish, Propagation via lazy clause generation, Constraints 14, 2009). It answers one decision problem, cost ≤ C
 * ({@code ConstraintModel}), with integer costs ({@code JobCosts}). Good schedules come from the policies ({@code PolicyPlans}) and from
 * local search over the order in which tasks are placed ({@code LocalSearch}, {@code PlanDecoder}); the decoder also moves the solver's
 * plans forward, so every resulting schedule is placed task by task on free cores.
 *
 * <p>The solver branches on clusters, orders of pairs ({@code TaskOrders}) and latest starts, by activity ({@code ActivityStrategy});
 * capacities are explained by as few bounds as possible ({@code CapacityPropagator}). An undecided problem is continued later, not started
 * again.
 *
 * <p>An {@link org.schedscope.optimum.Budget} of steps gives the same answer everywhere; one that ends by the clock need not.
 *
 * <p>May use: text, model.., generate, bound, engine.., trace, trace.foreign, metrics.fact, scheduler, io.json,
 * org.chocosolver.., gnu.trove..
 */
package org.schedscope.optimum;
