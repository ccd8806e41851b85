package org.schedscope.periodic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;

/** One core that runs periodic jobs tick by tick, written from the rules of the preemptive policies alone. */
final class NaiveProcessor {
    private final List<PeriodicTask> tasks;
    /** Whether each release is a chain of tasks of one tick, which enter the queue one after the other. */
    private final boolean chains;
    private final List<Release> ready = new ArrayList<>();
    private Release running;
    private long position;
    /** Longest response by task, up to the end of the run. */
    final long[] response;
    boolean missed;

    private final class Release {
        final int task;
        final long at;
        long left;
        long entered = position++;

        Release(int task, long at) {
            this.task = task;
            this.at = at;
            left = tasks.get(task).exec();
        }

        long due() {
            return at + tasks.get(task).deadline();
        }
    }

    NaiveProcessor(List<PeriodicTask> tasks, boolean chains) {
        this.tasks = tasks;
        this.chains = chains;
        response = new long[tasks.size()];
    }

    /** Runs up to a tick under fixed priorities; empty key: earliest deadline first. */
    NaiveProcessor run(long end, ToLongFunction<PeriodicTask> priority) {
        Comparator<Release> key = priority == null ? Comparator.comparingLong(Release::due)
                : Comparator.comparingLong(release -> priority.applyAsLong(tasks.get(release.task)));
        Comparator<Release> order = key.thenComparing(release -> release != running).thenComparing(release -> release.entered);
        for (long now = 0; now < end; now++) {
            for (int task = 0; task < tasks.size(); task++) {
                long since = now - tasks.get(task).arrival();
                if (since >= 0 && since % tasks.get(task).period() == 0) {
                    ready.add(new Release(task, now));
                }
            }
            if (running != null && chains) {
                // The next task of its chain became ready after what arrived, and nothing is running.
                running.entered = position++;
                running = null;
            }
            running = ready.stream().min(order).orElse(null);
            if (running != null && --running.left == 0) {
                ready.remove(running);
                response[running.task] = Math.max(response[running.task], now + 1 - running.at);
                missed |= now + 1 > running.due();
                running = null;
            }
        }
        missed |= ready.stream().anyMatch(release -> release.due() <= end);
        return this;
    }
}
