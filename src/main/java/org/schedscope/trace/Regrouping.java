package org.schedscope.trace;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.event.CoreSet;
import org.schedscope.model.Cluster;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.trace.column.NumberTable;

/**
 * A trace by groups of tasks instead of clusters: each group has a band of rows, and every piece is on as many neighbouring rows as it held
 * cores, on the lowest free ones. All else stays as recorded.
 */
public final class Regrouping {
    private final Trace run;
    private final int[] groupOf;
    private final BitSet[] taken;
    private final int[] rows;
    private final NumberTable group = new NumberTable(1);
    private final CoreColumns places = new CoreColumns();

    private Regrouping(Trace run, int groups, int[] groupOf) {
        this.run = run.inOrder();
        this.groupOf = groupOf;
        taken = IntStream.range(0, groups).mapToObj(each -> new BitSet()).toArray(BitSet[]::new);
        rows = new int[groups];
    }

    /**
     * Takes time linear in the number of events.
     *
     * @param names different names of the groups; each becomes a cluster with as many cores as it needs rows
     * @param groupOf number of the group of each task
     */
    public static Trace of(Trace run, List<String> names, int[] groupOf) {
        Regrouping placing = new Regrouping(run, names.size(), groupOf);
        for (int seq = 0; seq < run.eventCount(); seq++) {
            placing.take(seq);
        }
        List<PlatformNode> bands = IntStream.range(0, names.size())
                .<PlatformNode>mapToObj(each -> Cluster.of(names.get(each), Math.max(1, placing.rows[each]))).toList();
        // Longer than the name of any group, and so different from all.
        Router root = new Router(String.join("+", names) + "+", bands);
        Platform platform = new Platform(run.platform().name(), root, NetworkModel.NONE, run.platform().shares());
        return new Trace(run, platform, placing.group, placing.places, groupOf.clone());
    }

    private void take(int seq) {
        switch (run.kind(seq)) {
            case TASK_STARTED -> place(run.piece(seq));
            case TASK_FINISHED, TASK_KILLED, TASK_PREEMPTED -> {
                int piece = run.piece(seq);
                taken[(int) group.get(piece, 0)].clear(places.first(piece, 0), places.last(piece, 0) + 1);
            }
            default -> {
                // Bands have no absent cores.
            }
        }
    }

    private void place(int piece) {
        int band = groupOf[run.pieces().task(piece)];
        int cores = run.pieces().coreCount(piece);
        int first = firstFree(taken[band], cores);
        taken[band].set(first, first + cores);
        rows[band] = Math.max(rows[band], first + cores);
        group.add(band);
        places.add(CoreSet.of(first, first + cores - 1));
    }

    /** First of the lowest free neighbouring rows. */
    private static int firstFree(BitSet taken, int cores) {
        int first = taken.nextClearBit(0);
        while (true) {
            int next = taken.nextSetBit(first);
            if (next < 0 || next - first >= cores) {
                return first;
            }
            first = taken.nextClearBit(next);
        }
    }
}
