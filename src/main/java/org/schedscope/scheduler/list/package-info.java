/**
 * Hierarchical, central and market scheduling: where jobs go, what starts next, what may overtake (backfilling).
 *
 * <p>A pass takes tasks in the order of the queue; a backfilling rule decides what happens after the first one that does not fit.
 *
 * <p>May use: model.., event, policy.., engine..
 */
package org.schedscope.scheduler.list;
