package org.schedscope.ui.view.sheet;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.EetDraft;
import org.schedscope.ui.state.field.Choice;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Form of the shown violations and of what users may expect. */
public final class EetSheet {
    private static final Texts TEXTS = Messages.of("users");
    private static final FieldControls FIELDS = new FieldControls(TEXTS, "eet-*", "sheet.*", "sheet.*");
    private static final double FIELD = 110;
    private static final double CHOICE = 220;
    private static final double LABEL = 70;
    private static final double WIDTH = 640;

    private EetSheet() {
    }

    public static Dialog<ButtonType> of(Window owner, Session session) {
        EetDraft draft = new EetDraft(session.expectations(), session.runs().run());
        Label problem = TextLabels.of("", "bad");
        problem.setId("eet-problem");
        problem.setWrapText(true);
        ModalSheet sheet = new ModalSheet(owner, "eet-sheet", TEXTS.text("sheet.title"), body(session, draft, problem));
        Help.explains(sheet.pane(), () -> Optional.of(HelpPage.id(HelpPage.Section.METRICS, "violatedEetPercent")));
        sheet.aside("eet-reset", TEXTS.text("sheet.reset"), draft::reset);
        sheet.tried("eet-take", TEXTS.text("sheet.take"), new SimpleBooleanProperty(false), () -> {
            Optional<String> wrong = draft.apply();
            problem.setText(wrong.orElse(""));
            return wrong.isEmpty();
        });
        return sheet.cancelled("eet-leave", TEXTS.text("sheet.leave")).dialog();
    }

    private static Node body(Session session, EetDraft draft, Label problem) {
        Button asShown = FieldControls.button("eet-as-shown", TEXTS.text("sheet.as-shown"),
                () -> draft.limitTo(new TickRange(Math.max(0, session.timeline().start()), session.timeline().end())));
        VBox rows = new VBox(8, TextLabels.of(TEXTS.text("sheet.shown"), "sheet-section"), choice(draft.user), choice(draft.queue),
                row("time", field(draft.from, FIELD), TextLabels.of("\u2013"), field(draft.to, FIELD), asShown),
                TextLabels.of(TEXTS.text("sheet.expected"), "sheet-section"));
        rows.getChildren().addAll(FIELDS.radios(draft.share, share -> switch (share) {
            case EQUAL, TREE -> List.of();
            case CORES -> List.of(field(draft.cores, FIELD));
            case FILE -> List.of(field(draft.file, CHOICE), choose(draft.file));
        }));
        rows.getChildren().addAll(FIELDS.radios(draft.together, together -> List.of()));
        rows.getChildren().addAll(row("past", field(draft.past, FIELD), TextLabels.of(TEXTS.text("sheet.past.ticks"))), problem);
        rows.setPrefWidth(WIDTH * session.settings().typeScale());
        return ModalSheet.plain(rows);
    }

    private static HBox row(String key, Node... nodes) {
        return ModalSheet.row(TextLabels.of(TEXTS.text("sheet." + key)), LABEL, nodes);
    }

    private static InputField field(Field<?> field, double width) {
        InputField input = FIELDS.typed(field);
        input.setPrefWidth(width);
        return input;
    }

    private static HBox choice(Choice<String> choice) {
        String all = TEXTS.text("sheet." + choice.getName() + ".all");
        ComboBox<String> box = FIELDS.picked(choice, each -> each.isEmpty() ? all : each);
        box.setPrefWidth(CHOICE);
        box.setDisable(choice.choices().size() == 1);
        return row(choice.getName(), box);
    }

    private static Button choose(Field<?> file) {
        Button choose = new Button(TEXTS.text("sheet.choose"));
        choose.setMinWidth(Region.USE_PREF_SIZE);
        choose.setOnAction(pressed -> new FileChoice(TEXTS.text("sheet.file")).toOpen(choose.getScene().getWindow())
                .ifPresent(chosen -> file.type(chosen.toString())));
        return choose;
    }
}
