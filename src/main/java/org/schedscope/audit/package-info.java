/**
 * Is this schedule legal? An {@link org.schedscope.event.EventSink} that listens to a run and says which rule of the model each illegal
 * event breaks. It is written from the rules alone and shares no code with the engine, so that a mistake has to be made twice to pass.
 *
 * <p>{@link org.schedscope.audit.ScheduleAuditor} hands every event to a few books, each about one subject: order inside a tick
 * ({@code TickOrder}), jobs ({@code JobRules}), tasks ({@code TaskRules}), cores and memory ({@code CoreRules}), transfers
 * ({@code TransferRules}). A book reports to the shared {@code RuleFindings} and carries on as well as it can, so that one mistake does not
 * hide the next.
 *
 * <p>Schedules made elsewhere have no such events of their own; {@link org.schedscope.audit.lint} looks at who ran when.
 *
 * <p>What a policy means (who should have been first) is not its subject, only what every schedule must obey.
 *
 * <p>May use: model.., event
 */
package org.schedscope.audit;
