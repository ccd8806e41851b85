package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.generate.RandomStream;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.arrival.ArrivalPattern;
import org.schedscope.model.Platform;
import org.schedscope.parameter.Parameter;

/**
 * The synthetic workloads of Burkimsher, Bate, Indrusiak 2013, §4.3 and Table 2, one of five kinds, and their platform of four clusters.
 * Jobs arrive so that work comes at a steady rate, {@code load} per cent of what all cores can do: each as long after the previous job as
 * that job's work takes at that rate.
 */
final class PslrProfile extends GridProfile {
    private final String name;
    private final String summary;
    private final TaskPattern pattern;
    private final Shares jobTimes;

    private PslrProfile(String name, String summary, TaskPattern pattern, Shares jobTimes) {
        this.name = name;
        this.summary = summary;
        this.pattern = pattern;
        this.jobTimes = jobTimes;
    }

    /** The columns of Table 2. */
    static List<WorkloadProfile> all() {
        return List.of(
                new PslrProfile("pslr-uniform", "Jobs of one task, their times uniform.", TaskPattern.SINGLE, Shares.UNIFORM),
                new PslrProfile("pslr-log", "Jobs of one task, their times uniform in the logarithm.", TaskPattern.SINGLE, Shares.LOG),
                new PslrProfile("pslr-probabilistic", "Jobs whose tasks depend on each other at random.", TaskPattern.PROBABILISTIC,
                        Shares.LOG),
                new PslrProfile("pslr-fork-join", "Jobs that fork into chains and join.", TaskPattern.FORK_JOIN, Shares.LOG),
                new PslrProfile("pslr-fork-join-chain", "Jobs of one to three forks and joins, one after the other.",
                        TaskPattern.FORK_JOIN_CHAIN,
                        Shares.LOG));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String summary() {
        return summary;
    }

    @Override
    public String source() {
        return "Burkimsher, Bate, Indrusiak 2013, Table 2";
    }

    @Override
    public List<Parameter> settings() {
        List<Parameter> settings = new ArrayList<>(List.of(jobs(pattern == TaskPattern.SINGLE ? 10_000 : 1000)));
        settings.addAll(pattern.settings());
        settings.addAll(people(5, 0));
        settings.addAll(work(jobTimes, 1000, 100_000,
                "[PSLR] 2.1 prints no number, but \"execution times of tasks ranging from a few minutes to several months\": some 10^5."));
        settings.addAll(arrivals(ArrivalPattern.STEADY, 100));
        settings.add(new Parameter.Numbers("ccr", "0.2", "0", "1000", "Time of a transfer over time of the task that writes."));
        return settings;
    }

    @Override
    TaskPattern pattern() {
        return pattern;
    }

    @Override
    Platform platform(String title, SettingValues values, long seed) {
        return GridPlatforms.star(title, cores(values), values.oneOf("ccr", RandomStream.of(seed, name + " ccr")));
    }
}
