package org.schedscope.byhand;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.event.CoreSet;
import org.schedscope.model.Dependency;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;
import org.schedscope.trace.foreign.PlacedPiece;
import org.schedscope.trace.foreign.ScheduleReplay;

/**
 * A partial schedule, built by hand: tasks in one piece on known cores, others without a place. {@link HandRules} checks whether it is
 * legal.
 */
public final class HandSchedule {
    private final WorkloadIndex index;
    private final Platform platform;
    private final SortedMap<Integer, PlacedPiece> placed;

    private HandSchedule(WorkloadIndex index, Platform platform, SortedMap<Integer, PlacedPiece> placed) {
        this.index = index;
        this.platform = platform;
        this.placed = Collections.unmodifiableSortedMap(placed);
    }

    /** A schedule without placements. */
    public static HandSchedule empty(WorkloadIndex index, Platform platform) {
        return new HandSchedule(index, platform, new TreeMap<>());
    }

    /** The schedule of a trace; of a suspended task, only the first piece. */
    public static HandSchedule of(Trace trace) {
        SortedMap<Integer, PlacedPiece> placed = new TreeMap<>();
        Pieces pieces = trace.pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            List<CoreSet.Range> cores = new ArrayList<>();
            for (int range = 0; range < pieces.rangeCount(piece); range++) {
                cores.add(new CoreSet.Range(pieces.firstCore(piece, range), pieces.lastCore(piece, range)));
            }
            placed.putIfAbsent(pieces.task(piece), new PlacedPiece(pieces.task(piece), pieces.cluster(piece), pieces.start(piece),
                    pieces.end(piece), Optional.of(new CoreSet(cores))));
        }
        return new HandSchedule(trace.index(), trace.platform(), placed);
    }

    public WorkloadIndex index() {
        return index;
    }

    public Platform platform() {
        return platform;
    }

    public Optional<PlacedPiece> of(int task) {
        return Optional.ofNullable(placed.get(task));
    }

    /** Placements by task. */
    public List<PlacedPiece> pieces() {
        return List.copyOf(placed.values());
    }

    /** Whether every task has a place. */
    public boolean isWhole() {
        return placed.size() == index.taskCount();
    }

    /** Latest end, in ticks; 0 for an empty schedule. */
    public long makespan() {
        return placed.values().stream().mapToLong(PlacedPiece::end).max().orElse(0);
    }

    /** The schedule with a task placed or moved. */
    public HandSchedule with(PlacedPiece piece) {
        SortedMap<Integer, PlacedPiece> more = new TreeMap<>(placed);
        more.put(piece.task(), piece);
        return new HandSchedule(index, platform, more);
    }

    /** The schedule without a task and its descendants. */
    public HandSchedule without(int task) {
        SortedMap<Integer, PlacedPiece> fewer = new TreeMap<>(placed);
        fewer.keySet().removeAll(needing(task));
        return new HandSchedule(index, platform, fewer);
    }

    /** A task and its placed descendants. */
    public SortedSet<Integer> needing(int task) {
        SortedSet<Integer> all = new TreeSet<>(List.of(task));
        Deque<Integer> open = new ArrayDeque<>(all);
        int job = index.jobOf(task);
        while (!open.isEmpty()) {
            int parent = index.positionOf(open.remove());
            for (int child = index.firstTask(job); child < index.firstTask(job + 1); child++) {
                if (index.task(child).parents().stream().anyMatch(edge -> edge.parent() == parent) && all.add(child)) {
                    open.add(child);
                }
            }
        }
        all.retainAll(placed.keySet());
        return all;
    }

    /** Parents of a task that have no place. */
    public List<Integer> unplacedParents(int task) {
        int first = index.firstTask(index.jobOf(task));
        return index.task(task).parents().stream().map(Dependency::parent).map(position -> first + position)
                .filter(parent -> !placed.containsKey(parent)).toList();
    }

    /** The trace of these placements. */
    public Trace trace() {
        return ScheduleReplay.trace(index, platform, pieces());
    }
}
