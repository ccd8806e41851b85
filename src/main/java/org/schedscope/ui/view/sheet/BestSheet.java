package org.schedscope.ui.view.sheet;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyProperty;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.future.NextTasks;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Objective;
import org.schedscope.optimum.SearchState;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.best.BestPossible;
import org.schedscope.ui.state.best.PlanAhead;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.MetricFigures;
import org.schedscope.ui.view.kit.Nodes;

/** Search for the best possible schedule and its progress; it goes on when the sheet is closed. */
public final class BestSheet {
    /** Room for an answer of two lines and the best policy in two: the sheet keeps its height. */
    private static final double ANSWER = 84;
    private static final Texts TEXTS = Messages.of("best");
    private static final Texts METRICS = Messages.of("metrics");
    private static final FieldControls FIELDS = new FieldControls(TEXTS, "best-*", "*", "");
    /** Number of next tasks that are ordered; 0 for all from the start. */
    private static final List<Integer> SCOPES = List.of(0, 4, 6, 10, 20, 50);
    private static final int USUAL_NEXT = 6;
    private static final double PERCENT = 100;
    private static final double BAR = 180;
    private static final double WIDTH = 820;

    private final Session session;
    private final BestPossible best;
    private final PlanAhead ahead;
    private final Choice<Integer> scope;
    private final Label intro = FieldControls.prose("", "text-2");
    private final Label told = FieldControls.prose("", "strong");
    private final Label policy = FieldControls.prose("", "text-2");
    private final ProgressBar bar = new ProgressBar();
    private final Button search = FieldControls.button("best-search", TEXTS.text("search"), this::begin);
    private final Button stop = FieldControls.button("best-stop", TEXTS.text("stop"), this::stop);
    private final BooleanBinding busy;
    /** Held here for as long as the sheet is shown. */
    private final ChangeListener<Object> changed = (property, before, now) -> show();

    private BestSheet(Session session, BestPossible best, PlanAhead ahead, boolean fromHere) {
        this.session = session;
        this.best = best;
        this.ahead = ahead;
        scope = new Choice<>("scope", fromHere ? USUAL_NEXT : 0, SCOPES);
        busy = Bindings.or(best.search().running(), ahead.search().running());
    }

    /** @param fromHere whether only the next tasks that wait at the playhead are ordered */
    public static Dialog<ButtonType> of(Window owner, Session session, BestPossible best, PlanAhead ahead, boolean fromHere) {
        return new BestSheet(session, best, ahead, fromHere).dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        told.setId("best-told");
        policy.setId("best-policy");
        for (Label wrapping : List.of(intro, told, policy)) {
            wrapping.setPrefWidth(WIDTH);
        }
        VBox answer = new VBox(10, told, policy);
        answer.setMinHeight(ANSWER * session.settings().typeScale());
        VBox rows = new VBox(10, intro, asked(), verbs(), answer);
        rows.setPadding(new Insets(12, 16, 4, 16));
        List<ReadOnlyProperty<?>> watched = List.of(best.search().stateProperty(), ahead.search().stateProperty());
        watched.forEach(property -> property.addListener(changed));
        show();
        Dialog<ButtonType> dialog = new ModalSheet(owner, "best-sheet", TEXTS.text("title"), ModalSheet.plain(rows))
                .explainedBy("best-possible").closed(TEXTS.text("close")).dialog(search::requestFocus);
        dialog.setOnHidden(hidden -> watched.forEach(property -> property.removeListener(changed)));
        return dialog;
    }

    private String scope(int count) {
        return count == 0 ? TEXTS.text("scope.all") : TEXTS.text("scope.next", Figures.whole(count),
                session.times().moment(session.playhead().tick()));
    }

    private boolean isAhead() {
        return scope.get() > 0;
    }

    private void begin() {
        if (isAhead()) {
            ahead.begin(scope.get(), best.objective.get(), best.seconds.get());
        } else {
            best.begin();
        }
    }

    private void stop() {
        best.search().stop();
        ahead.search().stop();
    }

    private HBox asked() {
        scope.addListener(changed);
        HBox asked = FieldControls.line();
        asked.getChildren().addAll(captioned(FIELDS.picked(scope, this::scope)));
        asked.getChildren().addAll(captioned(FIELDS.picked(best.objective, BestSheet::title)));
        asked.getChildren().addAll(captioned(FIELDS.picked(best.seconds, seconds -> TEXTS.text("time." + seconds))));
        return asked;
    }

    private List<Node> captioned(ChoiceList<?> choice) {
        choice.disableProperty().bind(busy);
        Label label = new Label(choice.getAccessibleText());
        label.setLabelFor(choice);
        return List.of(label, choice);
    }

    private HBox verbs() {
        search.getStyleClass().add("primary");
        search.disableProperty().bind(busy);
        stop.disableProperty().bind(busy.not());
        bar.setPrefWidth(BAR);
        bar.visibleProperty().bind(busy);
        return FieldControls.line(search, stop, bar);
    }

    private static String title(Objective objective) {
        return METRICS.text("metric." + objective.metric() + ".title");
    }

    private void show() {
        intro.setText(TEXTS.text(isAhead() ? "next.intro" : "intro"));
        if (isAhead()) {
            showAhead();
            return;
        }
        LongSearch.State<SearchState, BestSchedule> now = best.search().get();
        Optional<String> problem = now.problem();
        Optional<BestSchedule> found = now.found();
        told.setText(problem.or(() -> found.map(this::verdict)).orElseGet(() -> now.goesOn() ? progress(now.progress()) : ""));
        Nodes.mark(told, "bad", problem.isPresent());
        policy.setText(found.map(one -> TEXTS.text("policy", one.policy(), figure(one.objective(), one.policyBest()))).orElse(""));
    }

    private void showAhead() {
        Objective objective = best.objective.get();
        LongSearch.State<PlanAhead.Progress, NextTasks.Found> state = ahead.search().get();
        Optional<String> problem = state.problem();
        Optional<NextTasks.Found> found = state.found();
        told.setText(problem.or(() -> found.map(one -> verdict(objective, one))).orElseGet(() -> !state.goesOn() ? ""
                : state.progress().map(now -> TEXTS.text("next.running", Figures.whole(now.tried()), title(objective),
                        figure(objective, now.best()))).orElse(TEXTS.text("next.beginning"))));
        Nodes.mark(told, "bad", problem.isPresent());
        policy.setText(found.filter(one -> one.fork().isPresent()).map(one -> TEXTS.text("next.opened")).orElse(""));
    }

    private String verdict(Objective objective, NextTasks.Found one) {
        String tried = Figures.whole(one.tried());
        if (one.tasks().size() < 2) {
            return TEXTS.text("next.few");
        }
        return one.fork().isEmpty() ? TEXTS.text(one.all() ? "next.none.all" : "next.none", tried)
                : TEXTS.text(one.all() ? "next.found.all" : "next.found", title(objective), figure(objective, one.was()),
                        figure(objective, one.best()), tried, MetricFigures.percent(Math.abs(one.best() - one.was()) / one.was()));
    }

    private String progress(Optional<SearchState> state) {
        Objective objective = best.objective.get();
        return state.map(now -> TEXTS.text("running", title(objective), figure(objective, now.best()), figure(objective, now.bound())))
                .orElse(TEXTS.text("beginning"));
    }

    private String verdict(BestSchedule one) {
        String figure = figure(one.objective(), one.best());
        String bound = figure(one.objective(), one.bound());
        if (one.proven()) {
            return TEXTS.text("proven", title(one.objective()), figure);
        }
        return Double.isInfinite(one.gap()) ? TEXTS.text("unknown", title(one.objective()), figure, bound)
                : TEXTS.text("within", title(one.objective()), figure, bound,
                        Figures.decimal(Math.ceil(one.gap() * PERCENT * PERCENT) / PERCENT, 2, SpokenLanguage.now()));
    }

    private String figure(Objective objective, double value) {
        return MetricFigures.told(objective.metric(), value, session.times());
    }
}
