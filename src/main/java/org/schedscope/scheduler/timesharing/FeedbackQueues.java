package org.schedscope.scheduler.timesharing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Multi-level feedback queues (Arpaci-Dusseau, Operating Systems: Three Easy Pieces, chapter 8); a level for each job. */
final class FeedbackQueues extends Discipline {
    /** What a job has used up on the cluster. */
    private static final class Account {
        private int level;
        /** Ticks of work of the present quantum. */
        private long sum;
        /** Quanta of the present level that are over. */
        private long quanta;
        private boolean ran;
        /** Running tasks, while the end of the quantum is computed. */
        private int running;

        private Account copy() {
            Account copy = new Account();
            copy.level = level;
            copy.sum = sum;
            copy.quanta = quanta;
            copy.ran = ran;
            return copy;
        }

        private void beginLevel(int number) {
            level = number;
            sum = 0;
            quanta = 0;
        }

        private void endQuantum(SharingRules rules) {
            sum = 0;
            quanta++;
            if (quanta >= rules.allotmentOn(level)) {
                beginLevel(Math.min(level + 1, rules.levels() - 1));
            }
        }
    }

    /** Waiting tasks by position, then running ones by core. */
    private static final Comparator<ReadyTask> WAITING_FIRST = Comparator.comparing((ReadyTask ready) -> ready.onCore)
            .thenComparing((a, b) -> a.onCore ? RunQueue.BY_CORE.compare(a, b) : RunQueue.BY_POSITION.compare(a, b));

    private final SharingRules rules;
    /** By job. */
    private final Account[] accounts;
    /** Tasks that have worked since the last pass. */
    private final List<ReadyTask> workers = new ArrayList<>();
    private long lastPass;

    FeedbackQueues(RunQueue queue, SharingRules rules, int jobs) {
        this(queue, rules, new Account[jobs]);
        Arrays.setAll(accounts, job -> new Account());
    }

    private FeedbackQueues(RunQueue queue, SharingRules rules, Account[] accounts) {
        super(queue);
        this.rules = rules;
        this.accounts = accounts;
    }

    @Override
    Discipline copy(RunQueue newQueue) {
        FeedbackQueues copy = new FeedbackQueues(newQueue, rules, Arrays.stream(accounts).map(Account::copy).toArray(Account[]::new));
        copy.lastPass = lastPass;
        return copy;
    }

    @Override
    void takeOver(Discipline before) {
        lastPass = queue.now();
        if (before instanceof FeedbackQueues same) {
            Arrays.setAll(accounts, job -> same.accounts[job].copy());
            Stream.of(accounts).filter(job -> job.level >= rules.levels()).forEach(job -> job.beginLevel(rules.levels() - 1));
        }
    }

    @Override
    boolean isPreemptive() {
        return true;
    }

    @Override
    int compare(ReadyTask a, ReadyTask b) {
        int byLevel = Integer.compare(accounts[a.job].level, accounts[b.job].level);
        return byLevel != 0 ? byLevel : Long.compare(a.position, b.position);
    }

    @Override
    String key(ReadyTask ready) {
        return Integer.toString(accounts[ready.job].level);
    }

    private boolean isUsedUp(Account job) {
        return job.sum >= rules.quantumOn(job.level);
    }

    @Override
    void worked(ReadyTask ready, long ticks) {
        accounts[ready.job].sum += ticks;
        workers.add(ready);
    }

    @Override
    void settle(List<ReadyTask> ended) {
        long now = queue.now();
        // A multiple without a pass: nothing was here to be moved.
        if (rules.boost() > 0 && (now - 1) / rules.boost() > lastPass / rules.boost()) {
            beginAnew();
        }
        lastPass = now;
        ended.stream().filter(ready -> rules.stay() && queue.goesOn(ready.job)).map(ready -> accounts[ready.job])
                .filter(job -> !isUsedUp(job)).forEach(job -> job.beginLevel(job.level));
    }

    private void beginAnew() {
        Stream.of(accounts).forEach(job -> job.beginLevel(0));
    }

    @Override
    void expire() {
        workers.sort(RunQueue.BY_CORE);
        for (ReadyTask worker : workers) {
            Account job = accounts[worker.job];
            if (isUsedUp(job)) {
                List<ReadyTask> moved = queue.present(worker.job).sorted(WAITING_FIRST).toList();
                queue.move(moved, () -> {
                    job.endQuantum(rules);
                    queue.enterAgain(moved, true);
                });
            }
        }
        workers.clear();
    }

    @Override
    void beforeEntry() {
        if (rules.boost() > 0 && queue.now() % rules.boost() == 0) {
            List<ReadyTask> below = queue.present().filter(each -> accounts[each.job].level > 0)
                    .sorted(Comparator.comparing((ReadyTask each) -> -accounts[each.job].level).thenComparing(RunQueue.BY_POSITION))
                    .toList();
            queue.move(below, () -> {
                queue.enterAgain(below, false);
                beginAnew();
            });
        }
    }

    @Override
    boolean enters(ReadyTask ready) {
        return rules.ioBump() && accounts[ready.job].ran;
    }

    @Override
    void taken(ReadyTask ready) {
        accounts[ready.job].ran = true;
    }

    @Override
    long nextChange() {
        boolean idle = queue.waiting().isEmpty() && queue.running().isEmpty();
        long next = rules.boost() > 0 && !idle ? (queue.now() / rules.boost() + 1) * rules.boost() : Long.MAX_VALUE;
        queue.running().forEach(ready -> accounts[ready.job].running++);
        for (ReadyTask ready : queue.running()) {
            Account job = accounts[ready.job];
            // With several tasks not earlier than this.
            next = Math.min(next, Math.max(queue.now(), job.running == 1 ? ready.workFrom : 0)
                    + (rules.quantumOn(job.level) - job.sum - 1) / job.running + 1);
        }
        queue.running().forEach(ready -> accounts[ready.job].running = 0);
        return next;
    }
}
