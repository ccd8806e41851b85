package org.schedscope.scheduler.timesharing;

import java.util.ArrayList;
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
    /** Tickets of waiting tasks: at each place the sum of a block that ends with the task before it (Fenwick 1994). */
    private final long[] sums;
    private long sum;

    Lottery(RunQueue queue, long quantum, Draws draws) {
        super(queue);
        this.quantum = quantum;
        this.draws = draws;
        sums = new long[queue.taskCount() + 1];
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
    void added(ReadyTask ready) {
        put(ready.task, ready.figures.tickets());
    }

    @Override
    void removed(ReadyTask ready) {
        put(ready.task, -ready.figures.tickets());
    }

    private void put(int task, long tickets) {
        sum += tickets;
        for (int place = task + 1; place < sums.length; place += place & -place) {
            sums[place] += tickets;
        }
    }

    /** The task that has a ticket, by its number in the order of tasks. */
    private int holder(long ticket) {
        long above = ticket;
        int task = 0;
        for (int block = Integer.highestOneBit(sums.length - 1); block > 0; block >>= 1) {
            if (task + block < sums.length && sums[task + block] <= above) {
                task += block;
                above -= sums[task];
            }
        }
        return task;
    }

    @Override
    List<ReadyTask> first(List<ReadyTask> running, int places) {
        List<ReadyTask> chosen = new ArrayList<>();
        while (chosen.size() < places && sum > 0) {
            ReadyTask drawn = queue.ofTask(holder(draws.next() % sum));
            removed(drawn);
            chosen.add(drawn);
        }
        chosen.forEach(this::added);
        return chosen;
    }
}
