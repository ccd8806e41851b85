package org.schedscope.ui.view.sheet;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.ImportDraft;
import org.schedscope.ui.state.draft.ImportDraft.Way;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.field.RadioRows;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

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
        ModalSheet sheet = new ModalSheet(owner, "import-sheet", TEXTS.text("import.title"), body()).explainedBy("import");
        BooleanBinding wrong = Bindings.createBooleanBinding(() -> draft.problem().isPresent(), typed());
        sheet.applied("import-take", TEXTS.text("import.take"), wrong, () -> {
            session.files().open(draft.source(), Optional.empty());
            return true;
        });
        return sheet.cancelled("import-leave", TEXTS.text("sheet.leave")).dialog();
    }

    private Observable[] typed() {
        return new Observable[] {draft.wayProperty(), draft.gap().complaintProperty(), draft.seed().complaintProperty(),
                draft.tick().complaintProperty()};
    }

    private Node body() {
        VBox rows = new VBox(8, TextLabels.of(TEXTS.text("import.files"), "sheet-section"));
        draft.files().stream().limit(MOST_NAMES).forEach(file -> rows.getChildren().add(TextLabels.of(String.valueOf(file.getFileName()))));
        if (draft.files().size() > MOST_NAMES) {
            rows.getChildren().add(TextLabels.of(TEXTS.text("import.more", Integer.toString(draft.files().size() - MOST_NAMES)), "muted"));
        }
        rows.getChildren().addAll(TextLabels.of(TEXTS.text("import.arrivals"), "sheet-section"));
        RadioRows<Way> ways = new RadioRows<>(draft.wayProperty());
        for (Way way : Way.values()) {
            String name = way.name().toLowerCase(Locale.ROOT);
            rows.getChildren().add(ways.row(way, "import-way-" + name, TEXTS.text("import.way." + name), fields(way, name)));
        }
        rows.getChildren().addAll(TextLabels.of(TEXTS.text("import.units"), "sheet-section"),
                labelled("import.tick", "import-tick", draft.tick()));
        Label problem = TextLabels.of("", "bad");
        problem.setId("import-problem");
        problem.textProperty().bind(Bindings.createStringBinding(() -> draft.problem().orElse(""), typed()));
        rows.getChildren().add(problem);
        rows.setPrefWidth(WIDTH * session.settings().typeScale());
        return ModalSheet.plain(rows);
    }

    private List<Node> fields(Way way, String name) {
        return switch (way) {
            case FILES, ONCE -> List.of();
            case EVERY -> List.of(gap(name));
            case POISSON -> List.of(gap(name), labelled("import.seed", "import-seed", draft.seed()));
        };
    }

    private HBox gap(String way) {
        return labelled("import.gap." + way, "import-gap-" + way, draft.gap());
    }

    private static HBox labelled(String key, String id, TextInput<?> input) {
        InputField field = new InputField(input, id, TEXTS.text(key));
        field.setPrefWidth(FIELD);
        return ModalSheet.row(TextLabels.of(TEXTS.text(key)), Region.USE_PREF_SIZE, field);
    }
}
