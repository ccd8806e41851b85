package org.schedscope.io.format;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.model.time.TickLength;

/**
 * Contents of a schedule file of any origin, not yet compared with a workload or a platform; pieces may overlap.
 *
 * @param name of the schedule, from the file's name
 * @param format the format's name, for users
 * @param timeUnit name of the unit of ticks
 * @param pieces in file order, at least one
 * @param jobs attributes of jobs besides their pieces, in file order; a job without any may be absent
 * @param clusters in the order of their first mention, each that a piece names
 * @param decimals largest number of decimals of its times in seconds; 0 for whole times and for ticks
 * @param causes known reasons for the starts of pieces
 * @param warnings roundings and omissions
 */
public record RawSchedule(String name, String format, String timeUnit, List<Piece> pieces, List<JobNote> jobs, List<ClusterNote> clusters,
        int decimals, Causes causes, List<Problem> warnings) {
    /** Least start, in seconds, of a schedule in Unix time: a moment in 1973. */
    private static final BigDecimal UNIX = BigDecimal.valueOf(100_000_000);

    public RawSchedule {
        pieces = List.copyOf(pieces);
        jobs = List.copyOf(jobs);
        clusters = List.copyOf(clusters);
        warnings = List.copyOf(warnings);
    }

    /**
     * A time during which a task held cores of one cluster; a preempted task has several.
     *
     * @param job id of the job
     * @param task id of the task in it; {@value #ONLY_TASK} in formats without tasks
     * @param cluster id of the cluster
     * @param start tick, not negative
     * @param finish tick, after start; absent while it still runs
     * @param cores how many, at least 1
     * @param which their numbers from 0, ascending and apart, as many as {@code cores}; empty if the file lacks them
     * @param line in the file, from 1
     */
    public record Piece(String job, String task, String cluster, long start, OptionalLong finish, int cores, List<CoreSpan> which,
            int line) {
        /** Id of a job's only task in formats without tasks, which readers of workloads use as well. */
        public static final String ONLY_TASK = "1";

        public Piece {
            which = List.copyOf(which);
        }

        private Piece earlier(long ticks) {
            OptionalLong ends = finish.isPresent() ? OptionalLong.of(finish.getAsLong() - ticks) : finish;
            return new Piece(job, task, cluster, start - ticks, ends, cores, which, line);
        }
    }

    /**
     * Cores from {@code first} to {@code last}, both included.
     *
     * @param first from 0
     * @param last at least first
     */
    public record CoreSpan(int first, int last) {
        public int count() {
            return last - first + 1;
        }
    }

    /**
     * Attributes of a job in the file.
     *
     * @param job id
     * @param submitted tick
     * @param user a path that begins with a slash
     * @param requestedTicks limit set by the user, at least 1
     * @param requestedCores at least 1
     */
    public record JobNote(String job, OptionalLong submitted, Optional<String> user, OptionalLong requestedTicks,
            OptionalInt requestedCores) {
        private JobNote earlier(long ticks) {
            OptionalLong at = submitted.isPresent() ? OptionalLong.of(submitted.getAsLong() - ticks) : submitted;
            return new JobNote(job, at, user, requestedTicks, requestedCores);
        }
    }

    /**
     * A cluster of the machine that the schedule ran on.
     *
     * @param cores number of its cores, if the file has it
     */
    public record ClusterNote(String id, OptionalInt cores) {
    }

    /**
     * Reasons for the starts of pieces: complete for a run of the program, absent from most files.
     *
     * @param links from the end of a parent's last piece to the start of its child's first one
     * @param starts of each piece, or empty
     */
    public record Causes(List<Link> links, List<Start> starts) {
        public static final Causes UNKNOWN = new Causes(List.of(), List.of());

        public Causes {
            links = List.copyOf(links);
            starts = List.copyOf(starts);
        }
    }

    /** A dependency, by positions of pieces. */
    public record Link(int from, int to) {
    }

    /**
     * How a piece was chosen.
     *
     * @param ready tick at which its task entered the queue
     * @param key its priority then; empty if the policy has none
     * @param backfilled whether it overtook a task that waited longer
     */
    public record Start(OptionalLong ready, String key, boolean backfilled) {
    }

    /** The first submission, or the first start in a file without submissions. */
    private long first() {
        long start = pieces.stream().mapToLong(Piece::start).min().orElse(0);
        return jobs.stream().flatMapToLong(note -> note.submitted().stream()).min().orElse(start);
    }

    /** Whether times count from 1970 and not from the beginning of a run. */
    public boolean isInUnixTime() {
        return first() >= TickLength.ofUnit(timeUnit).ticks(UNIX);
    }

    /** Whether the file has submissions. */
    public boolean tellsSubmissions() {
        return jobs.stream().anyMatch(note -> note.submitted().isPresent());
    }

    /** A copy with other warnings. */
    public RawSchedule with(List<Problem> otherWarnings) {
        return new RawSchedule(name, format, timeUnit, pieces, jobs, clusters, decimals, causes, otherWarnings);
    }

    /** This schedule with its first submission at tick 0, as logs of machines have it. */
    public RawSchedule fromZero(InputFile file) {
        long first = first();
        List<Piece> moved = pieces.stream().map(piece -> piece.earlier(Math.min(first, piece.start()))).toList();
        List<JobNote> notes = jobs.stream().map(note -> note.earlier(first)).toList();
        List<Problem> told = new ArrayList<>(warnings);
        told.add(file.problem(Problem.ofFormat("schedule.unix", TickLength.ofUnit(timeUnit).secondsOf(first))));
        return new RawSchedule(name, format, timeUnit, moved, notes, clusters, decimals, Causes.UNKNOWN, told);
    }

    /** The most cores of each cluster that are held at the same time. */
    public Map<String, Integer> mostAtOnce() {
        Map<String, TreeMap<Long, Long>> changes = new HashMap<>();
        for (Piece piece : pieces) {
            TreeMap<Long, Long> cluster = changes.computeIfAbsent(piece.cluster(), id -> new TreeMap<>());
            cluster.merge(piece.start(), (long) piece.cores(), Long::sum);
            piece.finish().ifPresent(finish -> cluster.merge(finish, -(long) piece.cores(), Long::sum));
        }
        Map<String, Integer> most = new HashMap<>();
        changes.forEach((id, cluster) -> {
            long now = 0;
            long peak = 0;
            for (long change : cluster.values()) {
                now += change;
                peak = Math.max(peak, now);
            }
            most.put(id, (int) Math.min(Integer.MAX_VALUE, peak));
        });
        return most;
    }

    /** Least number of a cluster's cores: that of the file, else the highest core number, else the widest piece. */
    public int coresOf(ClusterNote cluster) {
        int seen = 1;
        for (Piece piece : pieces) {
            if (piece.cluster().equals(cluster.id())) {
                int highest = piece.which().isEmpty() ? 0 : piece.which().get(piece.which().size() - 1).last() + 1;
                seen = Math.max(seen, Math.max(highest, piece.cores()));
            }
        }
        return Math.max(seen, cluster.cores().orElse(1));
    }
}
