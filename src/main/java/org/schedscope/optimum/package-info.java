/**
 * The best possible schedule of a workload that is small enough: {@link org.schedscope.optimum.OptimumSearch} looks for one, and for a
 * proof that none is better.
 *
 * <p>What counts is the law of simulated time: arrivals, cores, memory, kinds, speeds, figures per cluster, delays between clusters. A
 * task runs in one piece; durations are the true ones; whatever is not in that (shares, estimates, queues) is a policy's business and does
 * not bind.
 *
 * <p><b>The solver</b> is choco-solver 5 with lazy clause generation (explained propagation, which learns from every dead end: Ohrimenko,
 * Stuckey, Codish, Propagation via lazy clause generation, Constraints 14, 2009), compared with CP-SAT of OR-Tools 9.14. Size: 2.1 MB and
 * 2.5 MB of Trove against 2.2 MB, 5 MB of protobuf and JNA and 18 to 25 MB of native code for each of five systems, 110 MB in all.
 * Licence: BSD with four clauses against Apache. Speed, one thread, 20 seconds each, on random graphs: of six with 30 tasks on four
 * clusters CP-SAT proved five, in about a second each, choco the same five, two of them in 20 seconds; of two with 100 tasks on one
 * cluster choco proved both, CP-SAT none. What decided: the same answer on every system (steps, not clocks), no library unpacked into
 * a temporary folder, and a jar that stays small.
 *
 * <p>The solver answers one kind of question, "is there a schedule that costs at most so much?" ({@code ConstraintModel}); costs are
 * whole numbers ({@code JobCosts}). Good schedules come from the policies ({@code PolicyPlans}) and from small changes of the order in
 * which tasks are placed ({@code LocalSearch}, {@code PlanDecoder}); what the solver finds is moved forward by the same decoder, so every
 * schedule that leaves this package was placed task by task in free cores.
 *
 * <p>What the solver decides is where tasks run, which of two goes first ({@code TaskOrders}) and until when they start, in the order of
 * what it learnt last ({@code ActivityStrategy}; the solver itself has no such order), and capacities are explained by as little as can be
 * ({@code CapacityPropagator}). Of 18 cases of thirty tasks on four clusters ({@code OptimumBench}), 17 are proven within ten seconds of a
 * processor; of the last, a mean of SLRs of five jobs, the best is found by then and proven after about fifteen. Tried without gain: heads
 * and tails by the work of all predecessors and successors (equal to those by paths on all of these); work per interval, on each cluster
 * and on all by their speeds, as constraints with explanations (on clusters a fifth fewer dead ends where there is nothing to find, more
 * where there is; on all none fewer); an assignment relaxation over such sums (one to two ticks below the best at the nearest, often no
 * more than one machine says); to repeat what was decided of a choice before (twice the dead ends); what all jobs but one cost at best as
 * a bound for that one (saves a fifth of a proof and takes as long); a longer memory of the local search. A question that was given up
 * goes on where it stopped; the solvers of a thread write their last explanation into the same clauses, which gave wrong proofs until each
 * kept a copy.
 *
 * <p>An {@link org.schedscope.optimum.Effort} of steps gives the same answer everywhere; one that ends by the clock need not.
 *
 * <p>May use: text, model.., generate, bound, engine.., trace, trace.foreign, metrics.fact, scheduler,
 * io.json, com.fasterxml.jackson.., org.chocosolver.., gnu.trove..
 */
package org.schedscope.optimum;
