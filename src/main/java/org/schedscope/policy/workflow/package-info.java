/**
 * Orderings that look at a whole workflow: of the four-phase scheduler only.
 *
 * <p>May use: policy
 */
package org.schedscope.policy.workflow;
