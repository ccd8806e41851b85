package org.schedscope.io.format;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.schedscope.io.format.RawSchedule.ClusterNote;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.JobNote;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SharedTexts;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/** Builds a schedule, for readers of all formats. */
public final class ScheduleBuilder {
    private final InputFile file;
    private final ReadOptions options;
    private final ProblemList problems;
    private final List<Piece> pieces = new ArrayList<>();
    private final List<JobNote> jobs = new ArrayList<>();
    private final Map<String, OptionalInt> clusters = new LinkedHashMap<>();
    private final List<Problem> warnings = new ArrayList<>();
    private final SharedTexts shared = new SharedTexts();
    private long stretched;
    private int decimals;

    public ScheduleBuilder(InputFile file, ReadOptions options, ProblemList problems) {
        this.file = file;
        this.options = options;
        this.problems = problems;
    }

    /** The shared instance of an id. */
    public String share(String text) {
        return shared.share(text);
    }

    /** Declares a cluster; undeclared clusters of pieces are added with them. */
    public void cluster(String id, OptionalInt cores) {
        clusters.merge(share(id), cores, (before, now) -> before.isPresent() ? before : now);
    }

    public void note(JobNote note) {
        jobs.add(note);
    }

    public void warn(Message message) {
        warnings.add(file.problem(message));
    }

    /** Adds a piece with times in seconds, each rounded up to ticks; one without length gets one tick. */
    public void addSeconds(Piece like, BigDecimal start, BigDecimal finish) throws InputException {
        long first = ticks(start);
        long last = ticks(finish);
        if (last == first) {
            stretched++;
            last++;
        }
        add(new Piece(like.job(), like.task(), like.cluster(), first, OptionalLong.of(last), like.cores(), like.which(), like.line()));
    }

    /** Ticks of a time in seconds, rounded up. */
    public long ticks(BigDecimal seconds) {
        decimals = Math.max(decimals, seconds.stripTrailingZeros().scale());
        return options.tick().ticks(seconds);
    }

    /** Adds a piece in ticks. */
    public void add(Piece piece) throws InputException {
        if (pieces.size() >= options.limits().tasks()) {
            throw problems
                    .fatal(new Problem(file.name(), piece.line(), 1, "", Problem.ofFormat("schedule.many", options.limits().tasks())));
        }
        if (piece.finish().orElse(piece.start()) >= Limits.LARGEST_TOTAL) {
            throw problems.fatal(new Problem(file.name(), piece.line(), 1, "", Problem.ofFormat("schedule.late")));
        }
        cluster(piece.cluster(), OptionalInt.empty());
        pieces.add(piece);
    }

    /**
     * Spans in order, joined where they touch.
     *
     * @return null if two of them overlap
     */
    public static List<CoreSpan> normal(List<CoreSpan> spans) {
        List<CoreSpan> sorted = new ArrayList<>(spans);
        sorted.sort(Comparator.comparingInt(CoreSpan::first));
        List<CoreSpan> joined = new ArrayList<>();
        for (CoreSpan span : sorted) {
            CoreSpan before = joined.isEmpty() ? null : joined.get(joined.size() - 1);
            if (before != null && span.first() <= before.last()) {
                return null;
            }
            if (before != null && span.first() == before.last() + 1) {
                joined.set(joined.size() - 1, new CoreSpan(before.first(), span.last()));
            } else {
                joined.add(span);
            }
        }
        return joined;
    }

    /** Number of cores in disjoint spans. */
    public static int count(List<CoreSpan> spans) {
        return spans.stream().mapToInt(CoreSpan::count).sum();
    }

    public RawSchedule build(String format, String timeUnit) throws InputException {
        problems.throwIfAny();
        if (pieces.isEmpty()) {
            warnings.add(0, file.problem(Problem.ofFormat("schedule.empty")));
            throw new InputException(warnings);
        }
        if (stretched > 0) {
            warn(Problem.ofFormat("schedule.stretched", stretched, options.tick().text()));
        }
        TickLength needed = TickLength.ofDecimals(decimals);
        if (needed.seconds().compareTo(options.tick().seconds()) < 0) {
            warn(Problem.ofFormat("schedule.coarse", options.tick().text(), needed.text()));
        }
        List<ClusterNote> notes = clusters.entrySet().stream().map(entry -> new ClusterNote(entry.getKey(), entry.getValue())).toList();
        return new RawSchedule(file.stem(), format, timeUnit, pieces, jobs, notes, decimals, RawSchedule.Causes.UNKNOWN, warnings);
    }
}
