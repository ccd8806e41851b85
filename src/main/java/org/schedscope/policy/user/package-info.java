/**
 * Orderings by the entitlements and the use of users.
 *
 * <p>May use: parameter, policy
 */
package org.schedscope.policy.user;
