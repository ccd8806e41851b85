package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.schedscope.generate.RandomStream;
import org.schedscope.generate.SettingValues;
import org.schedscope.model.Dependency;
import org.schedscope.model.Task;

/** Tasks of {@link GridProfile}s. */
final class GridTasks {
    static final String KIND_1 = "Kind1";
    static final String KIND_2 = "Kind2";

    private GridTasks() {
    }

    /**
     * Tasks that depend on each other in some way; their times are shares of their job's.
     *
     * @param parents parents of each task
     */
    static List<Task> draw(List<List<Integer>> parents, long jobExec, Shares times, SettingValues values, RandomStream draws) {
        long[] shares = times.of(jobExec, parents.size(), values.whole("spread"), draws);
        List<Task> tasks = new ArrayList<>();
        for (int i = 0; i < shares.length; i++) {
            int cores = (int) Math.min(GridProfile.cores(values), values.oneOf("task-cores", draws).ceil());
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
}
