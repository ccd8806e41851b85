package org.schedscope.ui.view.sheet;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyProperty;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
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
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.MetricFigures;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Asks for the best possible schedule, and tells how the search goes; it goes on when the sheet is closed. */
public final class BestSheet {
    /** Room for an answer of two lines and the best policy in two: the sheet is as high as it was when it opened. */
    private static final double ANSWER = 84;
    private static final Texts TEXTS = Messages.of("best");
    private static final Texts METRICS = Messages.of("metrics");
    private static final List<Integer> SECONDS = List.of(10, 60, 600, 3600);
    /** How many tasks are looked at from here on; 0 for all from the start. */
    private static final List<Integer> SCOPES = List.of(0, 4, 6, 10, 20, 50);
    private static final int USUAL_NEXT = 6;
    private static final double PERCENT = 100;
    private static final double BAR = 180;
    private static final double WIDTH = 820;

    private final Session session;
    private final BestPossible best;
    private final PlanAhead ahead;
    private final ChoiceList<Integer> scope = new ChoiceList<>("best-scope", this::scope);
    private final Label intro = TextLabels.of("", "text-2");
    private final Label told = TextLabels.of("", "strong");
    private final Label policy = TextLabels.of("", "text-2");
    private final ProgressBar bar = new ProgressBar();
    private final Button search = new Button(TEXTS.text("search"));
    private final Button stop = new Button(TEXTS.text("stop"));
    private final BooleanBinding busy;
    /** Held here for as long as the sheet is shown. */
    private final ChangeListener<Object> changed = (property, before, now) -> show();

    private BestSheet(Session session, BestPossible best, PlanAhead ahead) {
        this.session = session;
        this.best = best;
        this.ahead = ahead;
        busy = Bindings.or(best.search().running(), ahead.search().running());
    }

    /** @param fromHere whether only the next tasks are asked for that wait at the playhead */
    public static Dialog<ButtonType> of(Window owner, Session session, BestPossible best, PlanAhead ahead, boolean fromHere) {
        BestSheet sheet = new BestSheet(session, best, ahead);
        sheet.scope.setValue(fromHere ? USUAL_NEXT : 0);
        return sheet.dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        told.setId("best-told");
        policy.setId("best-policy");
        for (Label wrapping : List.of(intro, told, policy)) {
            wrapping.setWrapText(true);
            wrapping.setPrefWidth(WIDTH);
            wrapping.setMinHeight(Label.USE_PREF_SIZE);
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
        return scope.getValue() > 0;
    }

    private void begin() {
        if (isAhead()) {
            ahead.begin(scope.getValue(), best.objective().get(), best.seconds().get());
        } else {
            best.begin();
        }
    }

    private HBox asked() {
        scope.getItems().setAll(SCOPES);
        scope.valueProperty().addListener(changed);
        ChoiceList<Objective> objective = new ChoiceList<>("best-objective", BestSheet::title);
        objective.getItems().setAll(Objective.values());
        objective.valueProperty().bindBidirectional(best.objective());
        ChoiceList<Integer> time = new ChoiceList<>("best-time", seconds -> TEXTS.text("time." + seconds));
        time.getItems().setAll(SECONDS);
        time.valueProperty().bindBidirectional(best.seconds());
        for (ChoiceList<?> choice : List.of(scope, objective, time)) {
            choice.disableProperty().bind(busy);
        }
        HBox asked = new HBox(8, label("scope", scope), scope, label("objective", objective), objective, label("time", time), time);
        asked.setAlignment(Pos.CENTER_LEFT);
        return asked;
    }

    private HBox verbs() {
        search.setId("best-search");
        search.getStyleClass().add("primary");
        search.setOnAction(pressed -> begin());
        search.disableProperty().bind(busy);
        stop.setId("best-stop");
        stop.setOnAction(pressed -> {
            best.search().stop();
            ahead.search().stop();
        });
        stop.disableProperty().bind(busy.not());
        bar.setPrefWidth(BAR);
        bar.visibleProperty().bind(busy);
        HBox verbs = new HBox(8, search, stop, bar);
        verbs.setAlignment(Pos.CENTER_LEFT);
        return verbs;
    }

    private static Label label(String key, ChoiceList<?> choice) {
        Label label = new Label(TEXTS.text(key));
        label.setLabelFor(choice);
        return label;
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
        Objective objective = best.objective().get();
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
        Objective objective = best.objective().get();
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
