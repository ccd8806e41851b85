/**
 * The list of all policies, and those that jars bring along. A policy that is not in the list does not exist; a test compares the
 * list with the classes.
 *
 * <p>May use: text, model.., policy, policy.expression, policy.order, policy.program, policy.user, policy.value, policy.workflow
 */
package org.schedscope.policy.registry;
