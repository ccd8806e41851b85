package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
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
     * Tasks that depend on each other in some way; their execution times have a distribution, and their work adds up to the job's.
     *
     * @param parents parents of each task
     * @param work of the job, in core-ticks
     */
    static List<Task> draw(List<List<Integer>> parents, long work, Shares times, SettingValues values, RandomStream draws) {
        double[] lengths = times.draw(parents.size(), values.whole("task-spread"), draws);
        List<Task> shapes = new ArrayList<>();
        double drawn = 0;
        for (int i = 0; i < lengths.length; i++) {
            int cores = (int) Math.min(GridProfile.cores(values), values.oneOf("task-cores", draws).ceil());
            String kind = draws.below(100) < values.whole("kind-2") ? KIND_2 : KIND_1;
            shapes.add(new Task("T" + (i + 1), 1, cores, kind, 0, OptionalLong.empty(), Map.of(),
                    parents.get(i).stream().map(Dependency::on).toList()));
            drawn += lengths[i] * cores;
        }
        double sum = drawn;
        return IntStream.range(0, lengths.length).mapToObj(i -> shapes.get(i).withExec(Shares.share(work, lengths[i] / sum))).toList();
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
