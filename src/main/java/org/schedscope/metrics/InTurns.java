package org.schedscope.metrics;

import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Pieces of work that share nothing, done by the caller and by what else of the machine is free: who is done takes the next. A parallel
 * stream deals them out beforehand, by their number and not by how long they take, and what the caller has to do first keeps all waiting.
 */
final class InTurns {
    private InTurns() {
    }

    /**
     * Returns when all is done.
     *
     * @param own what the caller does itself
     * @param others those that take longest first
     * @throws RuntimeException that some of it threw, of several the caller's
     */
    static void run(Runnable own, List<Runnable> others) {
        AtomicInteger next = new AtomicInteger();
        Runnable taking = () -> {
            for (int piece = next.getAndIncrement(); piece < others.size(); piece = next.getAndIncrement()) {
                others.get(piece).run();
            }
        };
        List<ForkJoinTask<?>> helpers = IntStream.range(0, ForkJoinPool.getCommonPoolParallelism())
                .<ForkJoinTask<?>>mapToObj(helper -> ForkJoinPool.commonPool().submit(taking)).toList();
        try {
            own.run();
            taking.run();
        } finally {
            helpers.forEach(ForkJoinTask::quietlyJoin);
        }
        helpers.forEach(ForkJoinTask::join);
    }
}
