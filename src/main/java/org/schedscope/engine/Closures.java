package org.schedscope.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Cluster;

/** The closures of a platform during a run: those to come, the known ones, and those under way. */
final class Closures {
    /** Number instead of a fork's, in events about cores. */
    static final int NO_FORK = -1;

    /** @param announced tick from which schedulers plan with it */
    private record Planned(Outage outage, long announced) {
    }

    private final List<Planned> unknown = new ArrayList<>();
    private final List<Outage> ahead = new ArrayList<>();
    private final List<Outage> begun = new ArrayList<>();
    private long next;

    /** All closures of a platform, before anything has happened. */
    Closures(SimulationInput input) {
        unknown.addAll(planned(input));
        findNext();
    }

    /** None so far. */
    Closures() {
        findNext();
    }

    private Closures(Closures other) {
        unknown.addAll(other.unknown);
        ahead.addAll(other.ahead);
        begun.addAll(other.begun);
        next = other.next;
    }

    Closures copy() {
        return new Closures(this);
    }

    private static List<Planned> planned(SimulationInput input) {
        List<String> ids = input.clusters().stream().map(Cluster::id).toList();
        return input.platform().closures().stream().map(closure -> {
            int cluster = ids.indexOf(closure.cluster());
            int cores = closure.cores().orElse(input.clusters().get(cluster).cores());
            return new Planned(new Outage(cluster, cores, closure.from(), closure.to()), closure.announced());
        }).toList();
    }

    private void findNext() {
        next = Math.min(least(unknown, Planned::announced), Math.min(least(ahead, Outage::from), least(begun, Outage::until)));
    }

    private static <T> long least(List<T> all, ToLongFunction<T> tick) {
        return all.stream().mapToLong(tick).min().orElse(Long.MAX_VALUE);
    }

    /** The next tick at which one becomes known, begins or ends; {@link Long#MAX_VALUE} if there is none. */
    long next() {
        return next;
    }

    /** The known ones that are not over. */
    List<Outage> known() {
        List<Outage> known = new ArrayList<>(begun);
        known.addAll(ahead);
        return known;
    }

    /**
     * Ends and begins those that end and begin now.
     *
     * @param announced receives those that become known now
     * @param ended receives those that end now
     */
    void advanceTo(long now, Machine machine, Consumer<Outage> announced, Consumer<Outage> ended) {
        for (Planned one : unknown) {
            if (one.announced() <= now) {
                announced.accept(one.outage());
                ahead.add(one.outage());
            }
        }
        unknown.removeIf(one -> one.announced() <= now);
        for (Outage one : begun) {
            if (one.until() <= now) {
                machine.repair(now, one, NO_FORK, true);
                ended.accept(one);
            }
        }
        begun.removeIf(one -> one.until() <= now);
        begin(now, machine);
    }

    private void begin(long now, Machine machine) {
        for (Outage one : ahead) {
            if (one.from() <= now) {
                machine.takeAway(now, one, NO_FORK);
                begun.add(one);
            }
        }
        ahead.removeIf(one -> one.from() <= now);
        findNext();
    }

    /** Applies a fork with other closures: those that are the same go on, the others end, and new ones begin if their time has come. */
    void goOnWith(SimulationInput input, long now, Machine machine) {
        List<Outage> before = new ArrayList<>(begun);
        unknown.clear();
        ahead.clear();
        begun.clear();
        for (Planned one : planned(input)) {
            if (one.outage().until() <= now) {
                continue;
            }
            if (before.remove(one.outage())) {
                begun.add(one.outage());
            } else if (one.announced() <= now) {
                ahead.add(one.outage());
            } else {
                unknown.add(one);
            }
        }
        before.forEach(gone -> machine.repair(now, gone, NO_FORK, true));
        begin(now, machine);
    }
}
