/**
 * Orderings by the entitlements and the use of users.
 *
 * <p>May use: parameter, policy, policy.expression
 */
package org.schedscope.policy.user;
