package org.schedscope.io.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Message;

/** Lines of a log that are no jobs of its workload, counted by reason. */
public final class LeftOut {
    private final Map<String, long[]> lines = new LinkedHashMap<>();

    /** Counts a line by the key of the reason. */
    public void add(String why) {
        lines.computeIfAbsent(why, key -> new long[1])[0]++;
    }

    public long count() {
        return lines.values().stream().mapToLong(count -> count[0]).sum();
    }

    /** The reasons, each with its count, in the order in which they were met. */
    public Message reasons() {
        return Message.list(lines.entrySet().stream().map(reason -> Problem.ofFormat(reason.getKey(), reason.getValue()[0])).toList());
    }

    /** What is said of them: one warning, or none. */
    public List<Message> warnings(String key, long read) {
        return lines.isEmpty() ? List.of() : List.of(Problem.ofFormat(key, count(), read, reasons()));
    }
}
