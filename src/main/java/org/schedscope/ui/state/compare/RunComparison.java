package org.schedscope.ui.state.compare;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.compare.Regret;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.ui.state.run.OpenRun;

/**
 * The open run beside another one of the same tasks, as far as both are recorded.
 *
 * @param base what is compared with
 * @param run the open run
 * @param part what of both is measured; absent: all
 * @param comparison of both, the base first
 * @param shift by how much tasks start earlier or later in the open run, whatever part is measured
 * @param starts how many tasks do, of those whose jobs are in the part
 */
public record RunComparison(OpenRun base, OpenRun run, Optional<RunPart> part, Comparison comparison, ScheduleShift shift,
        Starts starts) {
    /** Tasks that start earlier in the open run, and later. */
    public record Starts(int earlier, int later) {
        static Starts of(ScheduleShift shift, IntPredicate counts) {
            return new Starts(shift.earlier(counts), shift.later(counts));
        }
    }

    /** Whether this is about these recordings. */
    boolean isOf(OpenRun otherBase, OpenRun otherRun) {
        return base.isSameRunAs(otherBase) && run.isSameRunAs(otherRun) && base.trace().eventCount() == otherBase.trace().eventCount()
                && run.trace().eventCount() == otherRun.trace().eventCount();
    }

    /**
     * What each job lost in the open run against the other, those that lost most first; with a part, the jobs that it has in either run.
     * Both are replayed, which of a large log takes seconds.
     */
    public List<Regret> regrets() {
        List<Regret> all = Regret.of(PairReader.all(run), PairReader.all(base));
        if (part.isEmpty()) {
            return all;
        }
        PartMeasures own = PairReader.measures(run, part.get(), run.reportOptions());
        PartMeasures other = PairReader.measures(base, part.get(), run.reportOptions());
        return all.stream().filter(each -> own.has(each.job()) || other.has(each.job())).toList();
    }

    /** Where both part first; none if they start the same tasks at the same ticks in the same places. */
    public Optional<RunDifference> first() {
        OptionalLong tick = shift.divergenceAfter(-1);
        return tick.isPresent() ? RunDifference.at(this, tick.getAsLong()) : Optional.empty();
    }
}
