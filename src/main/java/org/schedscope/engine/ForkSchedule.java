package org.schedscope.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.event.EventSink;
import org.schedscope.event.FanOut;

/** The forks of a run: those to come, and the effects of past ones: outages and removed jobs. */
final class ForkSchedule {
    private final List<Fork> all;
    private final CoreHistory past;
    private final List<Out> out = new ArrayList<>();
    private final boolean[] removed;
    private List<Outage> closed = List.of();
    private int begun;
    private long next;

    /** An outage with the number of its fork. */
    private record Out(Outage outage, int fork) {
    }

    /** @param all in order of their ticks */
    ForkSchedule(List<Fork> all) {
        this(all, new CoreHistory(), new boolean[all.stream().anyMatch(fork -> !fork.removedJobs().isEmpty())
                ? all.get(0).input().index().jobCount() : 0]);
        findNext();
    }

    private ForkSchedule(List<Fork> all, CoreHistory past, boolean[] removed) {
        this.all = List.copyOf(all);
        this.past = past;
        this.removed = removed;
    }

    ForkSchedule copy() {
        return copyWith(all);
    }

    /** A copy with another last fork, or none: it has not acted. */
    ForkSchedule copyWith(Optional<Fork> last) {
        List<Fork> others = new ArrayList<>(all.subList(0, all.size() - 1));
        last.ifPresent(others::add);
        return copyWith(others);
    }

    private ForkSchedule copyWith(List<Fork> others) {
        boolean anyLeave = others.stream().anyMatch(fork -> !fork.removedJobs().isEmpty());
        boolean[] gone = !anyLeave || removed.length > 0 ? removed.clone() : new boolean[others.get(0).input().index().jobCount()];
        ForkSchedule copy = new ForkSchedule(others, begun < all.size() ? past.copy() : past, gone);
        copy.out.addAll(out);
        copy.begun = begun;
        copy.findNext();
        return copy;
    }

    /** The listener of a run, and, as long as forks are to come, the history that they will need. */
    EventSink listeningTo(Optional<EventSink> listener) {
        if (begun == all.size()) {
            return listener.orElseGet(FanOut::of);
        }
        return listener.<EventSink>map(other -> FanOut.of(past, other)).orElse(past);
    }

    private void findNext() {
        next = begun < all.size() ? Math.max(0, all.get(begun).tick()) : Long.MAX_VALUE;
        for (Out one : out) {
            next = Math.min(next, one.outage.until());
        }
    }

    /** The next tick at which a fork acts or cores are back; {@link Long#MAX_VALUE} if there is none. */
    long next() {
        return next;
    }

    /**
     * Ends the outages that end now, and returns them.
     *
     * @param idle whether nothing runs or may still start, so that no event is needed unless forks are to come
     */
    List<Outage> repaired(long now, Machine machine, boolean idle) {
        List<Out> over = out.stream().filter(one -> one.outage.until() == now).toList();
        over.forEach(one -> machine.repair(now, one.outage, one.fork, !idle || begun < all.size()));
        out.removeAll(over);
        findNext();
        return over.stream().map(Out::outage).toList();
    }

    /** Whether the next fork takes effect before all events. */
    boolean areFromStart() {
        return begun < all.size() && all.get(begun).isFromStart();
    }

    /** The fork that acts next. */
    Fork first() {
        return all.get(begun);
    }

    /** Applies the next fork to the machine. */
    void begin(long now, Machine machine) {
        Fork fork = all.get(begun);
        machine.goOnWith(now, fork.input(), begun);
        for (Outage outage : fork.outages()) {
            machine.takeAway(now, outage, begun);
            out.add(new Out(outage, begun));
        }
        fork.removedJobs().forEach(job -> removed[job] = true);
        begun++;
        findNext();
    }

    /** Number of forks that have taken effect, and so the number of the next. */
    int begun() {
        return begun;
    }

    boolean hasRemoved(int job) {
        return removed.length > 0 && removed[job];
    }

    CoreHistory past() {
        return past;
    }

    /** Sets the closures that are known at a fork. */
    void know(List<Outage> closures) {
        closed = closures;
    }

    /** Outages now, and closures that are known at the last fork. */
    List<Outage> outages() {
        return Stream.concat(out.stream().map(Out::outage), closed.stream()).toList();
    }
}
