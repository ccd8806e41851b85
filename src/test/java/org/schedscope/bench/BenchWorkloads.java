package org.schedscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/** Seeded workloads of many tasks, at a load of 95 % of 1,000 cores. */
final class BenchWorkloads {
    static final int CORES = 1_000;
    private static final int LONGEST = 1_000;
    private static final double LOAD = 0.95;

    private BenchWorkloads() {
    }

    /** Jobs of one task of one core. */
    static Workload singles(int tasks) {
        return workload(tasks, 1, 1);
    }

    /** Jobs of ten tasks, one after another. */
    static Workload chains(int tasks) {
        return workload(tasks, 10, 1);
    }

    /** Jobs of one task of 1 to 16 cores. */
    static Workload wide(int tasks) {
        return workload(tasks, 1, 16);
    }

    /** Jobs of one task of one core, of some users in turn. */
    static Workload ofUsers(int jobs, int users) {
        List<Job> all = new ArrayList<>(jobs);
        for (Job job : singles(jobs).jobs()) {
            all.add(job.withUser("/u" + all.size() % users));
        }
        return new Workload("bench", "tick", Optional.empty(), all);
    }

    private static Workload workload(int tasks, int chain, int widest) {
        SplittableRandom random = new SplittableRandom(42);
        double gap = chain * (LONGEST + 1) / 2.0 * (widest + 1) / 2.0 / CORES / LOAD;
        List<Job> jobs = new ArrayList<>(tasks / chain);
        for (int j = 0; j < tasks / chain; j++) {
            List<Task> all = new ArrayList<>(chain);
            for (int t = 0; t < chain; t++) {
                all.add(new Task("T" + t, 1 + random.nextInt(LONGEST), 1 + random.nextInt(widest), Task.ANY_KIND, 0, OptionalLong.empty(), Map.of(),
                        t == 0 ? List.of() : List.of(Dependency.on(t - 1))));
            }
            jobs.add(new Job("J" + j, Job.ROOT_USER, (long) (j * gap), all, Optional.empty(), Optional.empty()));
        }
        return new Workload("bench", "tick", Optional.empty(), jobs);
    }

    static Platform oneCluster() {
        return Platform.of("one", Cluster.of("C", CORES));
    }

    static Platform fourClusters() {
        int quarter = CORES / 4;
        return new Platform("four", new Router("grid", List.of(Cluster.of("A", quarter), Cluster.of("B", quarter), Cluster.of("C", quarter),
                Cluster.of("D", quarter))), NetworkModel.NONE, Map.of());
    }
}
