package org.schedscope.io.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.schedscope.io.format.RawSchedule.ClusterNote;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.Piece;

/**
 * Core numbers for the pieces of a schedule. If the file has them for every piece of a cluster they are kept; otherwise every piece gets
 * the lowest numbers that are free when it starts.
 */
public final class CorePacking {
    private final RawSchedule schedule;
    private final long lastTick;
    private final List<List<CoreSpan>> spans;
    private final Map<String, Integer> cores = new LinkedHashMap<>();

    private CorePacking(RawSchedule schedule) {
        this.schedule = schedule;
        this.spans = new ArrayList<>();
        long last = 0;
        for (Piece piece : schedule.pieces()) {
            spans.add(piece.which());
            last = Math.max(last, piece.finish().orElse(piece.start()));
        }
        lastTick = last;
    }

    public static CorePacking of(RawSchedule schedule) {
        CorePacking packing = new CorePacking(schedule);
        Map<String, List<Integer>> byCluster = new HashMap<>();
        IntStream.range(0, schedule.pieces().size())
                .forEach(i -> byCluster.computeIfAbsent(schedule.pieces().get(i).cluster(), id -> new ArrayList<>()).add(i));
        for (ClusterNote cluster : schedule.clusters()) {
            packing.place(cluster, byCluster.getOrDefault(cluster.id(), List.of()));
        }
        return packing;
    }

    private void place(ClusterNote cluster, List<Integer> pieces) {
        if (pieces.stream().anyMatch(piece -> schedule.pieces().get(piece).which().isEmpty())) {
            pack(pieces);
        }
        int seen = cluster.cores().orElse(1);
        for (int piece : pieces) {
            List<CoreSpan> here = spans.get(piece);
            seen = Math.max(seen, here.get(here.size() - 1).last() + 1);
        }
        cores.put(cluster.id(), seen);
    }

    private void pack(List<Integer> pieces) {
        List<Integer> sorted = new ArrayList<>(pieces);
        sorted.sort(Comparator.comparingLong((Integer piece) -> schedule.pieces().get(piece).start()).thenComparingInt(piece -> piece));
        PriorityQueue<Integer> running = new PriorityQueue<>(Comparator.comparingLong(this::end).thenComparingInt(piece -> piece));
        TreeMap<Integer, Integer> free = new TreeMap<>();
        int unused = 0;
        for (int piece : sorted) {
            while (!running.isEmpty() && end(running.peek()) <= schedule.pieces().get(piece).start()) {
                spans.get(running.poll()).forEach(span -> free.put(span.first(), span.last()));
            }
            List<CoreSpan> taken = new ArrayList<>();
            int wanted = schedule.pieces().get(piece).cores();
            while (wanted > 0 && !free.isEmpty()) {
                Map.Entry<Integer, Integer> lowest = free.pollFirstEntry();
                int last = (int) Math.min(lowest.getValue(), (long) lowest.getKey() + wanted - 1);
                taken.add(new CoreSpan(lowest.getKey(), last));
                wanted -= last - lowest.getKey() + 1;
                if (last < lowest.getValue()) {
                    free.put(last + 1, lowest.getValue());
                }
            }
            if (wanted > 0) {
                taken.add(new CoreSpan(unused, unused + wanted - 1));
                unused += wanted;
            }
            spans.set(piece, ScheduleBuilder.normal(taken));
            running.add(piece);
        }
    }

    /** End of a piece; for one that still runs the end of the schedule. */
    public long end(int piece) {
        return schedule.pieces().get(piece).finish().orElse(Math.max(lastTick, schedule.pieces().get(piece).start()));
    }

    public List<CoreSpan> spans(int piece) {
        return spans.get(piece);
    }

    /** Cores of each cluster, in the schedule's order. */
    public Map<String, Integer> cores() {
        return cores;
    }
}
