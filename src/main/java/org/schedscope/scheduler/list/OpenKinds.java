package org.schedscope.scheduler.list;

import org.schedscope.engine.Machine;

/** The kinds of queued tasks that may still start in a pass: a kind that waits does not hold back another. */
final class OpenKinds {
    private final TaskKinds kinds;
    private final Machine machine;
    private final int[] queued;
    private final boolean[] closed;
    private int open;

    OpenKinds(TaskKinds kinds, Machine machine) {
        this.kinds = kinds;
        this.machine = machine;
        queued = new int[kinds.count()];
        closed = new boolean[kinds.count()];
    }

    OpenKinds copy(Machine newMachine) {
        OpenKinds copy = new OpenKinds(kinds, newMachine);
        System.arraycopy(queued, 0, copy.queued, 0, queued.length);
        return copy;
    }

    void entered(int task) {
        queued[kinds.of(task)]++;
    }

    /** A task has started or left; with the last one of its kind, the kind closes. */
    void gone(int task) {
        if (--queued[kinds.of(task)] == 0) {
            close(task);
        }
    }

    /** Begins a pass: opens the kinds that are queued, or, on request, those of them for which a cluster has free cores. */
    void open(boolean withFreeCore) {
        open = 0;
        for (int kind = 0; kind < closed.length; kind++) {
            closed[kind] = queued[kind] == 0 || withFreeCore && !hasFreeCore(kind);
            open += closed[kind] ? 0 : 1;
        }
    }

    private boolean hasFreeCore(int kind) {
        for (int cluster : kinds.clusters(kind)) {
            if (machine.freeCores(cluster) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether something queued could start somewhere if only cores counted. */
    boolean anyHasFreeCore() {
        for (int kind = 0; kind < queued.length; kind++) {
            if (queued[kind] > 0 && hasFreeCore(kind)) {
                return true;
            }
        }
        return false;
    }

    boolean anyOpen() {
        return open > 0;
    }

    boolean isOpen(int task) {
        return !closed[kinds.of(task)];
    }

    void close(int task) {
        if (isOpen(task)) {
            closed[kinds.of(task)] = true;
            open--;
        }
    }
}
