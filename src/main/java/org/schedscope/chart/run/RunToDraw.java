package org.schedscope.chart.run;

import java.util.List;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.event.RunInfo;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.text.Texts;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.Trace;

/**
 * A run as pictures need it.
 *
 * @param at up to when it is drawn
 * @param index of that trace
 * @param info for titles
 * @param report its metrics
 * @param violations its violated expected end times
 * @param from the first tick that pictures over time show
 * @param to the last one, above {@code from}
 * @param absences cores that are not there
 * @param read whether it is a schedule made elsewhere, for which {@code info} has a name, but neither policy nor seed
 */
public record RunToDraw(Moment at, TraceIndex index, RunInfo info, RunReport report, ViolationGrid violations, long from, long to,
        List<AbsentCores.Absence> absences, boolean read) implements ToDraw {
    public RunToDraw {
        absences = List.copyOf(absences);
    }

    public static RunToDraw of(Trace trace, RunInfo info, RunReport report, ViolationGrid violations) {
        return of(Moment.endOf(trace), info, report, violations);
    }

    /** All of a run up to a moment. */
    public static RunToDraw of(Moment at, RunInfo info, RunReport report, ViolationGrid violations) {
        return new RunToDraw(at, new TraceIndex(at.trace(), at.position()), info, report, violations, 0, Math.max(1, at.now()),
                List.of(), false);
    }

    /** This run, some of whose ticks pictures over time show. */
    public RunToDraw showing(long fromTick, long toTick) {
        return new RunToDraw(at, index, info, report, violations, fromTick, Math.max(fromTick + 1, toTick), absences, read);
    }

    /** This run, some of whose cores are not there for some time. */
    public RunToDraw without(List<AbsentCores.Absence> missing) {
        return new RunToDraw(at, index, info, report, violations, from, to, missing, read);
    }

    /** The same, made elsewhere. */
    public RunToDraw asRead() {
        return new RunToDraw(at, index, info, report, violations, from, to, absences, true);
    }

    /** Its ticks over the width of a page. */
    LaneContext lanes(Sheet sheet) {
        return sheet.lanes(at, from, to);
    }

    /** Unit of time axes: {@code ticks}, or the unit of the workload. */
    String unit(Texts texts) {
        return isInTicks() ? texts.text("unit.ticks") : at.trace().workload().timeUnit();
    }

    /** A span of time: {@code 5 ticks}, {@code 60 s}. */
    String span(long ticks, Texts texts) {
        return !times(texts).areTicks() ? times(texts).length(ticks)
                : isInTicks() ? Figures.count(ticks, "ticks", texts) : Figures.whole(ticks) + " " + unit(texts);
    }

    private TimeFigures times(Texts texts) {
        return TimeFigures.of(at.trace().workload(), texts.language());
    }

    private boolean isInTicks() {
        return at.trace().workload().timeUnit().equals("tick");
    }

    /** {@code campus-week · four-clusters, 40 cores · p-slr · seed 1 · 100 jobs, 511 tasks}, and what of it is drawn if not all. */
    @Override
    public String subtitle(Texts texts) {
        return subtitle(info.choices().policy(), texts);
    }

    /** The subtitle with other words for the policy. */
    String subtitle(String policy, Texts texts) {
        boolean all = from <= 0 && to >= at.now();
        String caption = caption(at, info, policy, read, texts);
        return all ? caption : texts.text("caption.ticks", caption, times(texts).at(from), times(texts).moment(to));
    }

    /** What was run, in one line, and up to when it is drawn if not to its end. */
    public static String caption(Moment at, RunInfo info, String policy, boolean read, Texts texts) {
        Trace trace = at.trace();
        String caption = texts.text(read ? "caption.read" : "caption", info.workload(), info.platform(),
                Figures.count(trace.platform().totalCores(), "cores", texts), policy, Long.toString(info.choices().seed()),
                Figures.count(trace.index().jobCount(), "jobs", texts),
                Figures.count(trace.index().taskCount(), "tasks", texts));
        return at.position() < trace.eventCount() ? texts.text("caption.at", caption, TimeFigures.of(trace.workload(), texts
                .language()).at(at.now())) : caption;
    }

    boolean isAnythingStarted() {
        return at.trace().pieces().countAt(at.position()) > 0;
    }

    /** The colours of bars in this run. */
    ColourKey identity() {
        return ColourKey.by(ColourKey.telling(at.trace().index()), at.trace().index());
    }
}
