/**
 * Schedules that are built by hand, task by task; no toolkit.
 *
 * <p>{@link org.schedscope.byhand.HandSchedule} is what has been placed so far, an immutable value; {@link org.schedscope.byhand.HandRules}
 * says what is illegal, which task is ready when, and where one can start earliest. What is legal is not written here: a schedule is
 * told as the events of a run and looked through by the linter, {@link org.schedscope.audit.lint.ScheduleLinter}, as any schedule that was
 * made elsewhere.
 *
 * <p>May use: text, model.., event, trace.., audit.lint
 */
package org.schedscope.byhand;
