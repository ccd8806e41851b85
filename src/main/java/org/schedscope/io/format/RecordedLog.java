package org.schedscope.io.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.schedscope.io.format.RawSchedule.ClusterNote;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/**
 * Content of the log of a machine.
 *
 * @param loaded the jobs, and the machine if the log describes it
 * @param schedule of the jobs with a start in the log; absent if none has one
 * @param now the latest tick in the log, if it was read with jobs that run or wait then: those without a piece wait
 */
public record RecordedLog(LoadedWorkload loaded, Optional<RawSchedule> schedule, OptionalLong now) {
    /** Name that a machine's own run has instead of a policy. */
    public static final String RECORDED = "recorded";
    /** Id of the one cluster of logs that name none. */
    public static final String CLUSTER = "cluster";

    /** A log of jobs that ended. */
    public RecordedLog(LoadedWorkload loaded, Optional<RawSchedule> schedule) {
        this(loaded, schedule, OptionalLong.empty());
    }

    /**
     * The schedule of all jobs that ran.
     *
     * @throws InputException if the log lacks all starts
     */
    public RawSchedule starts(InputFile file) throws InputException {
        return schedule.orElseThrow(() -> new InputException(file.problem(Problem.ofFormat("log.unrecorded"))));
    }

    /**
     * The schedule of the jobs of a workload only, since jobs of the log may be left out as too wide, or by a filter. Where the log does
     * not name the cluster of a job, it is the first that had room.
     *
     * @return absent if no job of the workload has run
     * @throws InputException if the log lacks all starts
     */
    public Optional<RawSchedule> ofJobs(Workload workload, Platform platform, InputFile file) throws InputException {
        RawSchedule all = starts(file);
        Set<String> ids = workload.jobs().stream().map(Job::id).collect(Collectors.toSet());
        List<Piece> kept = all.pieces().stream().filter(piece -> ids.contains(piece.job())).toList();
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        Set<String> ran = kept.stream().map(Piece::job).collect(Collectors.toSet());
        List<Problem> warnings = new ArrayList<>(all.warnings());
        if (ran.size() < ids.size() && now.isEmpty()) {
            warnings.add(file.problem(Problem.ofFormat("log.unstarted", ids.size() - ran.size())));
        }
        boolean elsewhere = platform.clusters().size() > 1 && all.clusters().size() == 1
                && platform.clusters().stream().noneMatch(cluster -> cluster.id().equals(all.clusters().get(0).id()));
        if (elsewhere) {
            kept = ClusterFirstFit.place(kept, platform);
        }
        if (kept.stream().anyMatch(piece -> piece.which().isEmpty())) {
            warnings.add(file.problem(Problem.ofFormat(elsewhere ? "log.placed.clusters" : "log.placed")));
        }
        List<ClusterNote> clusters = elsewhere ? platform.clusters().stream()
                .map(cluster -> new ClusterNote(cluster.id(), OptionalInt.of(cluster.cores()))).toList() : all.clusters();
        RawSchedule placed = new RawSchedule(RECORDED, all.format(), all.timeUnit(), kept,
                all.jobs().stream().filter(note -> ids.contains(note.job())).toList(), clusters, all.decimals(),
                RawSchedule.Causes.UNKNOWN, List.of());
        overfull(placed, platform).ifPresent(message -> warnings.add(file.problem(message)));
        return Optional.of(placed.with(warnings));
    }

    /** Warning, no refusal: machines had more cores than their logs have, or jobs were recorded twice. */
    private static Optional<Message> overfull(RawSchedule schedule, Platform platform) {
        Map<String, Integer> most = schedule.mostAtOnce();
        boolean one = platform.clusters().size() == 1 && most.size() == 1;
        return platform.clusters().stream().flatMap(cluster -> Optional
                .ofNullable(one ? most.values().iterator().next() : most.get(cluster.id())).filter(held -> held > cluster.cores())
                .map(held -> Problem.ofFormat("log.overfull", held, cluster.cores(), SafeText.cut(cluster.id()))).stream()).findFirst();
    }
}
