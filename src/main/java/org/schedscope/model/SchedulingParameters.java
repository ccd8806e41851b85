package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The figures of a job for time sharing; other schedulers ignore them.
 *
 * @param priority smaller first
 * @param tickets share of the processor in lotteries and strides, at least 1
 * @param deadline ticks from arrival to deadline, not negative, if there is one
 * @param period ticks from one release to the next, at least 1, of a periodic job
 * @param count number of releases, at least 1; without one they go on to the horizon of the workload. Only with a period
 * @param release number of this release of a periodic job, at least 1; empty for the periodic job itself. Only with a period
 */
public record SchedulingParameters(long priority, int tickets, OptionalLong deadline, OptionalLong period, OptionalInt count,
        OptionalInt release) {
    /** Tickets of jobs that state none. */
    public static final int USUAL_TICKETS = 100;
    /** The figures of a job that states none. */
    public static final SchedulingParameters NONE = new SchedulingParameters(0, USUAL_TICKETS, OptionalLong.empty(), OptionalLong.empty(),
            OptionalInt.empty(), OptionalInt.empty());

    public SchedulingParameters {
        require(tickets >= 1, "tickets", tickets);
        require(deadline.orElse(0) >= 0, "deadline", deadline.orElse(0));
        require(period.orElse(1) >= 1, "period", period.orElse(1));
        require(count.orElse(1) >= 1, "count", count.orElse(1));
        require(release.orElse(1) >= 1, "release", release.orElse(1));
        require(period.isPresent() || count.isEmpty(), "count.alone");
        require(period.isPresent() || release.isEmpty(), "release.alone");
        require(count.isEmpty() || release.isEmpty(), "release.count");
    }

    public SchedulingParameters withPriority(long other) {
        return new SchedulingParameters(other, tickets, deadline, period, count, release);
    }

    public SchedulingParameters withTickets(int other) {
        return new SchedulingParameters(priority, other, deadline, period, count, release);
    }

    public SchedulingParameters withDeadline(OptionalLong ticks) {
        return new SchedulingParameters(priority, tickets, ticks, period, count, release);
    }

    /** Whether the job is an abbreviation of its releases. */
    public boolean isPeriodic() {
        return period.isPresent() && release.isEmpty();
    }
}
