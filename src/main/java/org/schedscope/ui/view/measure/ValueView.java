package org.schedscope.ui.view.measure;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import javafx.scene.canvas.Canvas;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.plot.ValueCurvePlot;
import org.schedscope.model.Job;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.graph.ValueOverTime;
import org.schedscope.text.Texts;
import org.schedscope.trace.JobState;
import org.schedscope.trace.TaskState;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.draft.RunExports;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.view.base.PaintedRegion;
import org.schedscope.ui.view.canvas.ChartLook;
import org.schedscope.ui.view.kit.Earnings;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.View;

/** What the selected job is worth by its SLR, where it is, and where its next task would bring it. */
public final class ValueView extends View {
    private static final Texts TEXTS = Messages.of("value");
    private static final double PICTURE_HEIGHT = 420;

    private final Session session;
    private final ChartLook look;
    private final Plot plot = new Plot();
    private Optional<ValueCurvePlot.Content> content = Optional.empty();
    private String sentence = "";

    public ValueView(Session session) {
        super("value", TEXTS.text("title"));
        this.session = session;
        session.states().follow(WindowState::run, now -> setRelevant(isAbout(now)));
        look = new ChartLook(session, plot::requestLayout);
        plot.setId("value");
        plot.setAccessibleHelp(Messages.WINDOW.text("figures.help"));
        session.states().when(() -> show(session.snapshot().get()), WindowState::snapshot, WindowState::selected);
        show(session.snapshot().get());
        shows(plot);
    }

    private void show(PlayheadSnapshot snapshot) {
        if (!session.runs().run().isSameRunAs(snapshot.run())) {
            return;
        }
        content = Optional.empty();
        setDetail("");
        sentence = TEXTS.text(isAbout(snapshot.run()) ? "empty" : "empty.run");
        session.selection().get().job().ifPresent(job -> {
            Job what = snapshot.run().index().job(job);
            sentence = isAbout(snapshot.run()) ? TEXTS.text("empty.curve", what.id()) : sentence;
            what.value().ifPresent(curve -> show(snapshot, job, curve));
        });
        plot.setAccessibleText(TEXTS.text("accessible", detail().get().isEmpty() ? sentence : detail().get()));
        plot.requestLayout();
    }

    private void show(PlayheadSnapshot snapshot, int job, ValueCurve curve) {
        JobState state = snapshot.states().job(job);
        double slr = snapshot.slr(job);
        boolean ended = state == JobState.FINISHED || state == JobState.STARVED;
        setDetail(detail(snapshot, job, curve));
        String label = Figures.decimal(slr, 2, SpokenLanguage.now());
        String mark = TEXTS.text(state == JobState.STARVED ? "starved" : ended ? "ended" : "now", label);
        OptionalLong projected = state == JobState.WAITING || state == JobState.RUNNING ? projectedResponse(snapshot, job)
                : OptionalLong.empty();
        ValueOverTime value = snapshot.run().input().valueOverTime(job).orElseThrow();
        OptionalDouble now = Double.isNaN(slr) ? OptionalDouble.empty() : OptionalDouble.of(slr);
        content = Optional.of(new ValueCurvePlot.Content(curve, now, mark,
                projected.isPresent() ? OptionalDouble.of((double) projected.getAsLong() / value.criticalPath()) : OptionalDouble.empty(),
                projected.isPresent() ? projection(value, projected.getAsLong()) : List.of(""), state == JobState.STARVED));
    }

    private static String detail(PlayheadSnapshot snapshot, int job, ValueCurve curve) {
        String id = snapshot.run().index().job(job).id();
        String most = Earnings.amount(curve.max().toDouble());
        JobState state = snapshot.states().job(job);
        if (state == JobState.TO_COME || state == JobState.STARVED || state == JobState.REFUSED) {
            return TEXTS.text(state == JobState.STARVED ? "detail.starved" : state == JobState.REFUSED ? "detail.refused" : "detail.coming",
                    id, most);
        }
        long end = state == JobState.FINISHED ? snapshot.states().jobEnd(job) : snapshot.tick();
        ValueOverTime earned = new ValueOverTime(curve, snapshot.run().jobs().criticalPath(job));
        return TEXTS.text(state == JobState.FINISHED ? "detail.finished" : "detail.active", id,
                Earnings.amount(earned.exactValue(end - snapshot.run().index().job(job).arrival()).toDouble()), most);
    }

    private static List<String> projection(ValueOverTime value, long response) {
        int piece = value.piece(response);
        String slr = Figures.decimal(value.slrOf(response).toDouble(), 2, SpokenLanguage.now());
        String earned = Earnings.amount(value.value(piece, response));
        return List.of(TEXTS.text("projected", slr, earned, Earnings.amount(value.area(piece, response))),
                TEXTS.text("projected.short", slr, earned));
    }

    /** As schedulers project it: the largest rank of a task that has not started, from now on; none if all have. */
    private static OptionalLong projectedResponse(PlayheadSnapshot snapshot, int job) {
        int first = snapshot.run().index().firstTask(job);
        return IntStream.range(first, snapshot.run().index().firstTask(job + 1))
                .filter(task -> snapshot.states().task(task) != TaskState.RUNNING && snapshot.states().task(task) != TaskState.FINISHED)
                .mapToLong(task -> snapshot.run().input().estimatedPaths().rank(task) + snapshot.tick() - snapshot.run().index().job(job)
                        .arrival())
                .max();
    }

    private static boolean isAbout(OpenRun run) {
        return run.index().columns().anyCurve();
    }

    @Override
    public List<Exportable> exportables() {
        if (content.isEmpty()) {
            return List.of();
        }
        ValueCurvePlot.Content curve = content.get();
        String caption = RunExports.captionOfAll(session.snapshot().get());
        String about = TEXTS.text("title") + ": " + detail().get();
        return List.of(Exportable.ofPicture("value-curve", TEXTS.text("title"), () -> new Picture(about, caption, Optional.empty(),
                sheet -> sheet.lane(PICTURE_HEIGHT,
                        (painter, box) -> ValueCurvePlot.paint(painter, sheet.palette(), curve, sheet.texts().language(), box.width(),
                                box.height())),
                Messages.CHART)));
    }

    /** What a painted plot shows: it is painted again only if this changes. */
    private record Painted(Optional<ValueCurvePlot.Content> content, String sentence, ChartLook.Look look, double width, double height) {
    }

    private final class Plot extends PaintedRegion {
        private final Canvas canvas = new Canvas();
        private Painted painted;

        private Plot() {
            setMinSize(0, 0);
            getChildren().add(canvas);
        }

        @Override
        protected void lay() {
            Painted now = new Painted(content, sentence, look.get(), Math.floor(getWidth()), Math.floor(getHeight()));
            if (now.width() > 0 && now.height() > 0 && !now.equals(painted)) {
                painted = now;
                canvas.setWidth(now.width());
                canvas.setHeight(now.height());
                paint(now);
            }
        }

        private void paint(Painted now) {
            Palette palette = now.look().palette();
            Painter painter = now.look().painter(canvas);
            painter.fill(new Box(0, 0, now.width(), now.height()), palette.of(Tone.SURFACE));
            double zoom = now.look().zoom();
            if (now.content().isPresent()) {
                ValueCurvePlot.paint(painter, palette, now.content().get(), SpokenLanguage.now(), now.width() / zoom, now.height() / zoom);
            } else {
                painter.text(now.sentence(), 14, 26, FontRole.BODY, palette.of(Tone.MUTED), Painter.Anchor.START);
            }
        }
    }
}
