package org.schedscope.cli.option;

import java.util.List;
import java.util.Optional;

/** Names from textbooks for what this program does not have, each with a reason and the nearest alternative. */
public final class TextbookNames {
    private static final List<Absent> ALL = List.of(
            new Absent(List.of("round-robin", "roundrobin"), "the policy is named rr", "rr", "convoy"),
            new Absent(List.of("mfq", "feedback"), "the policy is named mlfq", "mlfq", "shortest-first"),
            new Absent(List.of("preemptive-srtf", "srpt", "psjf"), "it is srtf with --scheduler time-sharing", "srtf", "shortest-first"),
            new Absent(List.of("processor-sharing", "ps", "cfs", "eevdf"), "no policy shares a core without turns", "stride", "fair-user"),
            new Absent(List.of("prio"), "the policy is named priority", "priority", "fair-user"),
            new Absent(List.of("rate-monotonic"), "the policy is named rm", "rm", "deadlines"),
            new Absent(List.of("deadline-monotonic"), "the policy is named dm", "dm", "deadlines"),
            new Absent(List.of("least-laxity"), "the policy is named llf", "llf", "deadlines"));

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
