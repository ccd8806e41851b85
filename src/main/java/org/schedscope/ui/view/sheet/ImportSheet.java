package org.schedscope.ui.view.sheet;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
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
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Form of how files become one workload. */
public final class ImportSheet {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final FieldControls FIELDS = new FieldControls(TEXTS, "import-*", "import.*", "");
    private static final int MOST_NAMES = 8;
    private static final double FIELD = 90;
    private static final double WIDTH = 620;

    private ImportSheet() {
    }

    public static Dialog<ButtonType> of(Window owner, Session session, ImportDraft draft) {
        ModalSheet sheet = new ModalSheet(owner, "import-sheet", TEXTS.text("import.title"), body(session, draft)).explainedBy("import");
        sheet.applied("import-take", TEXTS.text("import.take"),
                Bindings.createBooleanBinding(() -> draft.problem().isPresent(), draft.values()),
                () -> session.files().open(draft.source(), Optional.empty()));
        return sheet.cancelled("import-leave", TEXTS.text("sheet.leave")).dialog();
    }

    private static Node body(Session session, ImportDraft draft) {
        VBox rows = new VBox(8, section("files"));
        draft.files.stream().limit(MOST_NAMES).forEach(file -> rows.getChildren().add(TextLabels.of(String.valueOf(file.getFileName()))));
        if (draft.files.size() > MOST_NAMES) {
            rows.getChildren().add(TextLabels.of(TEXTS.text("import.more", Integer.toString(draft.files.size() - MOST_NAMES)), "muted"));
        }
        rows.getChildren().add(section("arrivals"));
        rows.getChildren().addAll(FIELDS.radios(draft.way, way -> switch (way) {
            case FILES, ONCE -> List.of();
            case EVERY -> List.of(labelled("gap.every", "gap-every", draft.gap));
            case POISSON -> List.of(labelled("gap.poisson", "gap-poisson", draft.gap), labelled("seed", "seed", draft.seed));
        }));
        Label problem = TextLabels.of("", "bad");
        problem.setId("import-problem");
        problem.textProperty().bind(Bindings.createStringBinding(() -> draft.problem().orElse(""), draft.values()));
        rows.getChildren().addAll(section("units"), labelled("tick", "tick", draft.tick), problem);
        rows.setPrefWidth(WIDTH * session.settings().typeScale());
        return ModalSheet.plain(rows);
    }

    private static Label section(String key) {
        return TextLabels.of(TEXTS.text("import." + key), "sheet-section");
    }

    private static HBox labelled(String key, String id, Field<?> field) {
        InputField input = new InputField(field, "import-" + id, TEXTS.text("import." + key));
        input.setPrefWidth(FIELD);
        return ModalSheet.row(TextLabels.of(TEXTS.text("import." + key)), Region.USE_PREF_SIZE, input);
    }
}
