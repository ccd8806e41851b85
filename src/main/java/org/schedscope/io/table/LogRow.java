package org.schedscope.io.table;

import java.util.List;
import java.util.Optional;
import org.schedscope.model.Job;
import org.schedscope.model.Task;

/** What one line of a log says. Times are millionths of a second, {@link TimeText#UNKNOWN} where the log does not say. */
final class LogRow {
    final int line;
    String job = "";
    /** Its name in its job; empty if the line is a job of one task. */
    String task = "";
    /** What its children call it, if not by its name. */
    String key = "";
    String user = Job.ROOT_USER;
    Optional<String> queue = Optional.empty();
    long arrival = TimeText.UNKNOWN;
    long start = TimeText.UNKNOWN;
    long finish = TimeText.UNKNOWN;
    long exec = TimeText.UNKNOWN;
    long wait = TimeText.UNKNOWN;
    /** From arrival to finish. */
    long response = TimeText.UNKNOWN;
    long estimate = TimeText.UNKNOWN;
    long cores = 1;
    long memory;
    String kind = Task.ANY_KIND;
    /** Empty if the log does not say. */
    String cluster = "";
    /** Tasks of the same job. */
    List<String> after = List.of();

    LogRow(int line) {
        this.line = line;
    }

    static boolean known(long time) {
        return time != TimeText.UNKNOWN;
    }

    /** Works out what follows from what the line says. */
    void complete() {
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
            // Lengths are rounded one by one: nothing starts before it arrives for that.
            start = known(arrival) ? Math.max(arrival, finish - exec) : finish - exec;
        }
        if (!known(exec) && known(start) && known(finish)) {
            exec = finish - start;
        }
        if (!known(arrival) && known(start)) {
            arrival = start;
        }
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
