/**
 * A linter for complete schedules of any origin: it reports errors, and advice on what could be better.
 *
 * <p>{@link org.schedscope.audit.lint.ScheduleLinter} listens to a run and keeps its pieces, waits and reservations ({@code
 * RecordedSchedule}). At the end of the run each {@code LintRule} checks them; the rules are listed in the linter, and each has a file of
 * its own. Unlike {@link org.schedscope.audit.ScheduleAuditor}, which checks every event of a simulated run, the rules rely on the pieces
 * alone, so that they also judge imported schedules.
 *
 * <p>A breach of the model is an error. A legal start that made a task wait without need is advice.
 *
 * <p>May use: text, model.., event
 */
package org.schedscope.audit.lint;
