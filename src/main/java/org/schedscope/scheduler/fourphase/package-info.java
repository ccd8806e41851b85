/**
 * Online scheduling of workflows in four phases on clusters of different speed (Wang 2011: MOWS, and OWM before it), and the static
 * HEFT and CPOP (Topcuoglu, Hariri, Wu 2002) on the same clusters.
 *
 * <p>{@link org.schedscope.scheduler.fourphase.FourPhaseScheduler#pass()} reads as the definition: commitments are planned anew, those due
 * start, and the four phases repeat until nothing more is committed. {@code Prioritising} lets ready tasks into the waiting queue,
 * {@code WaitingQueue} orders it, a {@code Rearrangement} picks candidates, {@code Allocation} commits one of them to a cluster, and
 * {@code Preemption} may suspend a task of the same workflow first. {@code ReservationTable} has running and committed tasks by
 * estimates, on {@link org.schedscope.engine.profile.ClusterProfiles}. {@code CommittedStarts} carries committed tasks to their start.
 * Backfilling makes a {@code Plan}; of the last one it keeps the part that a new one would find again. For the window,
 * {@code PassRecorder} records what each phase of a pass did as a {@link org.schedscope.scheduler.fourphase.PhasesPass}.
 *
 * <p>Schedulers see estimates only. What is left of a suspended task is therefore known twice: in truth to the machine, and as estimates
 * have it to the reservations.
 *
 * <p>May use: text, parameter, model.., event, policy.., engine.., scheduler.fourphase.reserve, scheduler.fourphase.order,
 * scheduler.fourphase.backfill
 */
package org.schedscope.scheduler.fourphase;
