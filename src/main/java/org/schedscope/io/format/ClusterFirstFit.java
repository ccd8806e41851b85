package org.schedscope.io.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.IntStream;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;

/**
 * Assigns clusters to the pieces of a log that names none, on a platform of several: in order of start each is placed on the first cluster
 * with enough free cores, else on the first that is large enough.
 */
final class ClusterFirstFit {
    private final List<Piece> pieces;
    private final List<Cluster> clusters;
    private final int[] free;
    private final int[] chosen;

    private ClusterFirstFit(List<Piece> pieces, List<Cluster> clusters) {
        this.pieces = pieces;
        this.clusters = clusters;
        free = clusters.stream().mapToInt(Cluster::cores).toArray();
        chosen = new int[pieces.size()];
    }

    /** The pieces on clusters of a platform, in their order. */
    static List<Piece> place(List<Piece> pieces, Platform platform) {
        ClusterFirstFit fit = new ClusterFirstFit(pieces, platform.clusters());
        fit.place();
        List<Piece> placed = new ArrayList<>(pieces.size());
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            placed.add(new Piece(piece.job(), piece.task(), platform.clusters().get(fit.chosen[i]).id(), piece.start(), piece.finish(),
                    piece.cores(), piece.which(), piece.line()));
        }
        return placed;
    }

    private void place() {
        Integer[] order = IntStream.range(0, pieces.size()).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingLong((Integer i) -> pieces.get(i).start()).thenComparingInt(i -> i));
        PriorityQueue<Integer> running = new PriorityQueue<>(Comparator.comparingLong(this::end).thenComparingInt(i -> i));
        for (int i : order) {
            while (!running.isEmpty() && end(running.peek()) <= pieces.get(i).start()) {
                int ended = running.poll();
                free[chosen[ended]] += pieces.get(ended).cores();
            }
            chosen[i] = choose(pieces.get(i).cores());
            free[chosen[i]] -= pieces.get(i).cores();
            running.add(i);
        }
    }

    private int choose(int cores) {
        return IntStream.range(0, free.length).filter(cluster -> free[cluster] >= cores).findFirst()
                .orElseGet(() -> IntStream.range(0, free.length).filter(cluster -> clusters.get(cluster).cores() >= cores).findFirst()
                        .orElse(0));
    }

    private long end(int piece) {
        return pieces.get(piece).finish().orElse(Long.MAX_VALUE);
    }
}
