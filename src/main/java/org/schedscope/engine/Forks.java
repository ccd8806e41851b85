package org.schedscope.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.event.EventSink;
import org.schedscope.event.FanOut;

/** The forks of a run: those to come, and what those that have been left behind: cores out of order and jobs taken out. */
final class Forks {
    private final List<Fork> all;
    private final Past past;
    private final List<Outage> outages = new ArrayList<>();
    private final boolean[] removed;
    private int begun;
    private long next;

    /** @param all in order of their ticks */
    Forks(List<Fork> all) {
        this(all, new Past(), new boolean[all.stream().anyMatch(fork -> !fork.removedJobs().isEmpty())
                ? all.get(0).input().index().jobCount() : 0]);
        findNext();
    }

    private Forks(List<Fork> all, Past past, boolean[] removed) {
        this.all = List.copyOf(all);
        this.past = past;
        this.removed = removed;
    }

    Forks copy() {
        Forks copy = new Forks(all, begun < all.size() ? past.copy() : past, removed.clone());
        copy.outages.addAll(outages);
        copy.begun = begun;
        copy.next = next;
        return copy;
    }

    /** What a run must tell: its listener, and, as long as forks are to come, what they will need to know. */
    EventSink listeningTo(Optional<EventSink> listener) {
        if (begun == all.size()) {
            return listener.orElse(null);
        }
        return listener.<EventSink>map(other -> FanOut.of(past, other)).orElse(past);
    }

    private void findNext() {
        next = begun < all.size() ? all.get(begun).tick() : Long.MAX_VALUE;
        for (Outage outage : outages) {
            next = Math.min(next, outage.until());
        }
    }

    /** The next tick at which a fork acts or cores are back; {@link Long#MAX_VALUE} if there is none. */
    long next() {
        return next;
    }

    /** Takes out the outages that end now. */
    List<Outage> repaired(long now) {
        List<Outage> over = outages.stream().filter(outage -> outage.until() == now).toList();
        outages.removeIf(outage -> outage.until() == now);
        findNext();
        return over;
    }

    /** Lets the next fork act on the machine, and returns it. */
    Fork begin(Machine machine) {
        Fork fork = all.get(begun++);
        machine.goOnWith(fork.input());
        for (Outage outage : fork.outages()) {
            machine.takeAway(outage.cluster(), outage.cores());
            outages.add(outage);
        }
        fork.removedJobs().forEach(job -> removed[job] = true);
        findNext();
        return fork;
    }

    /** How many forks have acted. */
    int begun() {
        return begun;
    }

    boolean hasRemoved(int job) {
        return removed.length > 0 && removed[job];
    }

    Past past() {
        return past;
    }

    /** Cores out of order now. */
    List<Outage> outages() {
        return outages;
    }
}
