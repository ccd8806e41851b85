/**
 * The one account of waiting: {@link org.schedscope.trace.account.WaitAccount} gives every tick in which a task waits a {@link
 * org.schedscope.trace.account.WaitCause}. Answers about one task read its spans, lists of causes read the sums.
 *
 * <p>A {@code WaitSweep} over the starts, ends and limits of a run keeps waiting tasks in groups: a cause holds for all tasks of a group
 * up to a rank of arrival. An event moves these ranks, and only tasks between the old one and the new one are visited.
 *
 * <p>May use: model.., event, trace, trace.column
 */
package org.schedscope.trace.account;
