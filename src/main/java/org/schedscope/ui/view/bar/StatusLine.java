package org.schedscope.ui.view.bar;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.schedscope.chart.paint.Figures;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.text.Texts;
import org.schedscope.trace.JobState;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.base.Work;
import org.schedscope.ui.state.file.FileExporter;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** One line: how far, how well, and what goes on in the background. */
public final class StatusLine extends HBox {
    private static final Texts TEXTS = Messages.WINDOW;

    private static final double STALE = 0.45;

    private final Session session;
    private final Label state = new Label();
    private final Label jobs = new Label();
    private final Label slr = new Label();
    private final Label late = new Label();
    private final Label overtaken = new Label();
    private final Label working = new Label();
    private final ProgressBar progress = new ProgressBar();
    private final Button cancel = new Button(TEXTS.text("status.cancel"));
    private final HBox work = new HBox(8, working, progress, cancel);

    public StatusLine(Session session, Commands commands) {
        this.session = session;
        getStyleClass().add("status");
        setId("status");
        work.setAlignment(Pos.CENTER_RIGHT);
        Nodes.show(work, false);
        work.setId("work");
        cancel.setOnAction(pressed -> cancel());
        Button help = commands.get("shortcuts").connect(new Button("?"));
        help.getStyleClass().add("key");
        help.setAccessibleText(commands.get("shortcuts").text());
        Label hint = TextLabels.of(TEXTS.text("status.shortcuts"), "muted");
        for (Label label : new Label[] {state, jobs, slr, late, overtaken, hint}) {
            label.setMinWidth(0);
        }
        state.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(state, new Separator(Orientation.VERTICAL), jobs, slr, late, overtaken, Nodes.gap(), work, help, hint);
        session.states().follow(WindowState::snapshot, this::show);
        session.states().when(this::showState, now -> now.here().playing(), WindowState::moment, now -> now.here().waiting(),
                WindowState::timesAsTicks, now -> now.run().complete(), now -> now.travel().searching(), WindowState::problem);
        session.states().when(() -> tell(TEXTS.text(session.breakpointNavigator().wentForward() ? "status.no-stop"
                : "status.no-stop.back")), now -> now.travel().missed());
        session.states().when(() -> session.exports().done().ifPresent(this::tell), now -> now.files().written());
        showState();
    }

    /** A brief word on something just done; the next step takes it away. */
    public void tell(String news) {
        state.setText(news);
    }

    private void tell(FileExporter.Done done) {
        String name = String.valueOf(done.file().getFileName());
        tell(done.losses().isEmpty() ? TEXTS.text("status.written", name)
                : TEXTS.text("status.written-less", name, String.join("; ", done.losses())));
    }

    private void cancel() {
        if (session.files().work().isPresent()) {
            session.files().cancel();
        } else if (session.exports().work().isPresent()) {
            session.exports().cancel();
        } else if (session.breakpointNavigator().travel().searching()) {
            session.breakpointNavigator().cancel();
        } else {
            session.runs().cancel();
        }
    }

    /** Shows background work that has lasted long enough; called once a frame. */
    public void pulse(long nanos) {
        Optional<Work> measuring = session.snapshot().work().filter(one -> one.isWorthShowing(nanos));
        Optional<Work> running = session.files().work().or(() -> session.exports().work())
                .or(() -> session.breakpointNavigator().work())
                .or(() -> session.runs().work())
                .filter(one -> one.isWorthShowing(nanos)).or(() -> measuring);
        for (Label figure : List.of(jobs, slr, late, overtaken)) {
            // The figures belong to an earlier position: they must not look current.
            figure.setOpacity(measuring.isPresent() ? STALE : 1);
        }
        Nodes.show(work, running.isPresent());
        running.ifPresent(one -> {
            OptionalLong quiet = one.quietSeconds(nanos);
            String rate = quiet.isPresent() ? TEXTS.text("status.quiet", Figures.whole(quiet.getAsLong()))
                    : one.perSecond().isPresent() ? TEXTS.text("status.rate", rate(one.perSecond().getAsDouble())) : "";
            working.setText(TEXTS.text("status.work." + one.kind().name().toLowerCase(Locale.ROOT), one.subject()) + rate);
            cancel.setVisible(one.canBeCancelled());
            // How far it is is not known: a bar would run to and fro.
            progress.setVisible(one.share().isPresent() || !session.settings().reducedMotionProperty().get());
            progress.setProgress(one.share().orElse(progress.isVisible() ? ProgressBar.INDETERMINATE_PROGRESS : 0));
        });
    }

    private static String rate(double perSecond) {
        return perSecond >= 1e6 ? Figures.decimal(perSecond / 1e6, 1, SpokenLanguage.now()) + " M" : Figures.whole(Math.round(perSecond));
    }

    private void showState() {
        Playhead playhead = session.playhead();
        Optional<ProblemReport> problem = session.problems().get();
        state.getStyleClass().remove("bad");
        if (problem.isPresent()) {
            int count = problem.get().problems().size();
            state.setText(TEXTS.text(count == 1 ? "status.problem" : "status.problems", Figures.whole(count), problem.get().subject()));
            state.getStyleClass().add("bad");
        } else {
            state.setText(TEXTS.text(playhead.isPlaying() ? "status.playing" : session.breakpointNavigator().travel().searching()
                    ? "status.searching"
                    : playhead.here().waiting() ? "status.waiting"
                            : playhead.position() == 0 ? "status.ready" : !playhead.isAtEnd() ? "status.paused"
                                    : session.runs().run().setup().followed().isPresent() ? "status.ended" : "status.end"));
        }
    }

    private void show(PlayheadSnapshot snapshot) {
        int finished = snapshot.report().finishedJobs();
        long starved = Math.round(snapshot.report().metrics().get("starvedJobs"));
        int refused = snapshot.states().jobsIn(JobState.REFUSED);
        int arrived = snapshot.part().map(PartMeasures::jobCount).orElse(snapshot.states().arrivedJobs());
        String where = snapshot.part().isPresent() ? "status.range.jobs" : "status.jobs";
        jobs.setText(TEXTS.text(where, Figures.whole(finished), Figures.whole(snapshot.report().totalJobs()))
                + (starved == 0 ? "" : TEXTS.text("status.starved", Figures.whole(starved)))
                + (refused == 0 ? "" : TEXTS.text("status.refused", Figures.whole(refused))));
        slr.setText(finished == 0 ? TEXTS.text("status.no-slr") : TEXTS.text("status.slr",
                Figures.decimal(snapshot.report().metrics().get("meanSlr"), 2, SpokenLanguage.now()),
                Figures.decimal(snapshot.report().metrics().get("worstSlr"), 2, SpokenLanguage.now())));
        int violated = snapshot.report().users().stream().mapToInt(user -> user.violated()).sum();
        late.setText(arrived == 0 ? ""
                : TEXTS.text("status.late", Figures.whole(violated), Figures.whole(arrived)));
        long backfills = Math.round(snapshot.report().metrics().get("backfills"));
        long suspensions = Math.round(snapshot.report().metrics().get("preemptions"));
        overtaken.setText(
                Stream.of(count("status.backfills", backfills), count("status.suspensions", suspensions)).filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(" \u00b7 ")));
    }

    private static String count(String key, long count) {
        return count == 0 ? "" : TEXTS.text(count == 1 ? key + ".one" : key, Figures.whole(count));
    }
}
