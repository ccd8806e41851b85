/**
 * The table of built-in policies, their aliases, and policies from jars of plug-ins. A test compares the table with the classes.
 *
 * <p>May use: text, model.., policy, policy.expression, policy.order, policy.program, policy.user, policy.value
 */
package org.schedscope.policy.registry;
