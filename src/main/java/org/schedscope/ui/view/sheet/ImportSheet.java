package org.schedscope.ui.view.sheet;

import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.StringProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.ImportDraft;
import org.schedscope.ui.state.draft.ImportDraft.Way;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpSheets;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;

/** Asks how files are to be opened together: how long a tick is, and when their jobs arrive. */
public final class ImportSheet {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final int MOST_NAMES = 8;
    private static final double FIELD = 90;
    private static final double WIDTH = 620;

    private final Session session;
    private final ImportDraft draft;

    private ImportSheet(Session session, ImportDraft draft) {
        this.session = session;
        this.draft = draft;
    }

    public static Dialog<ButtonType> of(Window owner, Session session, ImportDraft draft) {
        return new ImportSheet(session, draft).dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        Dialog<ButtonType> dialog = HelpSheets.sheet(owner, TEXTS.text("import.title"), body());
        DialogPane pane = dialog.getDialogPane();
        pane.setId("import-sheet");
        Help.explains(dialog, "import");
        ButtonType take = new ButtonType(TEXTS.text("import.take"), ButtonData.OK_DONE);
        ButtonType leave = new ButtonType(TEXTS.text("sheet.leave"), ButtonData.CANCEL_CLOSE);
        pane.getButtonTypes().setAll(take, leave);
        Button taking = (Button) pane.lookupButton(take);
        taking.setId("import-take");
        taking.getStyleClass().add("primary");
        taking.disableProperty().bind(wrong());
        dialog.setResultConverter(pressed -> {
            if (pressed == take) {
                session.files().open(draft.source(), Optional.empty());
            }
            return pressed;
        });
        return dialog;
    }

    private BooleanBinding wrong() {
        return Bindings.createBooleanBinding(() -> draft.problem().isPresent(), draft.wayProperty(), draft.gapProperty(), draft.seedProperty(),
                draft.tickProperty());
    }

    private Node body() {
        VBox rows = new VBox(8, Parts.label(TEXTS.text("import.files"), "sheet-section"));
        draft.files().stream().limit(MOST_NAMES).forEach(file -> rows.getChildren().add(Parts.label(String.valueOf(file.getFileName()))));
        if (draft.files().size() > MOST_NAMES) {
            rows.getChildren().add(Parts.label(TEXTS.text("import.more", Integer.toString(draft.files().size() - MOST_NAMES)), "muted"));
        }
        rows.getChildren().addAll(Parts.label(TEXTS.text("import.arrivals"), "sheet-section"));
        ToggleGroup group = new ToggleGroup();
        for (Way way : Way.values()) {
            rows.getChildren().add(way(way, group));
        }
        rows.getChildren().addAll(Parts.label(TEXTS.text("import.units"), "sheet-section"), labelled("import.tick", "import-tick", draft.tickProperty()));
        Label problem = Parts.label("", "bad");
        problem.setId("import-problem");
        problem.textProperty().bind(Bindings.createStringBinding(() -> draft.problem().orElse(""), draft.wayProperty(), draft.gapProperty(),
                draft.seedProperty(), draft.tickProperty()));
        rows.getChildren().add(problem);
        rows.setPadding(new Insets(12, 16, 4, 16));
        rows.setPrefWidth(WIDTH * session.settings().themeProperty().get().typeScale());
        // The sheet takes the padding of its content away.
        return new VBox(rows);
    }

    private Node way(Way way, ToggleGroup group) {
        String name = way.name().toLowerCase(Locale.ROOT);
        RadioButton button = new RadioButton(TEXTS.text("import.way." + name));
        button.setId("import-way-" + name);
        button.setToggleGroup(group);
        button.setSelected(draft.wayProperty().get() == way);
        button.selectedProperty().addListener((property, before, now) -> {
            if (now) {
                draft.wayProperty().set(way);
            }
        });
        button.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(8, button);
        row.setAlignment(Pos.CENTER_LEFT);
        if (way == Way.EVERY || way == Way.POISSON) {
            row.getChildren().add(labelled("import.gap." + name, "import-gap-" + name, draft.gapProperty()));
        }
        if (way == Way.POISSON) {
            row.getChildren().add(labelled("import.seed", "import-seed", draft.seedProperty()));
        }
        row.getChildren().stream().skip(1).forEach(field -> field.disableProperty().bind(button.selectedProperty().not()));
        return row;
    }

    private static HBox labelled(String key, String id, StringProperty text) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefWidth(FIELD);
        field.textProperty().bindBidirectional(text);
        Label label = Parts.label(TEXTS.text(key));
        label.setLabelFor(field);
        label.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(8, label, field);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
