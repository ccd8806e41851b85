package org.schedscope.ui.state.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.byhand.HandRules;
import org.schedscope.byhand.HandSchedule;
import org.schedscope.trace.foreign.PlacedPiece;

/**
 * A task while a schedule is built by hand.
 *
 * @param task its number
 * @param state how far it has come
 * @param from the tick from which it is ready; empty while a parent has no place
 * @param piece where it was placed
 */
public record HandTask(int task, State state, OptionalLong from, Optional<PlacedPiece> piece) {
    /** How far a task has come, in the order in which they are listed. */
    public enum State {
        /** Arrived, and all that it needs is there by the clock. */
        READY,
        /** All that it waits for has a place, but it is not over by the clock. */
        LATER,
        /** Something that it waits for has no place. */
        WAITING,
        /** It has a place. */
        PLACED
    }

    /** All tasks, what can be done next first. */
    static List<HandTask> all(HandSchedule schedule, long clock) {
        HandRules rules = new HandRules(schedule);
        List<HandTask> all = new ArrayList<>();
        for (int task = 0; task < schedule.index().taskCount(); task++) {
            OptionalLong from = rules.readyAt(task);
            Optional<PlacedPiece> piece = schedule.of(task);
            State state = piece.isPresent() ? State.PLACED : from.isEmpty() ? State.WAITING
                    : from.getAsLong() <= clock ? State.READY : State.LATER;
            all.add(new HandTask(task, state, from, piece));
        }
        all.sort(Comparator.comparing(HandTask::state)
                .thenComparingLong(each -> each.piece().map(PlacedPiece::start).orElse(each.state() == State.LATER ? each.from().orElse(0)
                        : 0L))
                .thenComparingInt(HandTask::task));
        return List.copyOf(all);
    }
}
