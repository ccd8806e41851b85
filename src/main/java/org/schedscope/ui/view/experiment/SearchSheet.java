package org.schedscope.ui.view.experiment;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.best.OrderingHunt;
import org.schedscope.ui.state.draft.OrderingAsked;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.EntryButtons;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.field.FieldRows;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.sheet.ModalSheet;

/** Form of a search for the best ordering at the left, its result at the right; the search goes on when the sheet is closed. */
final class SearchSheet {
    static final Texts TEXTS = Messages.of("search");
    private static final Texts METRICS = Messages.of("metrics");
    private static final FieldControls FIELDS = new FieldControls(TEXTS, "search-*", "field.*", "*.prompt");
    private static final double FORM = 470;
    private static final double ANSWER = 620;

    private final Window owner;
    private final Session session;
    private final OrderingHunt hunt;
    private final OrderingAsked asked;
    private final AnswerPane answer;
    private final Runnable toMainWindow;
    private final Label told = FieldControls.prose("", "text-2");
    private final ProgressBar bar = new ProgressBar();
    private final Button search = new Button(TEXTS.text("search"));
    private final Button stop = new Button();
    /** Held here for as long as the sheet is shown. */
    private final ChangeListener<Object> changed = (property, before, now) -> show();

    private SearchSheet(Window owner, Session session, OrderingHunt hunt, OrderingAsked asked, Runnable toMainWindow) {
        this.owner = owner;
        this.session = session;
        this.toMainWindow = toMainWindow;
        this.hunt = hunt;
        this.asked = asked;
        answer = new AnswerPane(session, hunt);
    }

    /** @param toMainWindow brings the window to the front in which runs are opened */
    static Dialog<ButtonType> of(Window owner, Session session, OrderingHunt hunt, OrderingAsked asked, Runnable toMainWindow) {
        return new SearchSheet(owner, session, hunt, asked, toMainWindow).dialog();
    }

    private Dialog<ButtonType> dialog() {
        Label intro = FieldControls.prose(TEXTS.text("intro"), "text-2", "small");
        told.setId("search-told");
        Label command = FieldControls.prose("", "command-line");
        command.setId("search-command");
        command.textProperty().bind(Bindings.createStringBinding(() -> asked.question.get()
                .map(question -> question.command().orElse(TEXTS.text("not-in-file"))).orElse(TEXTS.text("wrong")),
                asked.question));
        for (Label wrapping : List.of(intro, told, command)) {
            wrapping.setMaxWidth(Double.MAX_VALUE);
        }
        VBox form = new VBox(10, intro, fields(), verbs(), told, Nodes.gap(), command);
        ScrollPane scroll = ModalSheet.scrolled(form, session.settings().themeProperty().get());
        scroll.setPrefViewportWidth(FORM);
        scroll.setMinWidth(FORM);
        answer.node().setPrefSize(ANSWER, 0);
        HBox both = new HBox(12, scroll, answer.node());
        HBox.setHgrow(answer.node(), Priority.ALWAYS);
        VBox body = ModalSheet.plain(new VBox(both));
        VBox.setVgrow(both, Priority.ALWAYS);
        VBox.setVgrow(body.getChildren().get(0), Priority.ALWAYS);
        hunt.search().stateProperty().addListener(changed);
        show();
        Dialog<ButtonType> dialog = new ModalSheet(owner, "search-sheet", TEXTS.text("title"), body).explainedBy("search-ordering")
                .resizable().closed(TEXTS.text("close")).dialog(search::requestFocus);
        dialog.setOnHidden(hidden -> hunt.search().stateProperty().removeListener(changed));
        answer.whenOpened(() -> {
            dialog.close();
            toMainWindow.run();
        });
        return dialog;
    }

    private FieldRows fields() {
        FieldRows rows = FieldRows.captioned("edit-rows", 1);
        EntryButtons entries = new EntryButtons(owner, "search", asked.workloads, ";");
        FIELDS.row(rows, asked.workloads);
        rows.add(List.of(new Label(), new HBox(8, entries.file(), entries.menu("profile", WorkloadProfiles.names()))));
        FIELDS.row(rows, asked.metric, each -> METRICS.text("metric." + each.name() + ".title"));
        FIELDS.row(rows, asked.conditions);
        FIELDS.row(rows, asked.orderings);
        FIELDS.row(rows, asked.seconds, seconds -> TEXTS.text("time." + seconds));
        FIELDS.row(rows, asked.seed);
        FIELDS.row(rows, asked.train);
        FIELDS.row(rows, asked.check);
        rows.disableProperty().bind(hunt.search().running());
        return rows;
    }

    private HBox verbs() {
        search.setId("search-begin");
        search.getStyleClass().add("primary");
        search.setOnAction(pressed -> asked.question.get().ifPresent(hunt::begin));
        search.disableProperty().bind(Bindings.createBooleanBinding(
                () -> hunt.search().running().get() || asked.question.get().isEmpty(), hunt.search().running(),
                asked.question));
        stop.setId("search-stop");
        stop.setOnAction(pressed -> {
            hunt.stop();
            stop.setDisable(true);
        });
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.visibleProperty().bind(hunt.search().running());
        HBox.setHgrow(bar, Priority.ALWAYS);
        List.of(search, stop).forEach(button -> button.setMinWidth(Region.USE_PREF_SIZE));
        return FieldControls.line(search, stop, bar);
    }

    private void show() {
        boolean running = hunt.search().get().goesOn();
        Optional<OrderingHunt.State> state = hunt.search().get().progress();
        boolean checking = state.filter(now -> now.checks() > 0).isPresent();
        String verb = TEXTS.text(running && checking ? "stop.check" : "stop");
        if (!running || !stop.getText().equals(verb)) {
            stop.setText(verb);
            stop.setDisable(!running);
        } else if (state.isEmpty()) {
            stop.setDisable(false);
        }
        bar.setProgress(state.filter(now -> now.checks() == 0).map(OrderingHunt.State::share).orElse(ProgressBar.INDETERMINATE_PROGRESS));
        Optional<String> problem = hunt.search().get().problem();
        told.setText(problem.orElseGet(() -> !running ? "" : state.map(SearchSheet::progress).orElse(TEXTS.text("beginning"))));
        Nodes.mark(told, "bad", problem.isPresent());
        answer.show();
    }

    private static String progress(OrderingHunt.State now) {
        return now.checks() > 0 ? TEXTS.text("checking", Figures.whole(now.checks()), now.best().policy())
                : TEXTS.text("running", Figures.whole(now.tried()), now.best().policy());
    }
}
