/**
 * Orderings by age, size and expected slowdown, one file each: what goes first, its formula and its source. An ordering sees
 * estimates only.
 *
 * <p>May use: policy, policy.expression
 */
package org.schedscope.policy.order;
