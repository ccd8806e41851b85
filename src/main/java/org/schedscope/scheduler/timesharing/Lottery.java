package org.schedscope.scheduler.timesharing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.schedscope.engine.collection.SplitMix;

/** Round robin in which each core that comes free draws its next task by tickets (Waldspurger, Weihl 1994). */
final class Lottery extends Discipline {
    /** The draws of a run, one sequence for all clusters: the given ones first, then random ones. */
    static final class Draws {
        private final List<Long> given;
        private final long seed;
        private int count;

        Draws(List<Long> given, long seed) {
            this.given = given;
            this.seed = seed;
        }

        /** Continues where other draws have come to. */
        Draws after(Draws before) {
            count = before.count;
            return this;
        }

        Draws copy() {
            return new Draws(given, seed).after(this);
        }

        private long next() {
            int number = count++;
            return number < given.size() ? given.get(number) : SplitMix.draw(seed, number, 0, 0) >>> 1;
        }
    }

    private final long quantum;
    private final Draws draws;

    Lottery(RunQueue queue, long quantum, Draws draws) {
        super(queue);
        this.quantum = quantum;
        this.draws = draws;
    }

    @Override
    Discipline copy(RunQueue newQueue) {
        return new Lottery(newQueue, quantum, newQueue.draws());
    }

    @Override
    String key(ReadyTask ready) {
        return Integer.toString(ready.figures.tickets());
    }

    @Override
    long quantum() {
        return quantum;
    }

    @Override
    List<ReadyTask> first(List<ReadyTask> pool, int places) {
        List<ReadyTask> left = new ArrayList<>(pool);
        left.sort(Comparator.comparingInt(ready -> ready.task));
        List<ReadyTask> chosen = new ArrayList<>();
        while (chosen.size() < places && !left.isEmpty()) {
            long above = draws.next() % left.stream().mapToLong(ready -> ready.figures.tickets()).sum();
            int drawn = 0;
            while (above >= left.get(drawn).figures.tickets()) {
                above -= left.get(drawn++).figures.tickets();
            }
            chosen.add(left.remove(drawn));
        }
        return chosen;
    }
}
