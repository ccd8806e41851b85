package org.schedscope.ui.view.sheet;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.EetDraft;
import org.schedscope.ui.state.draft.EetDraft.Share;
import org.schedscope.ui.state.field.TextInput;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Parts;

/** Asks what users may expect to have, and whose violated expectations are shown. */
public final class EetSheet {
    private static final Texts TEXTS = Messages.of("users");
    private static final double FIELD = 110;
    private static final double CHOICE = 220;
    private static final double LABEL = 70;
    private static final double WIDTH = 640;

    private final Session session;
    private final EetDraft draft;
    private final Label problem = Parts.label("", "bad");

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
        VBox rows = new VBox(8, Parts.label(TEXTS.text("sheet.shown"), "sheet-section"),
                choice("user", draft.users(), draft.userProperty()), choice("queue", draft.queues(), draft.queueProperty()),
                row("time", field(draft.from(), TEXTS.text("sheet.from")), Parts.label("\u2013"),
                        field(draft.to(), TEXTS.text("sheet.to")), asShown),
                Parts.label(TEXTS.text("sheet.expected"), "sheet-section"));
        ToggleGroup group = new ToggleGroup();
        for (Share share : Share.values()) {
            rows.getChildren().add(share(share, group));
        }
        rows.getChildren().add(problem);
        rows.setPadding(new Insets(12, 16, 4, 16));
        rows.setPrefWidth(WIDTH * session.settings().themeProperty().get().typeScale());
        // The sheet takes the padding of its content away.
        return new VBox(rows);
    }

    private static HBox row(String key, Node... nodes) {
        return ModalSheet.row(Parts.label(TEXTS.text("sheet." + key)), LABEL, nodes);
    }

    private static InputField field(TextInput<?> input, String prompt) {
        InputField field = new InputField(input, "eet-" + input.name(), prompt).withPrompt(prompt);
        field.setPrefWidth(FIELD);
        return field;
    }

    /** All first; what is chosen then is the empty text. */
    private static HBox choice(String key, List<String> choices, StringProperty chosen) {
        String all = TEXTS.text("sheet." + key + ".all");
        ComboBox<String> box = new ChoiceList<>();
        box.setId("eet-" + key);
        box.setPrefWidth(CHOICE);
        List<String> items = new ArrayList<>(List.of(all));
        items.addAll(choices);
        box.getItems().setAll(items);
        box.setDisable(choices.isEmpty());
        Runnable show = () -> box.setValue(chosen.get().isEmpty() ? all : chosen.get());
        show.run();
        chosen.addListener(change -> show.run());
        box.valueProperty().addListener((property, before, now) -> chosen.set(all.equals(now) ? "" : now));
        return row(key, box);
    }

    private HBox share(Share share, ToggleGroup group) {
        String name = share.name().toLowerCase(Locale.ROOT);
        RadioButton button = new RadioButton(TEXTS.text("sheet.share." + name));
        button.setId("eet-share-" + name);
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setSelected(draft.shareProperty().get() == share);
        button.setOnAction(pressed -> draft.shareProperty().set(share));
        draft.shareProperty().addListener((property, before, now) -> button.setSelected(now == share));
        HBox row = new HBox(8, button);
        row.setAlignment(Pos.CENTER_LEFT);
        if (share == Share.CORES) {
            row.getChildren().add(field(draft.cores(), TEXTS.text("sheet.cores")));
        } else if (share == Share.FILE) {
            InputField file = field(draft.file(), TEXTS.text("sheet.file"));
            file.setPrefWidth(CHOICE);
            Button choose = new Button(TEXTS.text("sheet.choose"));
            choose.setMinWidth(Region.USE_PREF_SIZE);
            choose.setOnAction(pressed -> chooseFile(choose.getScene().getWindow()));
            row.getChildren().addAll(file, choose);
        }
        row.getChildren().stream().skip(1).forEach(part -> part.disableProperty().bind(button.selectedProperty().not()));
        return row;
    }

    private void chooseFile(Window owner) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(TEXTS.text("sheet.file"));
        File chosen = chooser.showOpenDialog(owner);
        if (chosen != null) {
            draft.file().textProperty().set(chosen.getPath());
        }
    }
}
