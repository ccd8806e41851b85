package org.schedscope.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.schedscope.generate.Setting.Form;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Ratio;
import org.schedscope.model.Router;
import org.schedscope.model.Task;

/** Three clusters of one kind and one of another around a router (Burkimsher, Bate, Indrusiak 2013, Figure 2). */
final class FourClusters {
    static final int COUNT = 4;
    private static final String KIND_1 = "Kind1";
    private static final String KIND_2 = "Kind2";

    private FourClusters() {
    }

    /** What both profiles of workloads for this platform can be asked for. */
    static List<Setting> settings() {
        return List.of(
                new Setting("exec", Form.WHOLE, "10000000000", "1", "1000000000000000", "Execution times of all tasks together, in ticks."),
                new Setting("load", Form.WHOLE, "100", "1", "10000", "Per cent of the platform's cores that arriving work would keep busy."),
                new Setting("spread", Form.WHOLE, "1000", "1", "1000000000", "Largest over smallest share of a logarithmic distribution."),
                new Setting("task-cores", Form.CHOICE, "1,5,10,15,20", "1", "1000000", "Cores of a task."),
                new Setting("kind-2", Form.WHOLE, "20", "0", "100", "Per cent of the tasks that need the fourth cluster's kind."),
                new Setting("cores", Form.WHOLE, "1000", "1", "1000000", "Cores of each of the four clusters."),
                new Setting("ccr", Form.CHOICE, "0.2", "0", "1000", "Time of a transfer over time of the task that writes."));
    }

    /**
     * Tasks that depend on each other in some way; their times are logarithmic shares of their job's.
     *
     * @param parents of each task
     */
    static List<Task> tasks(List<List<Integer>> parents, long jobExec, SettingValues values, Draws draws) {
        long[] shares = Shares.LOG_UNIFORM.of(jobExec, parents.size(), values.whole("spread"), draws);
        List<Task> tasks = new ArrayList<>();
        for (int i = 0; i < shares.length; i++) {
            int cores = (int) Math.min(values.whole("cores"), values.oneOf("task-cores", draws).ceil());
            String kind = draws.below(100) < values.whole("kind-2") ? KIND_2 : KIND_1;
            tasks.add(new Task("T" + (i + 1), shares[i], cores, kind, 0, OptionalLong.empty(), Map.of(),
                    parents.get(i).stream().map(Dependency::on).toList()));
        }
        return tasks;
    }

    /**
     * Work of tasks, in core-ticks.
     *
     * @throws ArithmeticException if it is beyond a long
     */
    static long work(List<Task> tasks) {
        return tasks.stream().mapToLong(task -> Math.multiplyExact(task.exec(), task.cores())).reduce(0, Math::addExact);
    }

    static Platform of(String name, int cores, Ratio ccr) {
        List<Cluster> clusters = new ArrayList<>();
        for (int c = 1; c <= COUNT; c++) {
            clusters.add(Cluster.of("C" + c, cores, c < COUNT ? KIND_1 : KIND_2));
        }
        return new Platform(name, new Router("grid", List.copyOf(clusters)), new NetworkModel.Ccr(ccr), Map.of());
    }
}
