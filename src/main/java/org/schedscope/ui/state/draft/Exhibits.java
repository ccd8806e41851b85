package org.schedscope.ui.state.draft;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.picture.Exhibit;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.run.Chart;
import org.schedscope.chart.run.Charts;
import org.schedscope.chart.run.RunToDraw;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.chart.sheet.DataRows;
import org.schedscope.event.RunInfo;
import org.schedscope.model.Job;
import org.schedscope.text.Texts;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.JobState;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.snapshot.Facts;
import org.schedscope.ui.state.time.TickRange;

/** The charts of the open run as of the playhead, and its jobs, to be taken out of the window. */
public final class Exhibits {
    private Exhibits() {
    }

    /**
     * All that there are; each looks the same whenever it is asked for.
     *
     * @param shown the ticks that charts over time are to show
     */
    public static List<Exhibit> of(Facts facts, TickRange shown) {
        Supplier<RunToDraw> run = once(() -> draw(facts).showing((long) Math.floor(shown.from()), (long) Math.ceil(shown.to())));
        List<Exhibit> exhibits = new ArrayList<>();
        Texts texts = ChartTexts.in(SpokenLanguage.now());
        for (Chart chart : Charts.all()) {
            exhibits.add(Exhibit.of(chart.name(), chart.title(texts), () -> Picture.of(chart, run.get(), texts),
                    rows -> chart.data(run.get(), rows)));
        }
        exhibits.add(Exhibit.ofFigures("jobs", texts.text("jobs.title"), rows -> jobs(facts, rows)));
        return exhibits;
    }

    /** All of the run up to the playhead. */
    public static TickRange all(Facts facts) {
        return new TickRange(0, Math.max(1, facts.tick()));
    }

    /** What was run, for below the headline of a picture. */
    public static String caption(Facts facts) {
        return RunToDraw.caption(moment(facts), info(facts), facts.run().setup().policy(), isRead(facts), ChartTexts.in(SpokenLanguage.now()));
    }

    private static Moment moment(Facts facts) {
        return new Moment(facts.run().trace(), facts.position(), facts.tick());
    }

    private static RunToDraw draw(Facts facts) {
        RunToDraw drawn = RunToDraw.of(moment(facts), info(facts), facts.report(), facts.violations())
                .without(AbsentCores.of(facts.run().trace()));
        return isRead(facts) ? drawn.asRead() : drawn;
    }

    /** Of a schedule that was read, what its file says; it is not the order in which its queues are shown. */
    private static RunInfo info(Facts facts) {
        return facts.run().setup().files().schedule().filter(read -> facts.run().setup().forks().isEmpty())
                .map(read -> read.opened().run().info()).orElseGet(() -> facts.run().wholeSpec().info());
    }

    /** Whether nobody here knows who made the schedule, and how. */
    private static boolean isRead(Facts facts) {
        return facts.run().setup().files().schedule().filter(read -> !read.opened().isLog()).isPresent();
    }

    private static <T> Supplier<T> once(Supplier<T> maker) {
        return new Supplier<>() {
            private T made;

            @Override
            public synchronized T get() {
                made = made == null ? maker.get() : made;
                return made;
            }
        };
    }

    private static void jobs(Facts facts, DataRows rows) throws IOException {
        rows.row("job", "user", "state", "arrival tick", "tasks", "tasks done", "work (core-ticks)", "critical path (ticks)", "end tick",
                "expected end tick", "SLR", "SLR so far");
        for (int job = 0; job < facts.run().index().jobCount(); job++) {
            Job what = facts.run().index().job(job);
            JobState state = facts.states().job(job);
            Object end = state == JobState.FINISHED || state == JobState.STARVED ? (Object) facts.states().jobEnd(job) : "";
            rows.row(what.id(), what.user(), state.name().toLowerCase(Locale.ROOT).replace('_', ' '), what.arrival(),
                    facts.run().index().taskCountOf(job), facts.states().tasksDone(job), facts.run().jobs().workCoreTicks(job),
                    facts.run().paths().criticalPath(job), end, facts.expectedEnd(job), facts.isSlrSoFar(job) ? "" : facts.slr(job), facts.isSlrSoFar(job) ? facts.slr(job) : "");
        }
    }
}
