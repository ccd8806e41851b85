package org.schedscope.io.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Message;

/** Counters by the key of a message: of lines that are not jobs by their reasons, or of remarks about a file. */
public final class Counts {
    private final Map<String, long[]> counts = new LinkedHashMap<>();
    private final Map<String, Problem> problems = new LinkedHashMap<>();
    private long unreadable;

    /** @param first keys that are listed first, in this order; others follow in the order of their first count */
    public Counts(String... first) {
        for (String key : first) {
            counts.put(key, new long[1]);
        }
    }

    public void add(String key) {
        counts.computeIfAbsent(key, none -> new long[1])[0]++;
    }

    /** Counts an unreadable line, and keeps the first problem for each reason. */
    public void add(String key, Problem problem) {
        add(key);
        unreadable++;
        problems.putIfAbsent(key, problem);
    }

    /** Number of unreadable lines. */
    public long unreadable() {
        return unreadable;
    }

    /** The first problem of an unreadable line. */
    public Optional<Problem> problem() {
        return problems.values().stream().findFirst();
    }

    public long all() {
        return counts.values().stream().mapToLong(count -> count[0]).sum();
    }

    /** A sentence with the count for each key. */
    public List<Message> each() {
        return counts.entrySet().stream().filter(count -> count.getValue()[0] > 0)
                .map(count -> Problem.ofFormat(count.getKey(), count.getValue()[0])).toList();
    }

    /** All counts as parts of one sentence. */
    public Message list() {
        return Message.list(each());
    }

    /** One warning with the counts and the number of lines read, or none, and the first unreadable line for each reason. */
    public List<Message> warnings(String key, long read) {
        return all() == 0 ? List.of() : Stream.concat(Stream.of(Problem.ofFormat(key, all(), read, list())), problems.values().stream()
                .map(problem -> Problem.ofFormat("table.odd", problem.line(), problem.message()))).toList();
    }
}
