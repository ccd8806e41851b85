/**
 * Where in a run something becomes true.
 *
 * <p>A {@link org.schedscope.breakpoint.Condition} is a value with a text, the same in the window, in session files and on the command
 * line; {@link org.schedscope.breakpoint.ConditionText} reads it. A condition looked for in a run is a
 * {@link org.schedscope.breakpoint.StopSearch}: it reads the events of a {@link org.schedscope.trace.Trace} once, in order, as far as
 * they are recorded, and keeps the {@link org.schedscope.breakpoint.BreakpointMatch}s found. What comes next and what came before, from
 * anywhere, is
 * then a binary search, so forward and back are exact mirrors of each other, and no walk changes how often a condition was met.
 *
 * <p>Some conditions become true with an event, some because time passes and nothing happens, some are looked at only when a tick is over;
 * each says which. Nothing here simulates, and nothing knows a window.
 *
 * <p>May use: text, model.., event, trace.., metrics.., syntax
 */
package org.schedscope.breakpoint;
