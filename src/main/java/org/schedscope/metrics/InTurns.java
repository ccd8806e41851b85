package org.schedscope.metrics;

import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Pieces of work that share nothing, done by the caller and by what else of the machine is free: who is done takes the next. A parallel
 * stream deals them out beforehand, by their number and not by how long they take.
 */
final class InTurns {
    private InTurns() {
    }

    /**
     * Returns when all is done; a single piece is done by the caller.
     *
     * @param pieces those that take longest first
     * @throws RuntimeException that one of them threw, of several the caller's
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
