package org.schedscope.io.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Message;

/** How often something was met, by the key of its sentence: lines that are no jobs by their reasons, or remarks about a file. */
public final class Counts {
    private final Map<String, long[]> counts = new LinkedHashMap<>();
    private final Map<String, Problem> problems = new LinkedHashMap<>();
    private long unreadable;

    /** @param first keys that come first, in this order, if anything is counted by them; others come in the order in which they are met */
    public Counts(String... first) {
        for (String key : first) {
            counts.put(key, new long[1]);
        }
    }

    public void add(String key) {
        counts.computeIfAbsent(key, none -> new long[1])[0]++;
    }

    /** Counts a line that cannot be read, and keeps the first problem for each reason. */
    public void add(String key, Problem problem) {
        add(key);
        unreadable++;
        problems.putIfAbsent(key, problem);
    }

    /** Lines that cannot be read. */
    public long unreadable() {
        return unreadable;
    }

    /** The first problem of a line that cannot be read. */
    public Optional<Problem> problem() {
        return problems.values().stream().findFirst();
    }

    public long all() {
        return counts.values().stream().mapToLong(count -> count[0]).sum();
    }

    /** A sentence for each that was met, with its count. */
    public List<Message> each() {
        return counts.entrySet().stream().filter(count -> count.getValue()[0] > 0)
                .map(count -> Problem.ofFormat(count.getKey(), count.getValue()[0])).toList();
    }

    /** All as parts of one sentence. */
    public Message list() {
        return Message.list(each());
    }

    /** One warning of so many of those read, or none, and the first line that cannot be read for each reason. */
    public List<Message> warnings(String key, long read) {
        return all() == 0 ? List.of() : Stream.concat(Stream.of(Problem.ofFormat(key, all(), read, list())), problems.values().stream()
                .map(problem -> Problem.ofFormat("table.odd", problem.line(), problem.message()))).toList();
    }
}
