package org.schedscope.cli.option;

import java.util.List;
import java.util.Optional;

/** Names from textbooks for what this program does not have, each with a reason and the nearest alternative. */
public final class TextbookNames {
    private static final String TURNS = "time sharing is not there, no policy shares a core in turns";

    private static final List<Absent> ALL = List.of(
            new Absent(List.of("rr", "round-robin", "roundrobin", "time-sharing", "processor-sharing", "ps"), TURNS, "fifo-job", "convoy"),
            new Absent(List.of("mlfq", "mfq", "feedback"), TURNS, "srtf", "shortest-first"),
            new Absent(List.of("preemptive-srtf", "srpt", "psjf"), TURNS, "srtf", "shortest-first"),
            new Absent(List.of("lottery", "stride", "cfs", "eevdf"), TURNS, "fair-share", "fair-user"),
            new Absent(List.of("priority", "priority-preemptive", "prio"), "jobs have no priority of their own", "fair-share", "fair-user"),
            new Absent(List.of("rm", "dm", "rate-monotonic", "deadline-monotonic", "llf", "least-laxity"),
                    "periodic tasks and their deadlines are not there", "edf", "deadlines"));

    private TextbookNames() {
    }

    /**
     * A name without a counterpart.
     *
     * @param names names in textbooks, in lower case
     * @param reason why there is no counterpart
     * @param policy the nearest policy
     * @param lesson the nearest lesson of the program
     */
    public record Absent(List<String> names, String reason, String policy, String lesson) {
    }

    /** The entry of a name, in any case; empty for all other names. */
    public static Optional<Absent> find(String name) {
        return ALL.stream().filter(absent -> absent.names.stream().anyMatch(name::equalsIgnoreCase)).findFirst();
    }
}
