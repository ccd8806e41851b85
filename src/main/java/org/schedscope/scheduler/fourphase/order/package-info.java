/**
 * The waiting queue: ready tasks in the order of a policy, or of their workflows.
 *
 * <p>May use: model.., event, policy.., engine.., scheduler.fourphase.reserve
 */
package org.schedscope.scheduler.fourphase.order;
