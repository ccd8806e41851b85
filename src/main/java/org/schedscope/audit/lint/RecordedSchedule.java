package org.schedscope.audit.lint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.schedscope.event.CoreSet;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;

/** The schedule that rules check: execution intervals, waits and reservations. */
final class RecordedSchedule {
    /** End of intervals that have not ended. */
    static final long OPEN = Long.MAX_VALUE;

    private final WorkloadIndex index;
    private final Platform platform;
    private final boolean coresKnown;
    private final boolean ordered;
    final List<Piece> pieces = new ArrayList<>();
    final List<Wait> waits = new ArrayList<>();
    final List<Promise> promises = new ArrayList<>();
    /** By job: whether it has starved or was removed. */
    final boolean[] left;
    /** Later changes of the cores of {@link #firstCores}. */
    final List<CoreChange> changes = new ArrayList<>();
    private final BitSet[] away;
    private final int[] firstCores;
    /** Tolerance in ticks between a time and the one due. */
    long slack;
    /** Ticks of a switch of a core to another task. */
    long switchTicks;

    /**
     * An execution interval of a task on its cores.
     *
     * @param end tick; {@link #OPEN} if it still runs
     * @param finished whether the task finished at the end, and was not suspended
     * @param backfilled whether the run records the start as backfilled
     */
    record Piece(int task, int cluster, long start, long end, CoreSet cores, boolean finished, boolean backfilled) {
        Piece ended(long tick, boolean done) {
            return new Piece(task, cluster, start, tick, cores, done, backfilled);
        }
    }

    /**
     * An interval in which a task waits in a queue.
     *
     * @param queue a cluster, or the number of clusters for one queue over all
     * @param to tick at which it left, by a start, a fork, or as its job starved or was removed; {@link #OPEN} if it did not
     */
    record Wait(int task, int queue, long from, long to) {
    }

    /** A reservation, made at a tick, for a start on a cluster at another tick or earlier. */
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

    /**
     * A change of the number of cores of a cluster at a tick.
     *
     * @param more cores added; negative: removed
     */
    record CoreChange(int cluster, long tick, int more) {
    }

    void gone(long tick, int cluster, CoreSet cores) {
        away[cluster].or(cores.toBits());
        changes.add(new CoreChange(cluster, tick, -CoreSet.count(cores)));
    }

    /** Adds cores that come back. Cores that come without having gone were absent at the start. */
    void back(long tick, int cluster, CoreSet cores) {
        BitSet added = cores.toBits();
        added.andNot(away[cluster]);
        firstCores[cluster] -= added.cardinality();
        away[cluster].andNot(cores.toBits());
        changes.add(new CoreChange(cluster, tick, CoreSet.count(cores)));
    }

    /** Number of cores of a cluster at the start. */
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

    /** Whether the schedule has the numbers of the cores, and not only how many were held. */
    boolean coresKnown() {
        return coresKnown;
    }

    /** Whether the run records which starts are backfilled; if not, first come, first served is taken as the rule. */
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

    /** Pieces of each task, by start; empty for tasks that never ran. */
    List<List<Piece>> piecesByTask() {
        List<List<Piece>> byTask = new ArrayList<>(index.taskCount());
        for (int task = 0; task < index.taskCount(); task++) {
            byTask.add(new ArrayList<>(1));
        }
        pieces.stream().sorted(Comparator.comparingLong(Piece::start)).forEach(piece -> byTask.get(piece.task()).add(piece));
        return byTask;
    }

    /** Whether a task in a queue could run on a cluster. */
    boolean mayRunOn(Wait wait, int cluster) {
        boolean here = wait.queue() == platform.clusters().size() || wait.queue() == cluster;
        return here && index.task(wait.task()).fits(cluster(cluster));
    }

    /** Pieces that begin with a switch; none if switches take no time. */
    Set<Piece> switched() {
        Set<Piece> switched = new HashSet<>();
        BitSet devices = platform.devices();
        for (int cluster = 0; cluster < firstCores.length && switchTicks > 0; cluster++) {
            Map<Integer, Piece> last = new HashMap<>();
            for (Piece piece : devices.get(cluster) ? List.<Piece>of() : piecesByCluster().get(cluster)) {
                Piece before = last.put(piece.cores().first(0), piece);
                boolean ran = before != null && (!switched.contains(before) || before.end() - before.start() >= switchTicks);
                if (!ran || before.task() != piece.task()) {
                    switched.add(piece);
                }
            }
        }
        return switched;
    }

    /** Finish of each task; {@link #OPEN} if it did not finish. */
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
