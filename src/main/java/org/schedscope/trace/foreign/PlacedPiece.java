package org.schedscope.trace.foreign;

import java.util.Optional;
import org.schedscope.event.CoreSet;
import org.schedscope.trace.Trace;

/**
 * An execution interval of a task in an imported schedule.
 *
 * @param task number of the task
 * @param cluster number of the cluster
 * @param start tick, not negative
 * @param end tick, after start; {@link Trace#OPEN} if it still runs
 * @param cores numbers of its cores, if known
 */
public record PlacedPiece(int task, int cluster, long start, long end, Optional<CoreSet> cores) {
}
