package org.schedscope.scheduler.fourphase;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What the four phases did in one scheduling pass. Starts and ends are as estimates have them.
 *
 * @param tick when
 * @param queue every task that waited in it at some moment of the pass, in the order of the round in which it was first seen
 * @param heldBack ready tasks that phase 1 holds back, and the task for which each waits
 * @param due tasks that were committed before and took their cores now
 * @param moved tasks that were committed before and are now planned to start at another tick
 * @param rounds phases 2 to 4, over and over until nothing more is committed; the last one commits nothing
 */
public record PhasesPass(long tick, List<Waiting> queue, List<HeldBack> heldBack, List<Due> due, List<Move> moved, List<Round> rounds) {
    /** How a task came into the queue. */
    public enum Entry {
        /** It was there before. */
        BEFORE,
        /** Phase 1 let it in at this tick. */
        NOW,
        /** It ran and was suspended in this pass. */
        SUSPENDED
    }

    /**
     * A task of the queue.
     *
     * @param key what phase 2 ordered it by when it was first seen, written out
     * @param planned the start that phase 3 planned for it last; none if it was not planned
     * @param plannedOn the cluster of that plan
     * @param passedBy how many tasks behind it were committed before it
     * @param commitment what phase 4 gave it, if anything
     */
    public record Waiting(int task, Entry entry, String key, OptionalLong planned, OptionalInt plannedOn, int passedBy,
            Optional<Commitment> commitment) {
    }

    /** A ready task that must wait until another one of its workflow has entered. */
    public record HeldBack(int task, int behind) {
    }

    /** A commitment of before that starts. */
    public record Due(int task, int cluster, boolean pastTheHead) {
    }

    /** A commitment that estimates turned out wrong for. */
    public record Move(int task, long from, long to) {
    }

    /**
     * Phases 2 to 4, once.
     *
     * @param waiting tasks in the queue
     * @param workflows how many workflows they are of
     * @param candidates how many tasks phase 3 let through
     * @param suspension what was suspended, if anything
     * @param refused candidates that no cluster had room for, in the order in which they were tried
     * @param commitment the task that was committed, if any
     */
    public record Round(int waiting, int workflows, int candidates, Optional<Suspension> suspension, List<Integer> refused,
            Optional<Commitment> commitment) {
        public Round {
            refused = List.copyOf(refused);
        }
    }

    /**
     * Tasks suspended for another one.
     *
     * @param task for which
     * @param cluster where
     * @param finishWithout when it could have finished anywhere without that
     * @param finish when it finishes now
     */
    public record Suspension(int task, int cluster, List<Integer> victims, long finishWithout, long finish) {
        public Suspension {
            victims = List.copyOf(victims);
        }
    }

    /**
     * A task committed to a cluster.
     *
     * @param ahead tasks before it in the queue
     * @param amongFree whether only clusters with room at this tick were compared
     * @param offers the clusters that can run it, in platform order
     */
    public record Commitment(int task, int cluster, long start, long end, int ahead, boolean amongFree, List<Offer> offers) {
        public Commitment {
            offers = List.copyOf(offers);
        }
    }

    /**
     * When a task would start and finish on a cluster.
     *
     * @param hasRoom whether its cores are free there at this tick
     */
    public record Offer(int cluster, boolean hasRoom, long start, long finish) {
    }

    public PhasesPass {
        queue = List.copyOf(queue);
        heldBack = List.copyOf(heldBack);
        due = List.copyOf(due);
        moved = List.copyOf(moved);
        rounds = List.copyOf(rounds);
    }

    /** The tasks committed, in that order. */
    public List<Commitment> commitments() {
        return rounds.stream().flatMap(round -> round.commitment().stream()).toList();
    }
}
