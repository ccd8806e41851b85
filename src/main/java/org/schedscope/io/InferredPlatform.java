package org.schedscope.io;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.ClusterNote;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

/** A platform inferred from a schedule alone: its clusters, and the number of cores they must have had. Transfers take no time on it. */
final class InferredPlatform {
    private InferredPlatform() {
    }

    /** @param workload workload whose tasks show the kinds of the clusters on which they ran */
    static Platform of(RawSchedule schedule, Optional<Workload> workload) {
        Map<String, String> kinds = workload.map(known -> kinds(schedule, known)).orElse(Map.of());
        Map<String, Integer> together = schedule.mostAtOnce();
        Cluster[] clusters = schedule.clusters().stream().map(note -> Cluster.of(note.id(),
                note.cores().isPresent() ? schedule.coresOf(note) : Math.max(schedule.coresOf(note), together.getOrDefault(note.id(), 1)),
                kinds.getOrDefault(note.id(), Task.ANY_KIND))).toArray(Cluster[]::new);
        return Platform.of(schedule.name(), clusters);
    }

    private static Map<String, String> kinds(RawSchedule schedule, Workload workload) {
        Map<String, Map<String, String>> kindOf = new HashMap<>();
        for (Job job : workload.jobs()) {
            Map<String, String> tasks = new HashMap<>();
            job.tasks().forEach(task -> tasks.put(task.id(), task.kind()));
            kindOf.put(job.id(), tasks);
        }
        Map<String, String> kinds = new HashMap<>();
        for (Piece piece : schedule.pieces()) {
            String kind = kindOf.getOrDefault(piece.job(), Map.of()).getOrDefault(piece.task(), Task.ANY_KIND);
            if (!kind.equals(Task.ANY_KIND)) {
                kinds.putIfAbsent(piece.cluster(), kind);
            }
        }
        return kinds;
    }

    /** Whether a platform has all clusters of a schedule in sufficient size. */
    static boolean fits(RawSchedule schedule, Platform platform) {
        Map<String, Integer> cores = platform.clusters().stream().collect(Collectors.toMap(Cluster::id, Cluster::cores));
        List<ClusterNote> clusters = schedule.clusters();
        Map<String, Integer> together = schedule.mostAtOnce();
        return Set.copyOf(cores.keySet()).containsAll(clusters.stream().map(ClusterNote::id).toList())
                && clusters.stream().allMatch(note -> Math.max(schedule.coresOf(note), together.getOrDefault(note.id(), 1))
                        <= cores.get(note.id()));
    }
}
