package org.schedscope.chart.lane;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.chart.paint.Palette;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;

/** Which identity colour each task has: users and kinds in order of their names, jobs in file order. By value all are alike. */
public final class ColourKey implements Fills {
    private final ColourBy by;
    private final List<String> names;
    private final int[] ofJob;
    private final byte[] ofTask;

    private ColourKey(ColourBy by, List<String> names, int[] ofJob, byte[] ofTask) {
        this.by = by;
        this.names = List.copyOf(names);
        this.ofJob = ofJob;
        this.ofTask = ofTask;
    }

    /** Whether it is an identity that is told, of which lists show chips. */
    public boolean tells() {
        return by != ColourBy.VALUE && by != ColourBy.SHIFT;
    }

    public static ColourKey by(ColourBy by, WorkloadIndex index) {
        return switch (by) {
            case USER -> byUser(index);
            case JOB -> byJob(index);
            case KIND -> byKind(index);
            case VALUE, SHIFT -> new ColourKey(by, List.of(), new int[index.jobCount()], new byte[0]);
        };
    }

    /** What tells bars apart in a workload: users if there are several, else jobs, else kinds. */
    public static ColourBy telling(WorkloadIndex index) {
        String first = index.job(0).user();
        boolean oneUser = index.workload().jobs().stream().allMatch(job -> job.user().equals(first));
        return !oneUser ? ColourBy.USER : index.jobCount() > 1 ? ColourBy.JOB : ColourBy.KIND;
    }

    private static ColourKey byUser(WorkloadIndex index) {
        List<String> users = usersOf(index);
        Map<String, Integer> numbers = new HashMap<>(numbered(users));
        int[] ofJob = new int[index.jobCount()];
        for (int job = 0; job < ofJob.length; job++) {
            ofJob[job] = numbers.get(index.job(job).user());
        }
        return new ColourKey(ColourBy.USER, users, ofJob, new byte[0]);
    }

    /** Users of a workload in the order of rows and colours. */
    public static List<String> usersOf(WorkloadIndex index) {
        Set<String> users = new HashSet<>();
        index.workload().jobs().forEach(job -> users.add(job.user()));
        return users.stream().sorted().toList();
    }

    private static ColourKey byJob(WorkloadIndex index) {
        List<String> names = new ArrayList<>();
        int[] ofJob = new int[index.jobCount()];
        for (int job = 0; job < ofJob.length; job++) {
            names.add(index.job(job).id());
            ofJob[job] = job;
        }
        return new ColourKey(ColourBy.JOB, names, ofJob, new byte[0]);
    }

    private static ColourKey byKind(WorkloadIndex index) {
        TreeSet<String> kinds = new TreeSet<>();
        index.workload().jobs().forEach(job -> job.tasks().forEach(task -> kinds.add(task.kind())));
        TreeMap<String, Integer> numbers = numbered(List.copyOf(kinds));
        byte[] ofTask = new byte[index.taskCount()];
        int number = 0;
        for (Job job : index.workload().jobs()) {
            for (Task task : job.tasks()) {
                ofTask[number++] = (byte) (numbers.get(task.kind()) % Palette.IDENTITIES);
            }
        }
        return new ColourKey(ColourBy.KIND, List.copyOf(kinds), new int[0], ofTask);
    }

    private static TreeMap<String, Integer> numbered(List<String> names) {
        TreeMap<String, Integer> numbers = new TreeMap<>();
        names.forEach(name -> numbers.put(name, numbers.size()));
        return numbers;
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
        return palette.identity(of(job, task));
    }

    /** Number for {@link Palette#identity} of a task. */
    public int of(int job, int task) {
        return by == ColourBy.KIND ? ofTask[task] : ofJob[job];
    }
}
