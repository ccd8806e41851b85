package org.schedscope.metrics;

import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Executor of independent tasks on the calling thread and the common pool. Each thread takes the next task when it has finished one; a
 * parallel stream would split them beforehand by number, regardless of their time.
 */
final class ParallelTasks {
    private ParallelTasks() {
    }

    /**
     * Runs all tasks and waits for them; a single one runs in the calling thread.
     *
     * @param pieces the longest first
     * @throws RuntimeException of a task; of several, the calling thread's
     */
    static void run(List<Runnable> pieces) {
        AtomicInteger next = new AtomicInteger();
        Runnable taking = () -> {
            for (int piece = next.getAndIncrement(); piece < pieces.size(); piece = next.getAndIncrement()) {
                pieces.get(piece).run();
            }
        };
        int others = Math.min(ForkJoinPool.getCommonPoolParallelism(), pieces.size() - 1);
        List<ForkJoinTask<?>> helpers = IntStream.range(0, others)
                .<ForkJoinTask<?>>mapToObj(helper -> ForkJoinPool.commonPool().submit(taking)).toList();
        try {
            taking.run();
        } finally {
            helpers.forEach(ForkJoinTask::quietlyJoin);
        }
        helpers.forEach(ForkJoinTask::join);
    }
}
