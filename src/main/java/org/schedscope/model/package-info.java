/**
 * Workloads and platforms as values that are always valid: every record checks and copies in its compact constructor, so that a {@link
 * org.schedscope.model.Workload} or a {@link org.schedscope.model.Platform} is never checked again.
 *
 * <p>A workload stores its jobs and tasks in columns ({@link org.schedscope.model.Jobs}); {@link org.schedscope.model.Job}, {@link
 * org.schedscope.model.Task} and {@link org.schedscope.model.Dependency} are records to build them from, and are created at each call. Code
 * that goes through all tasks reads the columns.
 *
 * <p>A further optional field of jobs or tasks is a component of the record, a column in {@code Jobs} (declared with its default value,
 * added, and read where the record is made), which takes no room in workloads without it, and a field of the codec in {@code io.workload}.
 *
 * <p>Time is {@code long} ticks. Quantities that are decimals in files (speeds, delays, curve points) are exact {@link
 * org.schedscope.model.number.Ratio}s, never binary floating point. Tasks refer to their parents by position inside the job; the readers of
 * files resolve names, because only they have the line of a wrong name.
 *
 * <p>This package depends on {@link org.schedscope.text} only, for its messages.
 *
 * <p>May use: text, model.number
 */
package org.schedscope.model;
