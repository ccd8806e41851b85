/**
 * Orderings by what users are entitled to and have used.
 *
 * <p>May use: parameter, policy
 */
package org.schedscope.policy.user;
