package org.schedscope.scheduler;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.event.Branch;
import org.schedscope.event.EventRecorder;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.Cluster;
import org.schedscope.model.ModelException;
import org.schedscope.model.graph.WorkloadIndex;

/** Random runs that are forked, seeded. */
public final class RandomForks {
    private static final String[] HIERARCHICAL = {"fifo-task", "fifo-job", "fair-share", "fair-usage", "srtf", "p-slr", "edf"};
    private static final String[] ANYWHERE = {"fifo-job", "fair-usage", "p-slr", "pvr", "lrtf"};
    private static final String[] FOUR_PHASE = {"owm", "mows", "owm-preemptive", "heft", "cpop", "swf-path", "fair-share"};

    private RandomForks() {
    }

    /** Any scheduler, with any rearrangement. */
    public static RunSpec root(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RunSpec plain = RandomCases.market(seed, "fifo-job");
        Choices choices = choices(random);
        return new RunSpec(plain.workload(), plain.platform(), choices.policy, choices.scheduler, seed, choices.parameters);
    }

    private record Choices(String policy, String scheduler, TreeMap<String, String> parameters) {
    }

    private static Choices choices(SplittableRandom random) {
        TreeMap<String, String> parameters = new TreeMap<>();
        String[] rearrangements = {"none", "easy", "conservative"};
        int scheduler = random.nextInt(4);
        if (scheduler < 2) {
            parameters.put("rearrangement", rearrangements[random.nextInt(3)]);
        }
        if (random.nextInt(3) == 0) {
            parameters.put("starvation", "on");
        }
        return switch (scheduler) {
            case 0 -> new Choices(HIERARCHICAL[random.nextInt(HIERARCHICAL.length)], "hierarchical", parameters);
            case 1 -> new Choices(ANYWHERE[random.nextInt(ANYWHERE.length)], "central", parameters);
            case 2 -> new Choices(ANYWHERE[random.nextInt(ANYWHERE.length)], "market", parameters);
            default -> new Choices(FOUR_PHASE[random.nextInt(FOUR_PHASE.length)], "four-phase", parameters);
        };
    }

    /** The same run, forked at a random tick with random changes; as it is if no change that was drawn is allowed. */
    public static RunSpec forked(RunSpec spec, long seed) {
        SplittableRandom random = new SplittableRandom(~seed);
        long last = spec.forks().isEmpty() ? 0 : spec.forks().get(spec.forks().size() - 1).at();
        Branch fork = Branch.at(last + random.nextInt(30));
        if (random.nextInt(3) > 0) {
            Choices choices = choices(random);
            fork = fork.withChoices(choices.policy, choices.scheduler, seed, choices.parameters);
        }
        fork = elsewhere(spec.lastStage(), fork, random);
        if (random.nextInt(3) == 0) {
            fork = fork.withRemoved(removable(spec, fork.at(), random));
        }
        return spec.forked(fork);
    }

    /** The fork with other numbers of cores, some of them too few for some tasks, and with cores out of order; or without. */
    static Branch elsewhere(RunSpec stage, Branch fork, SplittableRandom random) {
        Branch changed = fork;
        List<Cluster> clusters = stage.platform().clusters();
        if (random.nextInt(3) == 0) {
            Cluster cluster = clusters.get(random.nextInt(clusters.size()));
            Branch resized = fork.withCores(cluster.id(), Math.max(1, cluster.cores() - 3 + random.nextInt(6)));
            changed = someClusterHoldsEveryTask(stage.forked(resized).lastStage()) ? resized : fork;
        }
        if (random.nextInt(3) == 0) {
            Cluster cluster = clusters.get(random.nextInt(clusters.size()));
            int there = changed.cores().getOrDefault(cluster.id(), cluster.cores());
            changed = changed.withOutages(List.of(new Branch.CoresOut(cluster.id(), 1 + random.nextInt(there), fork.at() + 1 + random.nextInt(20))));
        }
        return changed;
    }

    private static boolean someClusterHoldsEveryTask(RunSpec stage) {
        return stage.workload().jobs().stream().flatMap(job -> job.tasks().stream())
                .allMatch(task -> stage.platform().clusters().stream().anyMatch(task::fits));
    }

    /** Some jobs of which nothing has started by a tick. */
    private static SortedSet<String> removable(RunSpec spec, long tick, SplittableRandom random) {
        WorkloadIndex index = new WorkloadIndex(spec.recordedWorkload());
        SortedSet<String> jobs = new TreeSet<>();
        List<Integer> touched = new ArrayList<>();
        EventRecorder sink = new EventRecorder(event -> {
            if (event.tick() < tick && event instanceof ScheduleEvent.TaskStarted start) {
                touched.add(index.jobOf(start.task()));
            } else if (event.tick() <= tick && event instanceof ScheduleEvent.JobStarved starved) {
                touched.add(starved.job());
            } else if (event instanceof ScheduleEvent.JobRemoved removed) {
                touched.add(removed.job());
            }
        });
        Schedulers.start(spec, sink).runToEnd();
        for (int job = 0; job < index.jobCount(); job++) {
            if (!touched.contains(job) && random.nextInt(3) == 0) {
                jobs.add(index.job(job).id());
            }
        }
        return jobs;
    }

    /** Whether a change asks for what cannot be; such a draw says nothing. */
    public static boolean isPossible(RunSpec spec) {
        try {
            Schedulers.start(spec, EventRecorder.toList().sink()).runToEnd();
            return true;
        } catch (ModelException refused) {
            return false;
        }
    }
}
