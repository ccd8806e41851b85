/**
 * An audit of schedules while they run: an {@link org.schedscope.event.EventSink} reports which rule of the model an illegal event breaks.
 * It is written from the rules alone and shares no code with the engine, so that an error has to be made twice to pass.
 *
 * <p>{@link org.schedscope.audit.ScheduleAuditor} passes every event to a few books, each about one subject: order inside a tick ({@code
 * TickOrder}), jobs ({@code JobRules}), tasks ({@code TaskRules}), cores and counted resources ({@code CoreRules}), transfers ({@code
 * TransferRules}). A book reports to the shared {@code RuleFindings} and carries on as well as it can, so that one error does not hide the
 * next.
 *
 * <p>Imported schedules lack most of these events; {@link org.schedscope.audit.lint} checks them by the execution intervals alone.
 *
 * <p>Whether a policy's order is respected is outside its scope: the rules hold for every schedule.
 *
 * <p>May use: model.., event
 */
package org.schedscope.audit;
