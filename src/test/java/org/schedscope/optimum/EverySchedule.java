package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.trace.foreign.PlacedPiece;
import org.schedscope.trace.foreign.ScheduleReplay;

/**
 * Every schedule of a tiny workload in which no task can start earlier unless another starts later: all orders, all clusters, tick by
 * tick. Written from the law alone.
 */
final class EverySchedule {
    private final WorkloadIndex index;
    private final Platform platform;
    private final Consumer<Trace> each;
    private final List<PlacedPiece> placed = new ArrayList<>();

    private EverySchedule(WorkloadIndex index, Platform platform, Consumer<Trace> each) {
        this.index = index;
        this.platform = platform;
        this.each = each;
    }

    static void tell(WorkloadIndex index, Platform platform, Consumer<Trace> each) {
        new EverySchedule(index, platform, each).next();
    }

    private Optional<PlacedPiece> pieceOf(int task) {
        return placed.stream().filter(piece -> piece.task() == task).findFirst();
    }

    private void next() {
        if (placed.size() == index.taskCount()) {
            each.accept(ScheduleReplay.trace(index, platform, List.copyOf(placed)));
            return;
        }
        for (int number = 0; number < index.taskCount(); number++) {
            int first = index.firstTask(index.jobOf(number));
            boolean ready = index.task(number).parents().stream().allMatch(edge -> pieceOf(first + edge.parent()).isPresent());
            if (ready && pieceOf(number).isEmpty()) {
                for (int cluster = 0; cluster < platform.clusters().size(); cluster++) {
                    if (index.task(number).fits(platform.clusters().get(cluster))) {
                        placed.add(earliest(number, cluster));
                        next();
                        placed.remove(placed.size() - 1);
                    }
                }
            }
        }
    }

    private PlacedPiece earliest(int number, int cluster) {
        Task task = index.task(number);
        Cluster where = platform.clusters().get(cluster);
        int first = index.firstTask(index.jobOf(number));
        long from = index.job(index.jobOf(number)).arrival();
        for (Dependency edge : task.parents()) {
            PlacedPiece parent = pieceOf(first + edge.parent()).orElseThrow();
            from = Math.max(from, parent.end()
                    + platform.delays().delay(index.task(parent.task()).meanExec(), edge.data(), parent.cluster(), cluster));
        }
        long duration = task.durationOn(where);
        long start = LongStream.iterate(from, tick -> tick + 1)
                .filter(begin -> LongStream.range(begin, begin + duration)
                        .allMatch(tick -> hasRoom(task, where, cluster, tick)))
                .findFirst().orElseThrow();
        return new PlacedPiece(number, cluster, start, start + duration, Optional.empty());
    }

    private boolean hasRoom(Task task, Cluster where, int cluster, long tick) {
        List<Task> running = placed.stream().filter(piece -> piece.cluster() == cluster && piece.start() <= tick && tick < piece.end())
                .map(piece -> index.task(piece.task())).toList();
        int cores = running.stream().mapToInt(Task::cores).sum() + task.cores();
        long memory = running.stream().mapToLong(Task::memory).sum() + task.memory();
        return cores <= where.cores() && memory <= where.memory().orElse(Long.MAX_VALUE);
    }
}
