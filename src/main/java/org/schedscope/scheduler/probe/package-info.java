/**
 * Explanations after the fact: which tasks waited with which keys, which bids won an auction, and by how much a term would have to change
 * for another task to be next.
 *
 * <p>A probe reads the trace and the rules; it never takes part in a run.
 *
 * <p>May use: model.., event, policy.., engine.., trace.., scheduler, scheduler.fourphase, scheduler.list
 */
package org.schedscope.scheduler.probe;
