/**
 * Orderings by deadline and by the value that a job is projected to earn on its curve ([MARKET] IV). Jobs without a curve come
 * last, first come first.
 *
 * <p>May use: model.., policy, policy.expression
 */
package org.schedscope.policy.value;
