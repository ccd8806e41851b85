/**
 * Orderings of tasks by one number that does not change, or at random.
 *
 * <p>May use: policy, policy.expression
 */
package org.schedscope.policy.order;
