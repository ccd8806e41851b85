/**
 * Phase 3: which tasks of the waiting queue may be committed, planned around each other on copies of what is free.
 *
 * <p>May use: model.., engine.., scheduler.fourphase.reserve
 */
package org.schedscope.scheduler.fourphase.backfill;
