package org.schedscope.cli.option;

import java.util.List;
import java.util.Optional;

/** Names of textbooks for what this program does not have, each with a reason and with what comes nearest. */
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
     * What there is not.
     *
     * @param names in textbooks, small letters
     * @param reason why there is none
     * @param policy the nearest one
     * @param lesson the nearest one that comes with the program
     */
    public record Absent(List<String> names, String reason, String policy, String lesson) {
    }

    /** What a name stands for, small letters or large ones, if that is not there. */
    public static Optional<Absent> find(String name) {
        return ALL.stream().filter(absent -> absent.names.stream().anyMatch(name::equalsIgnoreCase)).findFirst();
    }
}
