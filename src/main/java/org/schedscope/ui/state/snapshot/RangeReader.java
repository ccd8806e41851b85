package org.schedscope.ui.state.snapshot;

import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.range.PartReport;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.ui.state.run.OpenRun;

/** Measures the marked part of a run; once, as long as nothing changes in it. Used on one worker only. */
final class RangeReader {
    /**
     * A marked part in figures.
     *
     * @param ofRows violations of the jobs that ran on its rows; absent if it has all rows
     */
    record Part(PartMeasures measures, RunReport report, Optional<ViolationGrid> ofRows) {
    }

    private record Key(int run, int position, ReportOptions options, RunPart range) {
    }

    private Optional<Key> last = Optional.empty();
    private Part known;

    /** @param options with the present tick */
    Part read(OpenRun run, int position, ReportOptions options, RunPart range) {
        // What happens after the part has ended changes nothing in it.
        int end = Math.min(position, run.trace().positionAfter(range.to()));
        long now = Math.min(options.now().orElse(0), range.to());
        Key key = new Key(run.number(), end, options.withNow(now), range);
        if (!last.equals(Optional.of(key))) {
            PartMeasures measures = PartMeasures.of(run.trace(), end, now, run.jobs(),
                    options.expected(run.jobs()), range, OptionalInt.empty());
            PartReport part = new PartReport(run.trace(), run.jobs(), measures);
            known = new Part(measures, part.report(options), range.rows().isEmpty() ? Optional.empty()
                    : Optional.of(part.jobs(shown(options, Optional.of(range))).violations()));
            last = Optional.of(key);
        }
        return known;
    }

    /** The heatmap shows the marked ticks, as far as it shows them anyway. */
    static ReportOptions shown(ReportOptions options, Optional<RunPart> range) {
        ViolationView view = options.heat();
        long from = Math.max(view.from(), range.map(RunPart::from).orElse(0L));
        long to = Math.min(view.to(), range.map(RunPart::to).orElse(RunPart.OPEN));
        return from < to ? options.withHeat(view.between(from, to)) : options;
    }
}
