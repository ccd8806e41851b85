package org.schedscope.ui.view.sheet;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
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
import org.schedscope.ui.state.draft.EetDraft.Share;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.field.RadioRows;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Asks what users may expect to have, and whose violated expectations are shown. */
public final class EetSheet {
    private static final Texts TEXTS = Messages.of("users");
    private static final double FIELD = 110;
    private static final double CHOICE = 220;
    private static final double LABEL = 70;
    private static final double WIDTH = 640;

    private final Session session;
    private final EetDraft draft;
    private final Label problem = TextLabels.of("", "bad");

    private EetSheet(Session session) {
        this.session = session;
        draft = new EetDraft(session.expectations(), session.runs().run());
        problem.setId("eet-problem");
        problem.setWrapText(true);
    }

    public static Dialog<ButtonType> of(Window owner, Session session) {
        return new EetSheet(session).dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        ModalSheet sheet = new ModalSheet(owner, "eet-sheet", TEXTS.text("sheet.title"), body());
        Help.explains(sheet.pane(), () -> Optional.of(HelpPage.id(HelpPage.Section.METRICS, "violatedEetPercent")));
        sheet.aside("eet-reset", TEXTS.text("sheet.reset"), draft::reset);
        sheet.applied("eet-take", TEXTS.text("sheet.take"), new SimpleBooleanProperty(false), this::apply);
        return sheet.cancelled("eet-leave", TEXTS.text("sheet.leave")).dialog();
    }

    private boolean apply() {
        Optional<String> wrong = draft.apply();
        problem.setText(wrong.orElse(""));
        return wrong.isEmpty();
    }

    private Node body() {
        Button asShown = new Button(TEXTS.text("sheet.as-shown"));
        asShown.setId("eet-as-shown");
        asShown.setOnAction(pressed -> draft.limitTo(new TickRange(Math.max(0, session.timeline().start()), session.timeline().end())));
        VBox rows = new VBox(8, TextLabels.of(TEXTS.text("sheet.shown"), "sheet-section"),
                choice("user", draft.users(), draft.userProperty()), choice("queue", draft.queues(), draft.queueProperty()),
                row("time", field(draft.from(), TEXTS.text("sheet.from")), TextLabels.of("\u2013"),
                        field(draft.to(), TEXTS.text("sheet.to")), asShown),
                TextLabels.of(TEXTS.text("sheet.expected"), "sheet-section"));
        RadioRows<Share> shares = new RadioRows<>(draft.shareProperty());
        for (Share share : Share.values()) {
            String name = share.name().toLowerCase(Locale.ROOT);
            rows.getChildren().add(shares.row(share, "eet-share-" + name, TEXTS.text("sheet.share." + name), fields(share)));
        }
        rows.getChildren().add(problem);
        rows.setPrefWidth(WIDTH * session.settings().typeScale());
        return ModalSheet.plain(rows);
    }

    private static HBox row(String key, Node... nodes) {
        return ModalSheet.row(TextLabels.of(TEXTS.text("sheet." + key)), LABEL, nodes);
    }

    private static InputField field(TextInput<?> input, String prompt) {
        InputField field = new InputField(input, "eet-" + input.name(), prompt).withPrompt(prompt);
        field.setPrefWidth(FIELD);
        return field;
    }

    /** All first, which is the empty text. */
    private static HBox choice(String key, List<String> choices, StringProperty chosen) {
        String all = TEXTS.text("sheet." + key + ".all");
        ComboBox<String> box = new ChoiceList<>("eet-" + key, choice -> choice.isEmpty() ? all : choice);
        box.setPrefWidth(CHOICE);
        box.getItems().add("");
        box.getItems().addAll(choices);
        box.setDisable(choices.isEmpty());
        box.valueProperty().bindBidirectional(chosen);
        return row(key, box);
    }

    private List<Node> fields(Share share) {
        return switch (share) {
            case EQUAL, TREE -> List.of();
            case CORES -> List.of(field(draft.cores(), TEXTS.text("sheet.cores")));
            case FILE -> {
                InputField file = field(draft.file(), TEXTS.text("sheet.file"));
                file.setPrefWidth(CHOICE);
                Button choose = new Button(TEXTS.text("sheet.choose"));
                choose.setMinWidth(Region.USE_PREF_SIZE);
                choose.setOnAction(pressed -> new FileChoice(TEXTS.text("sheet.file")).toOpen(choose.getScene().getWindow())
                        .ifPresent(chosen -> draft.file().textProperty().set(chosen.toString())));
                yield List.of(file, choose);
            }
        };
    }
}
