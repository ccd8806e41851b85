package org.schedscope.chart.lane;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.schedscope.chart.paint.Palette;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.NameColumn;

/**
 * Which colour each task has: kinds in order of their names, jobs in file order. Users likewise as long as there are as many hues; of more
 * those with the most work own one each, the others share them, paler; queues have colours as users have. By a figure all are alike.
 */
public final class ColourKey implements Fills {
    /** More are no programs any more, but names of tasks. */
    private static final long MOST_TYPES = 24;
    /** The name of no queue, for jobs that name none. */
    public static final String NO_QUEUE = "";

    private final ColourBy by;
    private final List<String> names;
    /** By number of a name. */
    private final int[] fills;
    private final int[] ofJob;
    private final byte[] ofTask;
    /** Numbers of names as they are listed, unless by their hues. */
    private final Optional<int[]> listed;

    private ColourKey(ColourBy by, List<String> names, int[] fills, int[] ofJob, byte[] ofTask) {
        this(by, names, fills, ofJob, ofTask, Optional.empty());
    }

    private ColourKey(ColourBy by, List<String> names, int[] fills, int[] ofJob, byte[] ofTask, Optional<int[]> listed) {
        this.listed = listed;
        this.by = by;
        this.names = Collections.unmodifiableList(names);
        this.fills = fills;
        this.ofJob = ofJob;
        this.ofTask = ofTask;
    }

    /** Whether it is an identity, whose chips lists show. */
    public boolean tells() {
        return by.isIdentity();
    }

    public static ColourKey by(ColourBy by, WorkloadIndex index) {
        return switch (by) {
            case USER -> byUsers(index);
            case QUEUE -> byQueues(index);
            case JOB -> byJob(index);
            case KIND -> byKind(index);
            case TYPE -> byType(index);
            case WAIT, CORES, ORDER, VALUE, SHIFT -> new ColourKey(by, List.of(), new int[0], new int[index.jobCount()], new byte[0]);
        };
    }

    /** In what bars of a workload differ: users if there are several, else jobs, else types of tasks if there are some, else kinds. */
    public static ColourBy telling(WorkloadIndex index) {
        boolean oneUser = usersOf(index).size() == 1;
        if (!oneUser || index.jobCount() > 1) {
            return oneUser ? ColourBy.JOB : ColourBy.USER;
        }
        long types = index.job(0).tasks().stream().map(Task::type).distinct().count();
        return types > 1 && types <= MOST_TYPES && types < index.taskCount() ? ColourBy.TYPE : ColourBy.KIND;
    }

    private static ColourKey byUsers(WorkloadIndex index) {
        return byNames(ColourBy.USER, index, usersOf(index), index.columns().userOf());
    }

    private static ColourKey byQueues(WorkloadIndex index) {
        return byQueues(index, index.columns().queues(), index.columns().queueOf());
    }

    private static ColourKey byQueues(WorkloadIndex index, List<String> names, int[] places) {
        if (Arrays.stream(places).noneMatch(place -> place == NameColumn.NONE)) {
            return byNames(ColourBy.QUEUE, index, names, places);
        }
        List<String> withNone = new ArrayList<>(List.of(NO_QUEUE));
        withNone.addAll(names);
        return byNames(ColourBy.QUEUE, index, withNone, Arrays.stream(places).map(place -> place - NameColumn.NONE).toArray());
    }

    private static ColourKey byNames(ColourBy by, WorkloadIndex index, List<String> names, int[] nameOfJob) {
        long[] exec = index.columns().exec();
        int[] cores = index.columns().cores();
        double[] work = new double[names.size()];
        for (int task = 0; task < exec.length; task++) {
            work[nameOfJob[index.jobOf(task)]] += (double) exec[task] * cores[task];
        }
        int[] fills = fillsByWork(work);
        return new ColourKey(by, names, fills, Arrays.stream(nameOfJob).map(name -> fills[name]).toArray(), new byte[0]);
    }

    /** Those with the most work own a hue; ties: earlier names. */
    private static int[] fillsByWork(double[] work) {
        if (work.length <= Palette.IDENTITIES) {
            return repeating(work.length);
        }
        int[] fills = new int[work.length];
        Arrays.setAll(fills, name -> Palette.IDENTITIES + name % Palette.IDENTITIES);
        int[] leading = byWork(work);
        for (int rank = 0; rank < Palette.IDENTITIES; rank++) {
            fills[leading[rank]] = rank;
        }
        return fills;
    }

    /** Numbers of names, those with the most work first; ties: earlier names. */
    private static int[] byWork(double[] work) {
        return IntStream.range(0, work.length).boxed().sorted(Comparator.comparingDouble(name -> -work[name]))
                .mapToInt(Integer::intValue).toArray();
    }

    private static int[] repeating(int names) {
        return IntStream.range(0, names).map(name -> name % Palette.IDENTITIES).toArray();
    }

    /** Users of a workload in the order of rows and colours. */
    public static List<String> usersOf(WorkloadIndex index) {
        return index.columns().users();
    }

    private static ColourKey byJob(WorkloadIndex index) {
        int[] ofJob = repeating(index.jobCount());
        return new ColourKey(ColourBy.JOB, new Ids(index), ofJob, ofJob, new byte[0]);
    }

    /** Ids of jobs, each made when it is needed. */
    private static final class Ids extends AbstractList<String> {
        private final WorkloadIndex index;

        Ids(WorkloadIndex index) {
            this.index = index;
        }

        @Override
        public String get(int job) {
            return index.jobId(job);
        }

        @Override
        public int size() {
            return index.jobCount();
        }
    }

    private static ColourKey byKind(WorkloadIndex index) {
        return byTask(ColourBy.KIND, index, Task::kind);
    }

    private static ColourKey byType(WorkloadIndex index) {
        return byTask(ColourBy.TYPE, index, Task::type);
    }

    private static ColourKey byTask(ColourBy by, WorkloadIndex index, Function<Task, String> nameOf) {
        if (index.columns().arePlain()) {
            return new ColourKey(by, List.of(nameOf.apply(index.task(0))), new int[1], new int[0], new byte[index.taskCount()]);
        }
        NameColumn.Builder column = new NameColumn.Builder(index.taskCount());
        IntStream.range(0, index.taskCount()).forEach(task -> column.add(nameOf.apply(index.task(task))));
        NameColumn named = column.build();
        double[] work = new double[named.names().size()];
        byte[] ofTask = new byte[index.taskCount()];
        for (int task = 0; task < ofTask.length; task++) {
            int name = named.places()[task];
            work[name] += (double) index.columns().exec()[task] * index.columns().cores()[task];
            ofTask[task] = (byte) (name % Palette.IDENTITIES);
        }
        return new ColourKey(by, named.names(), repeating(work.length), new int[0], ofTask, Optional.of(byWork(work)));
    }

    public ColourBy by() {
        return by;
    }

    /** Names in order of their numbers. */
    public List<String> names() {
        return names;
    }

    @Override
    public int fill(Palette palette, int job, int task) {
        return palette.fill(of(job, task));
    }

    /** Number for {@link Palette#fill} of a name by its number. */
    public int ofName(int name) {
        return fills[name];
    }

    /** Number for {@link Palette#fill} of a name; of one that is not there, that of another. */
    public int ofName(String name) {
        return fills[Math.max(0, Collections.binarySearch(names, name))];
    }

    /** Numbers of names, those first that own a hue where others share them; of tasks those first that have the most work. */
    public int[] byColour() {
        return listed.map(int[]::clone).orElseGet(() -> hueFirst(fills));
    }

    private static int[] hueFirst(int[] fills) {
        IntStream all = IntStream.range(0, fills.length);
        boolean shared = Arrays.stream(fills).anyMatch(fill -> fill >= Palette.IDENTITIES);
        Comparator<Integer> byHue = Comparator.comparingInt(name -> Math.min(fills[name], Palette.IDENTITIES));
        return !shared ? all.toArray() : all.boxed().sorted(byHue).mapToInt(Integer::intValue).toArray();
    }

    /** Number for {@link Palette#fill} of a task. */
    public int of(int job, int task) {
        return by == ColourBy.KIND || by == ColourBy.TYPE ? ofTask[task] : ofJob[job];
    }
}
