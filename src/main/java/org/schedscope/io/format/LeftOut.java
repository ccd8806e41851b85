package org.schedscope.io.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Message;

/** Lines of a log that are no jobs of its workload, counted by reason. */
public final class LeftOut {
    private final Map<String, long[]> lines = new LinkedHashMap<>();
    private final Map<String, Problem> problems = new LinkedHashMap<>();
    private long unreadable;

    /** Counts a line by the key of the reason. */
    public void add(String why) {
        lines.computeIfAbsent(why, key -> new long[1])[0]++;
    }

    /** Counts a line that cannot be read, and keeps the first problem for each reason. */
    public void add(String why, Problem problem) {
        add(why);
        unreadable++;
        problems.putIfAbsent(why, problem);
    }

    /** Lines that cannot be read. */
    public long unreadable() {
        return unreadable;
    }

    /** The first problem of a line that cannot be read. */
    public Optional<Problem> problem() {
        return problems.values().stream().findFirst();
    }

    public long count() {
        return lines.values().stream().mapToLong(count -> count[0]).sum();
    }

    /** The reasons, each with its count, in the order in which they were met. */
    public Message reasons() {
        return Message.list(lines.entrySet().stream().map(reason -> Problem.ofFormat(reason.getKey(), reason.getValue()[0])).toList());
    }

    /** One warning of all, or none, and the first line that cannot be read for each reason. */
    public List<Message> warnings(String key, long read) {
        return lines.isEmpty() ? List.of() : Stream.concat(Stream.of(Problem.ofFormat(key, count(), read, reasons())), problems.values()
                .stream().map(problem -> Problem.ofFormat("table.odd", problem.line(), problem.message()))).toList();
    }
}
