/**
 * Conditions on a run, and the moments at which they become true.
 *
 * <p>A {@link org.schedscope.breakpoint.Condition} is a value with a text, the same in the window, in session files and on the command
 * line; {@link org.schedscope.breakpoint.ConditionText} parses it. A {@link org.schedscope.breakpoint.StopSearch} reads the events of a
 * {@link org.schedscope.trace.Trace} once, in order, as far as they are recorded, and keeps each {@link
 * org.schedscope.breakpoint.BreakpointMatch}. The next and the previous match of any position are binary searches, so forward and back are
 * exact mirrors, and no walk changes how often a condition is met.
 *
 * <p>Some conditions become true with an event, some by the passing of time, some only at the end of a tick; each documents this. The room
 * depends neither on the engine nor on the window.
 *
 * <p>May use: text, model.., event, trace.., metrics.., syntax
 */
package org.schedscope.breakpoint;
