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
 * A schedule as a file tells it, whoever made it: nothing here has been held against a workload or a platform, and pieces may overlap.
 *
 * @param name of the schedule, from the file's name
 * @param format the format's name, for users
 * @param timeUnit name of the unit of ticks
 * @param pieces in file order, at least one
 * @param jobs what the file says about jobs besides their pieces, in file order; a job that nothing is said of may be absent
 * @param clusters in the order of their first mention, each that a piece names
 * @param decimals that its times in seconds have at most, as whoever wrote it rounded them; 0 where times are whole, or in ticks
 * @param causes what is known of why pieces started when they did
 * @param warnings what was rounded or left out
 */
public record RawSchedule(String name, String format, String timeUnit, List<Piece> pieces, List<JobNote> jobs, List<ClusterNote> clusters,
        int decimals, Causes causes, List<Problem> warnings) {
    /** A schedule that begins so many seconds after zero or later is one in Unix time: zero was in 1970, this is in 1973. */
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
     * @param task id of the task in it; {@value #ONLY_TASK} in formats that know no tasks
     * @param cluster id of the cluster
     * @param start tick, not negative
     * @param finish tick, after start; absent while it still runs
     * @param cores how many, at least 1
     * @param which their numbers from 0, ascending and apart, as many as {@code cores}; empty if the file does not say
     * @param line in the file, from 1
     */
    public record Piece(String job, String task, String cluster, long start, OptionalLong finish, int cores, List<CoreSpan> which,
            int line) {
        /** Task of a job in formats where jobs are not made of tasks; readers of workloads call it the same. */
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
     * What a file says about a job.
     *
     * @param job id
     * @param submitted tick
     * @param user a path that begins with a slash
     * @param requestedTicks what the user asked for, at least 1
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
     * @param cores how many it has, if the file says so
     */
    public record ClusterNote(String id, OptionalInt cores) {
    }

    /**
     * Why pieces started when they did, which a run knows and most files do not.
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
     * @param ready tick at which its task came into the queue that it was taken from
     * @param key its priority then; empty if the policy has none
     * @param backfilled whether it went before others that waited longer
     */
    public record Start(OptionalLong ready, String key, boolean backfilled) {
    }

    /** The first submission, where one is told, and else the first start. */
    private long first() {
        long start = pieces.stream().mapToLong(Piece::start).min().orElse(0);
        return jobs.stream().flatMapToLong(note -> note.submitted().stream()).min().orElse(start);
    }

    /** Whether times count from 1970 and not from the beginning of a run. */
    public boolean isInUnixTime() {
        return first() >= TickLength.ofUnit(timeUnit).ticks(UNIX);
    }

    /** Whether submissions are told. */
    public boolean tellsSubmissions() {
        return jobs.stream().anyMatch(note -> note.submitted().isPresent());
    }

    /** The same, with other warnings. */
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

    /** Cores that a cluster has, or must have had at least: what the file says, else the highest number seen, else the widest piece. */
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
