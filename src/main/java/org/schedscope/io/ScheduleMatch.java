package org.schedscope.io;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.event.CoreSet;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;
import org.schedscope.trace.foreign.PlacedPiece;

/** Resolves the task and cluster names of a schedule in a workload and on a platform. */
final class ScheduleMatch {
    private final InputFile file;
    private final RawSchedule schedule;
    private final WorkloadIndex index;
    private final List<Cluster> clusters;
    private final ProblemList problems;
    private final int[] lineOfTask;
    private final Map<String, Integer> jobs = new HashMap<>();
    private final Map<Integer, Map<String, Integer>> tasksOfJob = new HashMap<>();
    private final Map<String, Integer> clusterNumbers = new HashMap<>();

    ScheduleMatch(InputFile file, RawSchedule schedule, WorkloadIndex index, Platform platform) {
        this.file = file;
        this.schedule = schedule;
        this.index = index;
        clusters = platform.clusters();
        problems = new ProblemList(file);
        lineOfTask = new int[index.taskCount()];
        for (int job = 0; job < index.jobCount(); job++) {
            jobs.put(index.job(job).id(), job);
        }
        for (int cluster = 0; cluster < clusters.size(); cluster++) {
            clusterNumbers.put(clusters.get(cluster).id(), cluster);
        }
        if (clusters.size() == 1 && schedule.clusters().size() == 1) {
            // With one cluster on each side the names need not agree.
            clusterNumbers.putIfAbsent(schedule.clusters().get(0).id(), 0);
        }
    }

    /**
     * The pieces, by number.
     *
     * @throws InputException naming lines with unknown jobs, tasks and clusters, missing cores, and tasks that run twice at once
     */
    List<PlacedPiece> pieces() throws InputException {
        List<PlacedPiece> placed = new ArrayList<>(schedule.pieces().size());
        List<Integer> lines = new ArrayList<>(schedule.pieces().size());
        for (Piece piece : schedule.pieces()) {
            Integer task = task(piece);
            Integer cluster = clusterNumbers.get(piece.cluster());
            if (cluster == null) {
                problem(piece, slip(Problem.ofFormat("no.cluster", SafeText.quoted(piece.cluster())), piece.cluster(), clusterNumbers));
            } else if (task != null && coresFit(piece, clusters.get(cluster))) {
                placed.add(new PlacedPiece(task, cluster, piece.start(), piece.finish().orElse(Trace.OPEN), cores(piece)));
                lines.add(piece.line());
                lineOfTask[task] = lineOfTask[task] == 0 ? piece.line() : Math.min(lineOfTask[task], piece.line());
            }
        }
        problems.throwIfAny();
        checkOnceAtATime(placed, lines);
        problems.throwIfAny();
        return placed;
    }

    /** Lines of the first pieces of tasks; 0 for those that never ran. Known once the pieces are. */
    int[] lineOfTask() {
        return lineOfTask;
    }

    private Integer task(Piece piece) throws InputException {
        Integer job = jobs.get(piece.job());
        if (job == null) {
            problem(piece, Problem.ofFormat("no.job", SafeText.quoted(piece.job())));
            return null;
        }
        Map<String, Integer> tasks = tasksOfJob.computeIfAbsent(job, this::tasks);
        Integer task = tasks.get(piece.task());
        if (task == null && piece.task().equals(Piece.ONLY_TASK) && tasks.size() == 1) {
            return tasks.values().iterator().next();
        }
        if (task == null) {
            problem(piece,
                    slip(Problem.ofFormat("no.task", SafeText.cut(piece.job()), SafeText.quoted(piece.task())), piece.task(), tasks));
        }
        return task;
    }

    private Map<String, Integer> tasks(int job) {
        Map<String, Integer> tasks = new HashMap<>();
        for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
            tasks.put(index.task(task).id(), task);
        }
        return tasks;
    }

    private boolean coresFit(Piece piece, Cluster cluster) throws InputException {
        int highest = piece.which().isEmpty() ? 0 : piece.which().get(piece.which().size() - 1).last();
        if (highest >= cluster.cores()) {
            problem(piece, Problem.ofFormat("schedule.core", highest, cluster.cores(), SafeText.cut(cluster.id())));
            return false;
        }
        if (piece.cores() > cluster.cores()) {
            problem(piece, Problem.ofFormat("schedule.cores", piece.cores(), cluster.cores(), SafeText.cut(cluster.id())));
            return false;
        }
        return true;
    }

    private static Optional<CoreSet> cores(Piece piece) {
        if (piece.which().isEmpty()) {
            return Optional.empty();
        }
        return Optional
                .of(new CoreSet(piece.which().stream().map((CoreSpan span) -> new CoreSet.Range(span.first(), span.last())).toList()));
    }

    /** Checks that each task holds cores of one cluster at a time, in one piece. */
    private void checkOnceAtATime(List<PlacedPiece> placed, List<Integer> lines) throws InputException {
        Integer[] order = new Integer[placed.size()];
        java.util.Arrays.setAll(order, i -> i);
        java.util.Arrays.sort(order,
                Comparator.comparingInt((Integer i) -> placed.get(i).task()).thenComparingLong(i -> placed.get(i).start()));
        for (int i = 1; i < order.length; i++) {
            PlacedPiece before = placed.get(order[i - 1]);
            PlacedPiece after = placed.get(order[i]);
            if (before.task() == after.task() && after.start() < before.end()) {
                problems.add(
                        new Problem(file.name(), lines.get(order[i]), 1, "", Problem.ofFormat("schedule.twice", index.label(after.task()),
                                after.start(), before.start(), lines.get(order[i - 1]))));
            }
        }
    }

    private void problem(Piece piece, Message message) throws InputException {
        problems.add(new Problem(file.name(), piece.line(), 1, "", message));
    }

    /** Adds the known name that may have been meant, if there is one. */
    private static Message slip(Message wrong, String name, Map<String, Integer> known) {
        return DidYouMean.slip(name, known.keySet().stream().sorted().toList())
                .map(near -> Problem.ofFormat("slip", wrong, SafeText.quoted(near))).orElse(wrong);
    }
}
