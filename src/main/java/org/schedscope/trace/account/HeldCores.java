package org.schedscope.trace.account;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Cores of a cluster during a sweep, and the waiting tasks whose cause is there. */
final class HeldCores {
    private static final RankedSums NONE = new RankedSums();

    private final double[] chargedLimit;
    private final double[] chargedLater;
    private long capacity;
    private long held;
    private long since;
    private int reservations;
    /** Cores of running tasks that are not past their limit, by rank of arrival. */
    private final RankedSums within = new RankedSums();
    private final Map<Integer, RankedSums> withinOfUser = new HashMap<>();
    /** The same cores by rank and task, see {@link WaitSweep#key}. */
    private final TreeMap<Long, Integer> runningWithin = new TreeMap<>();
    /** Cores of running tasks past their limit, by task. */
    private final TreeMap<Integer, Integer> past = new TreeMap<>();
    private long pastCores;
    /** Overtaken tasks by rank of arrival. */
    private final RankedSums overtaken = new RankedSums();
    /** Waiting tasks by cause. */
    private final int[] waiting = new int[WaitCause.COUNT];
    /** Idle core-ticks by the first cause of a waiting task. */
    final double[] idle = new double[WaitCause.COUNT];

    /**
     * Creates free cores.
     *
     * @param chargedLimit wait by the tasks past their limit that caused it, to be added to
     * @param chargedLater wait by the later tasks that caused it, to be added to
     */
    HeldCores(int capacity, double[] chargedLimit, double[] chargedLater) {
        this.capacity = capacity;
        this.chargedLimit = chargedLimit;
        this.chargedLater = chargedLater;
    }

    /** Adds what the time since the last change costs. Precedes every change. */
    void advance(long now) {
        long ticks = now - since;
        since = now;
        if (ticks == 0) {
            return;
        }
        for (int cause = 0; cause < waiting.length && free() > 0; cause++) {
            if (waiting[cause] > 0) {
                idle[cause] += (double) free() * ticks;
                break;
            }
        }
        int atLimit = waiting[WaitCause.LIMIT.ordinal()];
        if (atLimit > 0) {
            past.forEach((task, cores) -> chargedLimit[task] += (double) ticks * atLimit * cores / pastCores);
        }
        if (overtaken.total() > 0) {
            chargeLater(ticks);
        }
    }

    /** Charges the wait of overtaken tasks to the later ones that run, by their cores. */
    private void chargeLater(long ticks) {
        long before = 0;
        long counted = 0;
        double each = 0;
        for (Map.Entry<Long, Integer> running : runningWithin.entrySet()) {
            long waits = overtaken.upTo(WaitSweep.rank(running.getKey()) - 1);
            each += waits > counted ? (double) (waits - counted) * ticks / (within.total() - before) : 0;
            counted = Math.max(counted, waits);
            chargedLater[WaitSweep.task(running.getKey())] += each * running.getValue();
            before += running.getValue();
        }
    }

    void resize(int more) {
        capacity += more;
    }

    void hold(long key, int user, int cores) {
        held += cores;
        put(key, user, cores);
    }

    private void put(long key, int user, int cores) {
        within.add(WaitSweep.rank(key), cores);
        withinOfUser.computeIfAbsent(user, none -> new RankedSums()).add(WaitSweep.rank(key), cores);
        if (cores > 0) {
            runningWithin.put(key, cores);
        } else {
            runningWithin.remove(key);
        }
    }

    void release(long key, int user, int cores) {
        held -= cores;
        if (past.remove(WaitSweep.task(key)) == null) {
            put(key, user, -cores);
        } else {
            pastCores -= cores;
        }
    }

    void passLimit(long key, int user, int cores) {
        put(key, user, -cores);
        past.put(WaitSweep.task(key), cores);
        pastCores += cores;
    }

    void reserve(int more) {
        reservations += more;
    }

    void count(WaitCause cause, int rank, int more) {
        waiting[cause.ordinal()] += more;
        if (cause == WaitCause.OVERTAKEN) {
            overtaken.add(rank, more);
        }
    }

    /** Free cores; none where a schedule holds more than there are. */
    private long free() {
        return Math.max(0, capacity - held);
    }

    /**
     * The ranks up to which each cause holds for tasks of a user that need a number of cores: the causes from {@link WaitCause#RESERVED}
     * on, but the last, whether or not one before holds, too.
     */
    int[] cuts(int user, int cores) {
        long most = free() + pastCores + within.total() - cores;
        boolean fits = free() >= cores;
        return new int[] {all(fits && reservations > 0), all(fits), all(free() + pastCores >= cores), within.last(most),
                within.lastWithout(withinOfUser.getOrDefault(user, NONE), most)};
    }

    private static int all(boolean holds) {
        return holds ? Integer.MAX_VALUE : -1;
    }
}
