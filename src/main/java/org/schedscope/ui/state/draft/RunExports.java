package org.schedscope.ui.state.draft;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.run.Chart;
import org.schedscope.chart.run.Charts;
import org.schedscope.chart.run.RunToDraw;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.event.RunInfo;
import org.schedscope.model.Job;
import org.schedscope.text.Texts;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.JobState;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.PartWords;
import org.schedscope.ui.state.time.TickRange;

/** The charts of the open run as of the playhead, and its jobs, to be exported. */
public final class RunExports {
    private RunExports() {
    }

    /**
     * All exports; each gives the same picture every time.
     *
     * @param shown the ticks that charts over time are to show
     */
    public static List<Exportable> of(PlayheadSnapshot snapshot, TickRange shown) {
        Supplier<RunToDraw> run = once(() -> draw(snapshot).showing((long) Math.floor(shown.from()), (long) Math.ceil(shown.to())));
        List<Exportable> exportables = new ArrayList<>();
        Texts texts = ChartTexts.in(SpokenLanguage.now());
        for (Chart<RunToDraw> chart : Charts.all()) {
            exportables.add(Exportable.of(chart.name(), chart.title(texts), () -> picture(chart, run.get(), snapshot, texts),
                    rows -> chart.data(run.get(), rows)));
        }
        exportables.add(Exportable.ofFigures("jobs", limited(texts.text("jobs.title"), snapshot), rows -> jobs(snapshot, rows)));
        return exportables;
    }

    /** Charts over time show their ticks; the caption of the others has the part of the run. */
    private static Picture picture(Chart<RunToDraw> chart, RunToDraw run, PlayheadSnapshot snapshot, Texts texts) {
        Picture picture = Picture.of(chart, run, texts);
        return chart.isOverTime() ? picture : picture.withCaption(caption(snapshot));
    }

    private static String limited(String what, PlayheadSnapshot snapshot) {
        PartWords words = new PartWords(TimeFigures.of(snapshot.run().workload(), SpokenLanguage.now()), snapshot.run().platform());
        return snapshot.part().map(part -> words.only(what, part.part())).orElse(what);
    }

    /** All of the run up to the playhead. */
    public static TickRange all(PlayheadSnapshot snapshot) {
        return new TickRange(0, Math.max(1, snapshot.tick()));
    }

    /** What was run, for below the headline of a picture of the marked part. */
    public static String caption(PlayheadSnapshot snapshot) {
        return limited(captionOfAll(snapshot), snapshot);
    }

    /** What was run, for below the headline of a picture that shows what it shows whatever is marked. */
    public static String captionOfAll(PlayheadSnapshot snapshot) {
        return RunToDraw.caption(moment(snapshot), info(snapshot), snapshot.run().setup().policy(), isRead(snapshot),
                ChartTexts.in(SpokenLanguage.now()));
    }

    private static Moment moment(PlayheadSnapshot snapshot) {
        return new Moment(snapshot.run().trace(), snapshot.position(), snapshot.tick());
    }

    private static RunToDraw draw(PlayheadSnapshot snapshot) {
        RunToDraw drawn = RunToDraw.of(moment(snapshot), info(snapshot), snapshot.report(), snapshot.violations())
                .without(AbsentCores.of(snapshot.run().trace()));
        return isRead(snapshot) ? drawn.asRead() : drawn;
    }

    /** Of a schedule that was read, the run of its file; its policy is not the order of the shown queues. */
    public static RunInfo info(PlayheadSnapshot snapshot) {
        return snapshot.run().setup().schedule().filter(read -> snapshot.run().setup().choices().forks().isEmpty())
                .map(read -> read.run().info()).orElseGet(() -> snapshot.run().wholeSpec().info());
    }

    /** Whether the origin of the schedule is unknown. */
    private static boolean isRead(PlayheadSnapshot snapshot) {
        return snapshot.run().setup().schedule().filter(read -> !read.isLog()).isPresent();
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

    private static void jobs(PlayheadSnapshot snapshot, RowSink rows) throws IOException {
        rows.row("job", "user", "state", "arrival tick", "tasks", "tasks done", "work (core-ticks)", "critical path (ticks)", "end tick",
                "expected end tick", "SLR", "SLR so far");
        for (int job = 0; job < snapshot.run().index().jobCount(); job++) {
            if (!snapshot.tellsOf(job)) {
                continue;
            }
            Job what = snapshot.run().index().job(job);
            JobState state = snapshot.states().job(job);
            Object end = state.isEnd() ? (Object) snapshot.states().jobEnd(job) : "";
            rows.row(what.id(), what.user(), state.name().toLowerCase(Locale.ROOT).replace('_', ' '), what.arrival(),
                    snapshot.run().index().taskCountOf(job), snapshot.states().tasksDone(job), snapshot.run().jobs().workCoreTicks(job),
                    snapshot.run().paths().criticalPath(job), end, snapshot.expectedEnd(job), snapshot.isSlrSoFar(job) ? ""
                            : snapshot.slr(job),
                    snapshot.isSlrSoFar(job) ? snapshot.slr(job) : "");
        }
    }
}
