package org.schedscope.ui.state.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.schedscope.byhand.HandRules;
import org.schedscope.byhand.HandSchedule;
import org.schedscope.model.Cluster;
import org.schedscope.trace.foreign.PlacedPiece;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.compare.AimedTask;

/**
 * The task that is chosen to be placed by hand, and where it would be put.
 *
 * @param piece of the chosen task; nothing is chosen without
 * @param place that is aimed at
 * @param wrong why it cannot be there; empty if it can
 * @param earliest when it could start there; empty if never
 */
public record HandAim(Optional<PlacedPiece> piece, Place place, Optional<String> wrong, OptionalLong earliest) {
    /** Nothing is chosen. */
    public static final HandAim NOTHING = new HandAim(Optional.empty(), new Place(0, OptionalInt.empty()), Optional.empty(),
            OptionalLong.empty());
    /** Cores of a cluster that are gone through one by one at most; a larger one is one place. */
    private static final int MOST_PLACES = 32;

    /** A cluster, and the first of its cores; none for any. */
    public record Place(int cluster, OptionalInt core) {
    }

    /** The chosen task. */
    public OptionalInt task() {
        return piece.map(chosen -> OptionalInt.of(chosen.task())).orElse(OptionalInt.empty());
    }

    /** A task where it is, or where it can start first; one that cannot be placed yet on the first cluster that can hold it. */
    static HandAim at(HandSchedule schedule, int task, long clock) {
        HandRules rules = new HandRules(schedule);
        Optional<PlacedPiece> there = schedule.of(task).or(() -> rules.best(task, clock));
        PlacedPiece piece = there.orElseGet(() -> rules.aimed(task, firstFitting(schedule, rules, task), OptionalInt.empty(), clock));
        OptionalInt core = OptionalInt.of(piece.cores().orElseThrow().first(0));
        return of(schedule, piece, new Place(piece.cluster(), core), piece.start());
    }

    private static int firstFitting(HandSchedule schedule, HandRules rules, int task) {
        int cluster = 0;
        while (cluster < schedule.platform().clusters().size() - 1 && !rules.fits(task, cluster)) {
            cluster++;
        }
        return cluster;
    }

    private static HandAim of(HandSchedule schedule, PlacedPiece piece, Place place, long from) {
        HandRules rules = new HandRules(schedule);
        Optional<String> wrong = rules.wrong(piece).map(SpokenLanguage::tell);
        OptionalLong earliest = wrong.isEmpty() ? OptionalLong.of(piece.start())
                : rules.earliest(piece.task(), place.cluster(), place.core(), from);
        return new HandAim(Optional.of(piece), place, wrong, earliest);
    }

    /** The same task elsewhere: at a tick, or, if what it waits for there ends within reach of that, right then. */
    HandAim to(HandSchedule schedule, Place wanted, long tick, long reach) {
        if (piece.isEmpty()) {
            return this;
        }
        HandRules rules = new HandRules(schedule);
        int task = piece.get().task();
        OptionalLong first = rules.earliest(task, wanted.cluster(), wanted.core(), Math.max(0, tick - reach));
        boolean bounded = first.isPresent() && (first.getAsLong() > tick - reach || first.getAsLong() == 0);
        long start = bounded && first.getAsLong() <= tick + reach ? first.getAsLong() : tick;
        return of(schedule, rules.aimed(task, wanted.cluster(), wanted.core(), start), wanted, tick);
    }

    /** The same task some places on, as early as it can be there. */
    HandAim toCore(HandSchedule schedule, long clock, int step) {
        if (piece.isEmpty()) {
            return this;
        }
        int task = piece.get().task();
        List<Place> places = places(schedule, task);
        int at = Math.max(0, places.indexOf(place));
        Place wanted = places.get(Math.floorMod(at + step, places.size()));
        HandRules rules = new HandRules(schedule);
        long start = rules.earliest(task, wanted.cluster(), wanted.core(), clock).orElse(clock);
        return of(schedule, rules.aimed(task, wanted.cluster(), wanted.core(), start), wanted, clock);
    }

    private static List<Place> places(HandSchedule schedule, int task) {
        List<Place> places = new ArrayList<>();
        for (int number = 0; number < schedule.platform().clusters().size(); number++) {
            Cluster cluster = schedule.platform().clusters().get(number);
            int firsts = Math.max(1, cluster.cores() - schedule.index().task(task).cores() + 1);
            if (cluster.cores() > MOST_PLACES) {
                places.add(new Place(number, OptionalInt.empty()));
            } else {
                for (int core = 0; core < firsts; core++) {
                    places.add(new Place(number, OptionalInt.of(core)));
                }
            }
        }
        return places;
    }

    /** The same task and cores at another tick, legal or not. */
    HandAim later(HandSchedule schedule, long ticks) {
        if (piece.isEmpty()) {
            return this;
        }
        long start = Math.max(0, piece.get().start() + ticks);
        return of(schedule, new HandRules(schedule).aimed(piece.get().task(), place.cluster(), place.core(), start), place, start);
    }

    /** What the schedule shows of it: nothing where the task is already. */
    Optional<AimedTask> shown(Optional<HandSchedule> schedule) {
        return piece.filter(chosen -> schedule.flatMap(now -> now.of(chosen.task())).filter(chosen::equals).isEmpty())
                .map(chosen -> new AimedTask(chosen, wrong));
    }
}
