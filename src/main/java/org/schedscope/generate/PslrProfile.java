package org.schedscope.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.generate.Setting.Form;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/**
 * The synthetic workloads of Burkimsher, Bate, Indrusiak 2013, §4.3 and Table 2, one of five kinds, and their platform of four clusters. The
 * execution times of jobs, summed over their tasks, are shares of a total, and those of tasks are shares of their job's. The paper
 * does not say how far a logarithmic distribution reaches: here {@code spread} is the largest over the smallest. Jobs arrive so that work
 * comes at a steady rate, {@code load} per cent of what all cores can do: each as long after the one before as that one's work takes at that
 * rate.
 */
final class PslrProfile implements WorkloadProfile {
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
                new PslrProfile("pslr-log", "Jobs of one task, their times uniform in the logarithm.", TaskPattern.SINGLE, Shares.LOG_UNIFORM),
                new PslrProfile("pslr-probabilistic", "Jobs whose tasks depend on each other at random.", TaskPattern.PROBABILISTIC,
                        Shares.LOG_UNIFORM),
                new PslrProfile("pslr-fork-join", "Jobs that fork into chains and join.", TaskPattern.FORK_JOIN, Shares.LOG_UNIFORM),
                new PslrProfile("pslr-fork-join-chain", "Jobs of one to three forks and joins, one after the other.", TaskPattern.FORK_JOIN_CHAIN,
                        Shares.LOG_UNIFORM));
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
    public List<Setting> settings() {
        boolean single = pattern == TaskPattern.SINGLE;
        boolean forks = pattern == TaskPattern.FORK_JOIN || pattern == TaskPattern.FORK_JOIN_CHAIN;
        List<Setting> settings = new ArrayList<>(List.of(
                new Setting("jobs", Form.WHOLE, single ? "10000" : "1000", "1", "1000000", "How many jobs arrive."),
                new Setting("users", Form.WHOLE, "5", "1", "10000", "How many users, of equal shares, the jobs are of.")));
        settings.addAll(FourClusters.settings());
        if (pattern == TaskPattern.PROBABILISTIC) {
            settings.add(new Setting("tasks", Form.RANGE, "1-20", "1", "10000", "Tasks of a job."));
            settings.add(new Setting("probability", Form.CHOICE, "0.3", "0", "1", "That a task depends on an earlier one."));
        } else if (forks) {
            boolean chain = pattern == TaskPattern.FORK_JOIN_CHAIN;
            settings.add(new Setting("width", Form.RANGE, chain ? "1-5" : "1-10", "1", "1000", "Chains that a task forks into."));
            settings.add(new Setting("length", Form.RANGE, "3-15", "1", "1000", "Tasks of a chain."));
            if (chain) {
                settings.add(new Setting("blocks", Form.RANGE, "1-3", "1", "1000", "Forks and joins of a job, one after the other."));
            }
        }
        return settings;
    }

    @Override
    public Generated generate(SettingValues values, long seed) {
        int count = (int) values.whole("jobs");
        int perCluster = (int) values.whole("cores");
        long[] exec = jobTimes.of(values.whole("exec"), count, values.whole("spread"), Draws.of(seed, name + " work"));
        List<Job> jobs = new ArrayList<>();
        long before = 0;
        for (int job = 0; job < count; job++) {
            Draws draws = Draws.of(seed, name, job);
            long rate = Math.multiplyExact(values.whole("load"), (long) FourClusters.COUNT * perCluster);
            long arrival = Math.multiplyExact(before, 100L) / rate;
            List<Task> tasks = FourClusters.tasks(pattern.draw(values, draws), exec[job], values, draws);
            String user = "/share" + (1 + draws.below(values.whole("users")));
            jobs.add(new Job("J" + (job + 1), user, arrival, tasks, Optional.empty(), Optional.empty()));
            before = Math.addExact(before, FourClusters.work(tasks));
        }
        return new Generated(new Workload(name + ", seed " + seed, "tick", Optional.empty(), jobs),
                Optional.of(FourClusters.of(name + ", seed " + seed, perCluster, values.oneOf("ccr", Draws.of(seed, name + " ccr")))));
    }
}
