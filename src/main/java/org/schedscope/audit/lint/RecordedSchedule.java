package org.schedscope.audit.lint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.schedscope.event.CoreSet;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;

/** What rules look at: who held what and when, who waited where, what was promised. */
final class RecordedSchedule {
    /** The end of what has not ended. */
    static final long OPEN = Long.MAX_VALUE;

    private final WorkloadIndex index;
    private final Platform platform;
    private final boolean coresKnown;
    private final boolean ordered;
    final List<Piece> pieces = new ArrayList<>();
    final List<Wait> waits = new ArrayList<>();
    final List<Promise> promises = new ArrayList<>();
    /** By job: whether it has starved or was taken out. */
    final boolean[] left;
    /** Cores that come and go, beside those of {@link #firstCores}. */
    final List<CoreChange> changes = new ArrayList<>();
    private final BitSet[] away;
    private final int[] firstCores;
    /** Ticks by which two times may differ from what is due. */
    long slack;

    /**
     * A task on its cores.
     *
     * @param end tick; {@link #OPEN} if it still runs
     * @param finished whether the task was done then, and not suspended
     * @param backfilled whether the run says that it overtook a task that could not start
     */
    record Piece(int task, int cluster, long start, long end, CoreSet cores, boolean finished, boolean backfilled) {
        Piece ended(long tick, boolean done) {
            return new Piece(task, cluster, start, tick, cores, done, backfilled);
        }
    }

    /**
     * A task in a queue.
     *
     * @param queue a cluster, or the count of clusters for one queue over all
     * @param to tick at which it left: by starting, by a fork, or as its job starved or was taken out; {@link #OPEN} if it did not
     */
    record Wait(int task, int queue, long from, long to) {
    }

    /** At a tick a task was promised to start on a cluster at another, or earlier. */
    record Promise(int task, int cluster, long made, long start) {
    }

    RecordedSchedule(WorkloadIndex index, Platform platform, boolean coresKnown, boolean ordered) {
        this.index = index;
        this.platform = platform;
        this.coresKnown = coresKnown;
        this.ordered = ordered;
        left = new boolean[index.jobCount()];
        firstCores = platform.clusters().stream().mapToInt(Cluster::cores).toArray();
        away = Stream.generate(BitSet::new).limit(firstCores.length).toArray(BitSet[]::new);
    }

    /** At a tick a cluster has so many cores more, or fewer. */
    record CoreChange(int cluster, long tick, int more) {
    }

    void gone(long tick, int cluster, CoreSet cores) {
        away[cluster].or(cores.toBits());
        changes.add(new CoreChange(cluster, tick, -CoreSet.count(cores)));
    }

    /** What comes without having gone was not there in the beginning. */
    void back(long tick, int cluster, CoreSet cores) {
        BitSet added = cores.toBits();
        added.andNot(away[cluster]);
        firstCores[cluster] -= added.cardinality();
        away[cluster].andNot(cores.toBits());
        changes.add(new CoreChange(cluster, tick, CoreSet.count(cores)));
    }

    /** Cores that a cluster began with. */
    int firstCores(int cluster) {
        return firstCores[cluster];
    }

    WorkloadIndex index() {
        return index;
    }

    Platform platform() {
        return platform;
    }

    Cluster cluster(int number) {
        return platform.clusters().get(number);
    }

    /** Whether the numbers of cores mean anything. */
    boolean coresKnown() {
        return coresKnown;
    }

    /** Whether the run tells which starts overtook others; if not, first come, first served is taken for the rule. */
    boolean tellsBackfills() {
        return ordered;
    }

    String label(int task) {
        return index.label(task);
    }

    /** Pieces on each cluster, by start. */
    List<List<Piece>> piecesByCluster() {
        List<List<Piece>> byCluster = new ArrayList<>();
        platform.clusters().forEach(cluster -> byCluster.add(new ArrayList<>()));
        pieces.stream().sorted(Comparator.comparingLong(Piece::start).thenComparingInt(Piece::task))
                .forEach(piece -> byCluster.get(piece.cluster()).add(piece));
        return byCluster;
    }

    /** Pieces of each task, by start; empty for what never ran. */
    List<List<Piece>> piecesByTask() {
        List<List<Piece>> byTask = new ArrayList<>(index.taskCount());
        for (int task = 0; task < index.taskCount(); task++) {
            byTask.add(new ArrayList<>(1));
        }
        pieces.stream().sorted(Comparator.comparingLong(Piece::start)).forEach(piece -> byTask.get(piece.task()).add(piece));
        return byTask;
    }

    /** Whether a task that stands in a queue could run on a cluster. */
    boolean mayRunOn(Wait wait, int cluster) {
        boolean here = wait.queue() == platform.clusters().size() || wait.queue() == cluster;
        return here && index.task(wait.task()).fits(cluster(cluster));
    }

    /** Tick at which each task was done; {@link #OPEN} if it was not. */
    long[] finishes() {
        long[] finishes = new long[index.taskCount()];
        Arrays.fill(finishes, OPEN);
        for (Piece piece : pieces) {
            if (piece.finished()) {
                finishes[piece.task()] = piece.end();
            }
        }
        return finishes;
    }
}
