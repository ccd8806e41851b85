package org.schedscope.io.table;

import java.util.List;
import java.util.Optional;
import org.schedscope.io.format.LogState;
import org.schedscope.io.format.Ran;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.model.Job;
import org.schedscope.model.Task;

/** The content of one line of a log. Times are millionths of a second, {@link TimeText#UNKNOWN} if absent. */
final class LogRow {
    /** Points in time after this one, in 1973, are dates. */
    static final long DATES = 100_000_000_000_000L;
    private static final long DAY = 86_400_000_000L;
    private static final long YEAR_1971 = 365 * DAY;
    private static final long YEAR_2099 = 4_070_908_800_000_000L;

    final int line;
    String job = "";
    /** Name of the task in its job; empty if the line is a job of one task. */
    String task = "";
    /** Id by which its children refer to it, if it is not its name. */
    String key = "";
    String user = Job.ROOT_USER;
    Optional<String> queue = Optional.empty();
    long arrival = TimeText.UNKNOWN;
    long start = TimeText.UNKNOWN;
    long finish = TimeText.UNKNOWN;
    long exec = TimeText.UNKNOWN;
    long wait = TimeText.UNKNOWN;
    /** Time from arrival to finish. */
    long response = TimeText.UNKNOWN;
    long estimate = TimeText.UNKNOWN;
    long cores = 1;
    long memory;
    /** Whether it is running or waiting at the end of the log. */
    boolean open;
    /** State in the log; if it is unknown, the times decide. */
    LogState state = LogState.UNKNOWN;
    /** The word for an unknown state; else empty. */
    String word = "";
    String kind = Task.ANY_KIND;
    /** Empty if the log has none. */
    String cluster = "";
    /** Parents, in the same job. */
    List<String> after = List.of();
    TimeSharingFigures figures = TimeSharingFigures.NONE;

    LogRow(int line) {
        this.line = line;
    }

    void state(String text) {
        state = LogState.of(text);
        word = state == LogState.UNKNOWN && !TimeText.isAbsent(text) ? text : "";
    }

    static boolean known(long time) {
        return time != TimeText.UNKNOWN;
    }

    /**
     * Computes the times that follow from others, and judges the line.
     *
     * @param starts whether the log states when jobs started
     * @param ends whether the log states when jobs ended
     */
    Ran complete(boolean starts, boolean ends) {
        finish = isToEndAtItsLimit() ? TimeText.UNKNOWN : finish;
        boolean started = known(start) || !starts;
        boolean ended = known(finish) || !ends && !state.isOpen();
        if (!known(arrival) && known(start) && known(wait)) {
            arrival = start - wait;
        }
        if (!known(finish) && known(arrival) && known(response)) {
            finish = arrival + response;
        }
        if (!known(start) && known(arrival) && known(wait)) {
            start = arrival + wait;
        }
        if (!known(start) && known(finish) && known(exec)) {
            // Durations are rounded separately; a start must not be before the arrival because of that.
            start = known(arrival) ? Math.max(arrival, finish - exec) : finish - exec;
        }
        if (!known(exec) && known(start) && known(finish)) {
            exec = finish - start;
        }
        Ran ran = Ran.of(state, started, ended, known(exec) ? exec : Ran.UNKNOWN, cores, known(arrival) || known(start));
        if (!known(arrival) && known(start)) {
            arrival = start;
        }
        return ran;
    }

    /** Whether its end is a limit: queues list the latest possible end of a running job. */
    private boolean isToEndAtItsLimit() {
        return state.isOpen() && known(start) && known(estimate) && finish - start == estimate;
    }

    /**
     * Sets the line open, if its job is running or waiting at the end of the log.
     *
     * @param ran reason why it is not a job that ran
     */
    boolean open(Ran ran) {
        boolean waits = ran == Ran.WAITS || ran == Ran.NEVER_STARTED && state == LogState.UNKNOWN && !known(finish);
        open = cores > 0 && known(arrival) && (waits || ran == Ran.GOES_ON && known(start));
        if (open) {
            start = waits ? TimeText.UNKNOWN : start;
            exec = estimate;
        }
        return open;
    }

    /** The latest of its points in time that are not in the future. */
    long latest() {
        boolean begun = state != LogState.PENDING && known(start);
        long runs = begun && known(exec) && exec > 0 ? SizeGuard.saturatingSum(start, exec) : start;
        return Math.max(arrival, Math.max(begun ? runs : TimeText.UNKNOWN, state == LogState.PENDING ? TimeText.UNKNOWN : finish));
    }

    /** Removes points in time before 1971 or later than logs can have, if the times of the log are dates. */
    void forgetEpoch() {
        arrival = isEpoch(arrival) ? TimeText.UNKNOWN : arrival;
        start = isEpoch(start) ? TimeText.UNKNOWN : start;
        finish = isEpoch(finish) ? TimeText.UNKNOWN : finish;
    }

    private static boolean isEpoch(long time) {
        return known(time) && (time < YEAR_1971 || time >= YEAR_2099);
    }

    /** Whether its start and its end are both recorded. */
    boolean hasLength() {
        return known(start) && known(finish) && finish >= start && !state.isOpen()
                && !(hasDates() && (isEpoch(start) || isEpoch(finish)));
    }

    /** Whether it has any point in time. */
    boolean hasTimes() {
        return known(arrival) || known(start) || known(finish);
    }

    /** Whether one of its points in time is a date. */
    boolean hasDates() {
        return Math.max(arrival, Math.max(start, finish)) >= DATES;
    }

    /** Its user below a group: {@code /physics/ada}, {@code /ada}; the root user if neither is known. */
    static String path(String group, String user) {
        String name = part(group) + part(user);
        return name.isEmpty() ? Job.ROOT_USER : name;
    }

    private static String part(String name) {
        return TimeText.isAbsent(name) ? "" : "/" + name.replaceAll("^/+|/+$", "").replaceAll("/{2,}", "/");
    }
}
