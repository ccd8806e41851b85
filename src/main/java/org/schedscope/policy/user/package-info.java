/**
 * Orderings by the entitlements and the use of users.
 *
 * <p>May use: model.., parameter, policy, policy.expression
 */
package org.schedscope.policy.user;
