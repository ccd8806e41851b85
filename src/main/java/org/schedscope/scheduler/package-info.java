/**
 * Schedulers: the placement of jobs and the scheduling passes. A {@link org.schedscope.scheduler.RunSpec} determines a run completely;
 * {@link org.schedscope.scheduler.Schedulers} turns it into a {@link org.schedscope.engine.Simulation}.
 *
 * <p>The hierarchical scheduler (Burkimsher, Bate, Indrusiak 2013, §2.2.2): routers send every arriving job down a tree to clusters, where
 * it stays; each cluster keeps its ready tasks in the order of a policy and starts them until the first that does not fit. Which tasks may
 * overtake that one is decided by a {@link org.schedscope.scheduler.list.BackfillingRule}: it leads the passes over one queue, and may wake
 * the simulation for a pass at a tick without events.
 *
 * <p>The central scheduler (Tóth, Klusáček 2014, §4.1) and the market (Burkimsher, Indrusiak, III) have one queue for all clusters: tasks
 * have no cluster until they start, and data goes to every cluster that can run its reader. They differ in their assumptions: in the market
 * jobs starve. Backfilling rules that plan with availability profiles serve this queue and that of a single cluster alike.
 *
 * <p>The four-phase scheduler has a package of its own, {@link org.schedscope.scheduler.fourphase}.
 *
 * <p>The scheduler that shares cores over time has one too, {@link org.schedscope.scheduler.timesharing}.
 *
 * <p>The reasons of a pass are not in events. From the trace and the rules, {@link org.schedscope.scheduler.probe.QueueProbe} computes
 * which tasks waited with which keys, and by how much a term of a key would have to differ for another task to be first ({@link
 * org.schedscope.scheduler.probe.OrderSensitivity}); {@link org.schedscope.scheduler.probe.AuctionProbe} computes which bids won and which
 * one ended the bidding.
 *
 * <p>May use: text, parameter, model.., event, policy.., engine.., scheduler.fourphase, scheduler.list, scheduler.timesharing
 */
package org.schedscope.scheduler;
