/**
 * Orderings by what users are entitled to and have used.
 *
 * <p>May use: policy
 */
package org.schedscope.policy.user;
