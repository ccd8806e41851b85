package org.schedscope.policy.registry;

import java.util.List;

/**
 * Names from textbooks for policies that have another name here. A run is recorded under the policy's own name, so that logs of equal runs
 * are equal whatever name was typed.
 */
public final class PolicyAliases {
    private static final List<Alias> ALL = List.of(
            new Alias("fcfs", "fifo-job", "first come, first served"),
            new Alias("sjf", "srtf", "shortest job first, by estimates and without preemption"),
            new Alias("spt", "=-exec", "shortest processing time of a task first"),
            new Alias("lpt", "=exec", "longest processing time of a task first"),
            new Alias("cp", "lrtf", "critical path: longest remaining path first"),
            new Alias("hlfet", "lrtf", "highest level first with estimated times"));

    private PolicyAliases() {
    }

    /**
     * Another name of a policy.
     *
     * @param policy name of the policy, or a typed ordering
     * @param meaning meaning of the letters
     */
    public record Alias(String name, String policy, String meaning) {
    }

    public static List<Alias> all() {
        return ALL;
    }

    /** The name under which runs are recorded: that of the policy for an alias, else the name itself. */
    public static String policyOf(String name) {
        return ALL.stream().filter(alias -> alias.name.equals(name)).map(Alias::policy).findFirst().orElse(name);
    }
}
