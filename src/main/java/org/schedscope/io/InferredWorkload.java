package org.schedscope.io;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.JobNote;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/**
 * A workload inferred from a schedule alone: the tasks that ran, with their durations and cores. It has no edges; a job without a
 * submission arrives at its first start.
 */
final class InferredWorkload {
    private InferredWorkload() {
    }

    static Workload of(RawSchedule schedule) {
        Map<String, Map<String, List<Piece>>> jobs = new LinkedHashMap<>();
        long end = 0;
        for (Piece piece : schedule.pieces()) {
            jobs.computeIfAbsent(piece.job(), id -> new LinkedHashMap<>()).computeIfAbsent(piece.task(), id -> new ArrayList<>())
                    .add(piece);
            end = Math.max(end, piece.finish().orElse(piece.start() + 1));
        }
        Map<String, JobNote> notes = new HashMap<>();
        schedule.jobs().forEach(note -> notes.putIfAbsent(note.job(), note));
        List<Job> made = new ArrayList<>();
        for (Map.Entry<String, Map<String, List<Piece>>> job : jobs.entrySet()) {
            made.add(job(job.getKey(), job.getValue(), Optional.ofNullable(notes.get(job.getKey())), end));
        }
        return new Workload(schedule.name(), schedule.timeUnit(), Optional.empty(), made);
    }

    private static Job job(String id, Map<String, List<Piece>> tasks, Optional<JobNote> note, long end) {
        long first = tasks.values().stream().flatMap(List::stream).mapToLong(Piece::start).min().orElseThrow();
        List<Task> made = new ArrayList<>();
        for (Map.Entry<String, List<Piece>> task : tasks.entrySet()) {
            long exec = task.getValue().stream().mapToLong(piece -> Math.max(1, piece.finish().orElse(end) - piece.start())).sum();
            int cores = task.getValue().stream().mapToInt(Piece::cores).max().orElseThrow();
            made.add(Task.of(task.getKey(), exec).withCores(cores));
        }
        OptionalLong asked = note.map(JobNote::requestedTicks).orElse(OptionalLong.empty());
        if (made.size() == 1 && asked.isPresent()) {
            made.set(0, made.get(0).withEstimate(asked.getAsLong()));
        }
        long arrival = note.map(JobNote::submitted).orElse(OptionalLong.empty()).orElse(first);
        return Job.of(id, arrival, made.toArray(new Task[0])).withUser(note.flatMap(JobNote::user).orElse(Job.ROOT_USER));
    }
}
