/**
 * What a pass does and where jobs go. A {@link org.schedscope.scheduler.RunSpec} has everything that decides a run;
 * {@link org.schedscope.scheduler.Schedulers} turns it into a {@link org.schedscope.engine.Simulation}.
 *
 * <p>The hierarchical scheduler (Burkimsher, Bate, Indrusiak 2013, §2.2.2): routers send every arriving job down a tree to clusters, where
 * it stays; each cluster keeps its ready tasks in the order of a policy and starts them until the first that does not fit. What may
 * overtake that one is a {@link org.schedscope.scheduler.list.BackfillingRule}'s business: it leads the passes over one queue, and may wake
 * the simulation for a pass at a tick at which nothing else happens.
 *
 * <p>The central scheduler (Tóth, Klusáček 2014, §4.1) and the market (Burkimsher, Indrusiak, III) have one queue for all clusters: tasks
 * have no cluster until they start, and data goes to every cluster that can run its reader. They differ in what they take for granted:
 * in the market jobs starve. Backfilling rules that plan with availability profiles serve this queue and that of a single cluster alike.
 *
 * <p>The four-phase scheduler has a package of its own, {@link org.schedscope.scheduler.fourphase}.
 *
 * <p>The reasons of a pass are in no event. From the trace and the rules, {@link org.schedscope.scheduler.probe.QueueProbe} works out which
 * tasks waited with what keys, and by how much a term of a key would have to differ for another task to be next
 * ({@link org.schedscope.scheduler.probe.OrderSensitivity}); {@link org.schedscope.scheduler.probe.AuctionProbe} works out which bids won
 * and which one ended the bidding.
 *
 * <p>May use: text, parameter, model.., event, policy.., engine.., scheduler.fourphase, scheduler.list
 */
package org.schedscope.scheduler;
