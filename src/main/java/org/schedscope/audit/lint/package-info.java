/**
 * A linter for schedules, whoever made them: what is illegal in them, and what could have been better.
 *
 * <p>{@link org.schedscope.audit.lint.ScheduleLinter} hears a run and keeps its pieces, waits and promises
 * ({@code RecordedSchedule}); a {@code LintRule} looks them through when the run has ended, one rule a file, listed in
 * {@link org.schedscope.audit.lint.ScheduleLinter}. Unlike {@link org.schedscope.audit.ScheduleAuditor}, which checks the events
 * of our own engine one by one, the rules believe only the pieces, so that they judge schedules of which nothing else is known.
 *
 * <p>What breaks the model is an error. What is legal, but made somebody wait, is advice.
 *
 * <p>May use: text, model.., event
 */
package org.schedscope.audit.lint;
