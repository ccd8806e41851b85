package org.schedscope.policy.registry;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.SharingPolicy;

/** The policies of the scheduler that shares cores. The names of some are also those of other policies elsewhere. */
final class SharingTable {
    private static final String SILBERSCHATZ = "Silberschatz, Galvin, Gagne: Operating System Concepts, chapter on CPU scheduling";
    private static final String OSTEP = "Arpaci-Dusseau: Operating Systems: Three Easy Pieces, ";
    private static final String LIU_LAYLAND = "Liu, Layland 1973: Scheduling Algorithms for Multiprogramming in a"
            + " Hard-Real-Time Environment";
    private static final String ELSEWHERE = "In other schedulers the name is that of another policy.";

    /** Policies whose names other schedulers have, too. */
    static final List<SharingPolicy> SHARED_NAMES = List.of(
            shared("fcfs", "The task that entered first, to its end.", "position in the queue", SILBERSCHATZ, true),
            shared("sjf", "The task with the shortest estimated duration first, to its end.", "estimated duration, smallest first",
                    SILBERSCHATZ, false),
            shared("srtf", "The task with the shortest estimated remaining time runs, at every moment.",
                    "estimated remaining time, smallest first", SILBERSCHATZ, false),
            shared("edf", "The task with the earliest absolute deadline runs, at every moment.", "arrival + deadline, smallest first",
                    LIU_LAYLAND + ", §7", false));

    /** Policies with names of their own. */
    static final List<SharingPolicy> OWN_NAMES = List.of(
            row("priority", "The task with the smallest priority number first, to its end.",
                    "priority − floor(wait / ageing), smallest first", SILBERSCHATZ, false, "With ageing it is starvation-free."),
            row("priority-preemptive", "The task with the smallest priority number runs, at every moment.",
                    "priority − floor(wait / ageing), smallest first", SILBERSCHATZ, false,
                    "With a slice, tasks of equal priority take turns."),
            row("rr", "Round robin: tasks in turn, each for a quantum.", "position in the queue", SILBERSCHATZ, true, ""),
            row("mlfq", "Multi-level feedback queues: a job that uses up its turns goes a level down.", "level, then position",
                    OSTEP + "chapter 8", false, "With a boost it is starvation-free."),
            row("lottery", "Round robin, the next task drawn by the tickets of its job.", "a draw by tickets",
                    "Waldspurger, Weihl 1994: Lottery Scheduling", true, ""),
            row("stride", "Round robin, the job with the least work for its tickets first.", "work / tickets, smallest first",
                    "Waldspurger, Weihl 1995: Stride Scheduling", true, ""),
            row("rm", "Rate monotonic: the task of the shortest period runs, at every moment.", "period, smallest first, without one last",
                    LIU_LAYLAND + ", §4", false, ""),
            row("dm", "Deadline monotonic: the task of the shortest relative deadline runs, at every moment.",
                    "deadline after arrival, smallest first, without one last", "Leung, Whitehead 1982", false, ""),
            row("llf", "The task with the least laxity runs, looked at in intervals.",
                    "absolute deadline − now − remaining time, smallest first, without a deadline last", "Mok 1983", false,
                    "The quantum is the interval between looks."));

    private SharingTable() {
    }

    private static SharingPolicy row(String name, String summary, String formula, String source, boolean starvationFree, String remarks) {
        return new SharingPolicy(new PolicyInfo(name, summary, formula, source, starvationFree, remarks), true);
    }

    private static SharingPolicy shared(String name, String summary, String formula, String source, boolean starvationFree) {
        return new SharingPolicy(new PolicyInfo(name, summary, formula, source, starvationFree, ELSEWHERE), false);
    }

    static List<SharingPolicy> all() {
        return Stream.concat(SHARED_NAMES.stream(), OWN_NAMES.stream()).toList();
    }

    static Optional<SharingPolicy> find(String name) {
        return all().stream().filter(policy -> policy.name().equals(name)).findFirst();
    }
}
