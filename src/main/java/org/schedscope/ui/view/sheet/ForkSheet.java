package org.schedscope.ui.view.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.ClusterDraft;
import org.schedscope.ui.state.draft.ForkDraft;
import org.schedscope.ui.state.field.BlockedReason;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.field.FieldRows;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** What holds from the playhead on, in a run beside the open one: policy and phases, cores, outages, jobs left out. */
public final class ForkSheet {
    private static final Texts TEXTS = Messages.of("fork");

    private final Session session;
    private final ForkDraft draft;
    private final RunSettingRows scheduling;
    private final InputField words;
    private final Runnable best;

    private ForkSheet(Session session, Runnable best) {
        this.session = session;
        this.best = best;
        draft = new ForkDraft(session.snapshot().get(), session.selection().get());
        scheduling = new RunSettingRows(session.runs().run());
        words = new InputField(draft.words, "fork-words", TEXTS.text("words")).withPrompt(TEXTS.text("words.prompt"));
        fillScheduling();
        draft.choices.parameters.addListener((ListChangeListener<Object>) change -> fillScheduling());
    }

    /** @param best opens the search for the best order of the next tasks instead */
    public static Dialog<ButtonType> of(Window owner, Session session, Runnable best) {
        return new ForkSheet(session, best).dialog(owner);
    }

    private void fillScheduling() {
        scheduling.show(draft.choices.policy, draft.choices.scheduler, draft.choices.parameters);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        ModalSheet sheet = new ModalSheet(owner, "fork-sheet", TEXTS.text("title", draft.times().at(draft.at())), body())
                .explainedBy("fork").resizable();
        sheet.applied("fork-take", TEXTS.text("take"), draft.outcome.map(now -> now.branch().isEmpty()),
                () -> draft.outcome.get().branch().ifPresent(session.runs()::fork));
        sheet.aside("fork-best", TEXTS.text("best"), () -> {
            sheet.dialog().close();
            best.run();
        });
        return sheet.cancelled("fork-leave", TEXTS.text("leave")).dialog(words::requestFocus);
    }

    private Node body() {
        Label intro = FieldControls.prose(TEXTS.text("intro"), "text-2");
        VBox inWords = new VBox(4, words, words.complaint());
        inWords.getStyleClass().add("fork-row");
        VBox rows = new VBox(intro, inWords, from(), section("scheduling"), scheduling.node(), section("clusters"), clusters(),
                section("jobs"), jobs());
        draft.changes.ifPresent(job -> rows.getChildren().addAll(
                TextLabels.of(TEXTS.text("section.change", draft.job().orElseThrow()), "sheet-section"),
                new JobChangeRows(draft, job).node()));
        return new VBox(ModalSheet.scrolled(rows, session.settings().themeProperty().get()), foot());
    }

    private Label foot() {
        Label foot = TextLabels.of("", "command-line");
        foot.setId("fork-complaint");
        foot.setMaxWidth(Double.MAX_VALUE);
        foot.setWrapText(true);
        foot.textProperty().bind(draft.outcome.map(now -> TEXTS.text("blocked." + now.blocked().name())));
        draft.outcome.addListener((property, before, now) -> Nodes.mark(foot, "bad",
                now.blocked() == BlockedReason.WRONG || now.blocked() == BlockedReason.NO_ROOM));
        return foot;
    }

    private static Label section(String key) {
        return TextLabels.of(TEXTS.text("section." + key), "sheet-section");
    }

    private Node from() {
        ToggleGroup group = new ToggleGroup();
        RadioButton now = new RadioButton();
        now.textProperty().bind(Bindings.createStringBinding(() -> draft.times().at(draft.momentProperty().get().orElse(draft.here())),
                draft.momentProperty()));
        RadioButton start = new RadioButton(TEXTS.text("at.start"));
        now.setToggleGroup(group);
        start.setToggleGroup(group);
        start.setId("fork-from-start");
        boolean over = draft.isAtEnd() && draft.canBeFromStart();
        now.disableProperty().bind(Bindings.createBooleanBinding(() -> over && draft.momentProperty().get().isEmpty(),
                draft.momentProperty()));
        draft.fromStart.set(over);
        draft.fromStart.addListener((property, before, chosen) -> (chosen ? start : now).setSelected(true));
        (over ? start : now).setSelected(true);
        group.selectedToggleProperty().addListener((property, before, chosen) -> draft.fromStart.set(chosen == start));
        start.setDisable(!draft.canBeFromStart());
        HBox row = new HBox(12, TextLabels.of(TEXTS.text("at"), "strong"), now, start);
        row.getStyleClass().add("fork-row");
        return row;
    }

    private Node clusters() {
        FieldRows rows = new FieldRows("fork-grid");
        rows.add(Stream.of("cluster", "cores", "out", "until")
                .map(head -> TextLabels.of(TEXTS.text("column." + head), "muted", "small")).toList());
        for (ClusterDraft cluster : draft.clusters) {
            String id = cluster.now.id();
            List<Field<?>> inputs = List.of(cluster.cores, cluster.out, cluster.until);
            List<Node> cells = new ArrayList<>(List.of(TextLabels.of(id, "strong")));
            inputs.forEach(input -> cells.add(field(input, id)));
            rows.add(cells, 1, inputs.stream().map(input -> InputField.complaint(input, "")).toList());
        }
        return rows;
    }

    private static InputField field(Field<?> input, String cluster) {
        String caption = TEXTS.text(input.name() + ".accessible", cluster);
        return new InputField(input, "fork-" + input.name() + "-" + cluster, caption).withColumns(9);
    }

    private Node jobs() {
        if (draft.job().isEmpty()) {
            return TextLabels.of(TEXTS.text("without.none"), "muted");
        }
        CheckBox job = checkBox("fork-without-job", draft.withoutJob, () -> TEXTS.text(draft.jobCanLeave() ? "without.job"
                : "without.job.started", draft.job().get()));
        job.disableProperty().bind(Bindings.createBooleanBinding(() -> !draft.jobCanLeave(), draft.fromStart));
        VBox both = new VBox(6, job, checkBox("fork-without-user", draft.withoutUser,
                () -> TEXTS.text("without.user", draft.user().get(), Figures.whole(draft.jobsOfUser()))));
        both.getStyleClass().add("fork-row");
        return both;
    }

    /** @param text may change with where the fork acts */
    private CheckBox checkBox(String id, Choice<Boolean> chosen, Callable<String> text) {
        CheckBox box = new CheckBox();
        box.setId(id);
        box.textProperty().bind(Bindings.createStringBinding(text, draft.fromStart));
        box.setMnemonicParsing(false);
        chosen.bind(box.selectedProperty());
        return box;
    }
}
