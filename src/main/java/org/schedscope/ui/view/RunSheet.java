package org.schedscope.ui.view;

import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.event.ActionEvent;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Window;
import org.schedscope.ui.state.CommandLine;
import org.schedscope.ui.state.RunDraft;
import org.schedscope.ui.state.Session;

/** The property sheet of a run: everything that a command line can say about how it is run, with range, default and meaning. */
final class RunSheet {
    private static final Messages TEXTS = Messages.WINDOW;
    private static final double WIDTH = 800;
    private static final double MOST_HEIGHT = 560;
    /** What frame, buttons and command line of the sheet need of a small screen. */
    private static final double AROUND = 250;

    private final Session session;
    private final RunDraft draft;
    private final RunSheetRows scheduling;
    private final RunSheetRows input;

    private RunSheet(Session session, RunDraft draft) {
        this.session = session;
        this.draft = draft;
        scheduling = new RunSheetRows(session.runs().run());
        input = new RunSheetRows(session.runs().run());
        fillScheduling();
        draft.parameters().addListener((ListChangeListener<Object>) change -> fillScheduling());
        input.show(draft.inputFields());
    }

    /** A sheet that begins with what the open run has; taking it runs anew. */
    static Dialog<ButtonType> of(Window owner, Session session) {
        return new RunSheet(session, new RunDraft(session.runs().run().setup())).dialog(owner);
    }

    private void fillScheduling() {
        scheduling.show(draft.policy(), draft.scheduler(), draft.parameters());
    }

    private Dialog<ButtonType> dialog(Window owner) {
        Dialog<ButtonType> dialog = HelpSheets.sheet(owner, TEXTS.text("sheet.title"), body());
        DialogPane pane = dialog.getDialogPane();
        pane.setId("run-sheet");
        ButtonType take = new ButtonType(TEXTS.text("sheet.take"), ButtonData.OK_DONE);
        ButtonType leave = new ButtonType(TEXTS.text("sheet.leave"), ButtonData.CANCEL_CLOSE);
        ButtonType reset = new ButtonType(TEXTS.text("sheet.reset"), ButtonData.LEFT);
        pane.getButtonTypes().setAll(reset, take, leave);
        Button taking = (Button) pane.lookupButton(take);
        taking.setId("sheet-take");
        taking.getStyleClass().add("primary");
        taking.disableProperty().bind(Bindings.createBooleanBinding(() -> draft.choicesProperty().get().isEmpty(), draft.choicesProperty()));
        pane.lookupButton(leave).setId("sheet-leave");
        Button resetting = (Button) pane.lookupButton(reset);
        resetting.setId("sheet-reset");
        resetting.addEventFilter(ActionEvent.ACTION, pressed -> {
            pressed.consume();
            draft.toDefaults();
        });
        dialog.setResizable(true);
        dialog.setOnShown(shown -> scheduling.focusFirst());
        dialog.setResultConverter(pressed -> {
            if (pressed == take) {
                draft.choicesProperty().get().ifPresent(session.runs()::choose);
            }
            return pressed;
        });
        return dialog;
    }

    private Node body() {
        double scale = Parts.scale(session.settings().themeProperty().get());
        Rectangle2D room = Screen.getPrimary().getVisualBounds();
        VBox rows = new VBox(section("sheet.scheduling"), scheduling, section("sheet.input"), input);
        rows.getStyleClass().add("run-sheet-rows");
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        double width = Math.min(WIDTH * scale, room.getWidth() - 60);
        scroll.setPrefViewportWidth(width);
        scroll.setPrefViewportHeight(Math.min(MOST_HEIGHT * scale, room.getHeight() - AROUND));
        Label command = Parts.label("", "command-line");
        command.setId("sheet-command");
        command.setWrapText(true);
        command.setMinHeight(Region.USE_PREF_SIZE);
        command.setPrefWidth(width);
        command.setMaxWidth(Double.MAX_VALUE);
        command.textProperty().bind(Bindings.createStringBinding(this::commandLine, draft.choicesProperty()));
        return new VBox(scroll, command);
    }

    private static Label section(String key) {
        return Parts.label(TEXTS.text(key), "sheet-section");
    }

    /** What would do the same in a shell. */
    private String commandLine() {
        return draft.choicesProperty().get().map(choices -> CommandLine.of(draft.from().with(choices))).orElse(TEXTS.text("sheet.wrong"));
    }
}
