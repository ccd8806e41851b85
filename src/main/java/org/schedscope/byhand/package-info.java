/**
 * Schedules built by hand, task by task, without a window toolkit.
 *
 * <p>{@link org.schedscope.byhand.HandSchedule} is the placements so far, an immutable value; {@link org.schedscope.byhand.HandRules} lists
 * illegal placements, ready tasks and earliest starts. Legality is defined elsewhere: a schedule is replayed as the events of a run and
 * checked by {@link org.schedscope.audit.lint.ScheduleLinter}, as any schedule of other origin.
 *
 * <p>May use: text, model.., event, trace.., audit.lint
 */
package org.schedscope.byhand;
