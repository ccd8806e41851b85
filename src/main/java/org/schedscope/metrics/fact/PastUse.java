package org.schedscope.metrics.fact;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.schedscope.event.EventField;
import org.schedscope.event.EventSink;
import org.schedscope.event.ScheduleEvent;

/**
 * The core-ticks that each job's user ran in a window before the job's arrival, from the events of a run. With a share of c cores and U
 * core-ticks in W ticks the job may expect {@code min(c, max(1, 2c − ⌈U ÷ W⌉))} cores (after Tóth, Klusáček 2014, §5).
 */
public final class PastUse implements EventSink {
    private final JobFacts facts;
    private final long window;
    private final long[] usedBefore;
    private final Use[] users;

    /** A user's use: it grows by the cores in use in every tick. */
    private static final class Use {
        /** Ticks at which the cores in use changed, with the core-ticks used up to then and the cores in use from then on. */
        private final Deque<long[]> changes = new ArrayDeque<>();

        Use() {
            changes.add(new long[] {0, 0, 0});
        }

        void change(long tick, long moreCores) {
            long[] last = changes.getLast();
            changes.add(new long[] {tick, last[1] + last[2] * (tick - last[0]), last[2] + moreCores});
        }

        /** Core-ticks in [from, to); later intervals begin no earlier. */
        long between(long from, long to) {
            long[] begin = changes.removeFirst();
            while (!changes.isEmpty() && changes.getFirst()[0] <= from) {
                begin = changes.removeFirst();
            }
            changes.addFirst(begin);
            long[] last = changes.getLast();
            return last[1] + last[2] * (to - last[0]) - begin[1] - begin[2] * Math.max(0, from - begin[0]);
        }
    }

    /** @param window W in ticks, at least 1 */
    public PastUse(JobFacts facts, long window) {
        this.facts = facts;
        this.window = window;
        usedBefore = new long[facts.jobCount()];
        users = new Use[facts.users().size()];
        Arrays.setAll(users, user -> new Use());
    }

    @Override
    public boolean looksAtCores() {
        return false;
    }

    @Override
    public void on(ScheduleEvent event) {
        switch (event.kind()) {
            case TASK_STARTED -> change(event, 1);
            case TASK_PREEMPTED, TASK_FINISHED, TASK_KILLED -> change(event, -1);
            case JOB_ARRIVED -> {
                int job = event.get(EventField.JOB);
                usedBefore[job] = users[facts.userOf(job)].between(Math.max(0, event.tick() - window), event.tick());
            }
            default -> {
                // No use.
            }
        }
    }

    private void change(ScheduleEvent event, int sign) {
        int task = event.get(EventField.TASK);
        users[facts.userOf(facts.index().jobOf(task))].change(event.tick(), (long) sign * facts.coresOf(task));
    }

    /** Cores of a share that a job may not expect. */
    long withheld(int job, long share) {
        long cores = usedBefore[job] / window + (usedBefore[job] % window == 0 ? 0 : 1);
        return share - Math.min(share, Math.max(1, 2 * share - cores));
    }
}
