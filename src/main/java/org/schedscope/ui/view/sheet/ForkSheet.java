package org.schedscope.ui.view.sheet;

import javafx.beans.binding.Bindings;
import javafx.beans.property.StringProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.ForkDraft;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpSheets;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;

/** What holds from the playhead on, in a run beside the open one: policy and phases, cores, outages, jobs left out. */
public final class ForkSheet {
    private static final Texts TEXTS = Messages.of("fork");

    private final Session session;
    private final ForkDraft draft;
    private final RunSheetRows scheduling;

    private ForkSheet(Session session) {
        this.session = session;
        draft = new ForkDraft(session.snapshot().get(), session.selection().get());
        scheduling = new RunSheetRows(session.runs().run());
        fillScheduling();
        draft.choices().parameters().addListener((ListChangeListener<Object>) change -> fillScheduling());
    }

    public static Dialog<ButtonType> of(Window owner, Session session) {
        return new ForkSheet(session).dialog(owner);
    }

    private void fillScheduling() {
        scheduling.show(draft.choices().policy(), draft.choices().scheduler(), draft.choices().parameters());
    }

    private Dialog<ButtonType> dialog(Window owner) {
        Node body = body();
        Dialog<ButtonType> dialog = HelpSheets.sheet(owner, TEXTS.text("title", Figures.whole(draft.at())), body);
        ButtonType take = new ButtonType(TEXTS.text("take"), ButtonData.OK_DONE);
        ButtonType leave = new ButtonType(TEXTS.text("leave"), ButtonData.CANCEL_CLOSE);
        dialog.getDialogPane().setId("fork-sheet");
        Help.explains(dialog, "fork");
        Button taking = HelpSheets.form(dialog, "fork", take, leave);
        taking.disableProperty().bind(Bindings.createBooleanBinding(() -> draft.branchProperty().get().isEmpty(), draft.branchProperty()));
        dialog.setResizable(true);
        dialog.setOnShown(shown -> scheduling.focusFirst());
        dialog.setResultConverter(pressed -> {
            if (pressed == take) {
                draft.branchProperty().get().ifPresent(session.runs()::fork);
            }
            return pressed;
        });
        return dialog;
    }

    private Node body() {
        Label intro = Parts.label(TEXTS.text("intro"), "text-2");
        intro.setWrapText(true);
        intro.setMinHeight(Region.USE_PREF_SIZE);
        VBox rows = new VBox(intro, from(), section("scheduling"), scheduling, section("clusters"), clusters(), section("jobs"), jobs());
        draft.changes().ifPresent(job -> rows.getChildren().addAll(Parts.label(TEXTS.text("section.change", draft.job().orElseThrow()), "sheet-section"),
                new JobRows(draft, job).node()));
        Label complaint = Parts.label("", "command-line");
        complaint.setId("fork-complaint");
        complaint.setMaxWidth(Double.MAX_VALUE);
        complaint.setWrapText(true);
        draft.complaintProperty().addListener((property, before, now) -> Parts.mark(complaint, "bad",
                now != ForkDraft.Complaint.NONE && now != ForkDraft.Complaint.NOTHING_CHANGED));
        complaint.textProperty().bind(Bindings.createStringBinding(() -> TEXTS.text("complaint." + draft.complaintProperty().get().name()),
                draft.complaintProperty()));
        return new VBox(HelpSheets.scrolled(rows, session.settings().themeProperty().get()), complaint);
    }

    private static Label section(String key) {
        return Parts.label(TEXTS.text("section." + key), "sheet-section");
    }

    private Node from() {
        ToggleGroup group = new ToggleGroup();
        RadioButton now = new RadioButton(TEXTS.text("at.now", Figures.whole(draft.at())));
        RadioButton start = new RadioButton(TEXTS.text("at.start"));
        now.setToggleGroup(group);
        start.setToggleGroup(group);
        start.setId("fork-from-start");
        boolean over = draft.isAtEnd() && draft.canBeFromStart();
        now.setDisable(over);
        (over ? start : now).setSelected(true);
        draft.fromStartProperty().bind(start.selectedProperty());
        start.setDisable(!draft.canBeFromStart());
        HBox row = new HBox(12, Parts.label(TEXTS.text("at"), "strong"), now, start);
        row.getStyleClass().add("fork-row");
        return row;
    }

    private Node clusters() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("fork-grid");
        String[] heads = {"cluster", "cores", "out", "until"};
        for (int column = 0; column < heads.length; column++) {
            grid.add(Parts.label(TEXTS.text("column." + heads[column]), "muted", "small"), column, 0);
        }
        int row = 1;
        for (ForkDraft.ClusterDraft cluster : draft.clusters()) {
            String id = cluster.now().id();
            grid.add(Parts.label(id, "strong"), 0, row);
            grid.add(field("fork-cores-" + id, cluster.coresProperty(), TEXTS.text("cores.accessible", id)), 1, row);
            grid.add(field("fork-out-" + id, cluster.outProperty(), TEXTS.text("out.accessible", id)), 2, row);
            grid.add(field("fork-until-" + id, cluster.untilProperty(), TEXTS.text("until.accessible")), 3, row++);
        }
        return grid;
    }

    private TextField field(String id, StringProperty text, String accessible) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefColumnCount(9);
        field.textProperty().bindBidirectional(text);
        draft.refusedProperty().addListener((property, before, now) -> Parts.mark(field, "wrong", now.filter(wrong -> wrong == text).isPresent()));
        field.setAccessibleText(accessible);
        return field;
    }

    private Node jobs() {
        if (draft.job().isEmpty()) {
            return Parts.label(TEXTS.text("without.none"), "muted");
        }
        CheckBox job = new CheckBox();
        job.setId("fork-without-job");
        job.textProperty().bind(Bindings.createStringBinding(() -> TEXTS.text(draft.jobCanLeave() ? "without.job" : "without.job.started",
                draft.job().get()), draft.fromStartProperty()));
        job.disableProperty().bind(Bindings.createBooleanBinding(() -> !draft.jobCanLeave(), draft.fromStartProperty()));
        job.setMnemonicParsing(false);
        draft.withoutJobProperty().bind(job.selectedProperty());
        CheckBox user = new CheckBox();
        user.setId("fork-without-user");
        user.textProperty().bind(Bindings.createStringBinding(() -> TEXTS.text("without.user", draft.user().get(),
                Figures.whole(draft.jobsOfUser())), draft.fromStartProperty()));
        user.setMnemonicParsing(false);
        draft.withoutUserProperty().bind(user.selectedProperty());
        VBox both = new VBox(6, job, user);
        both.getStyleClass().add("fork-row");
        return both;
    }
}
