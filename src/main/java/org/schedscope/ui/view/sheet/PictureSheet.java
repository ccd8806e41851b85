package org.schedscope.ui.view.sheet;

import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.PictureDraft;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.field.InputField;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Takes a picture or the figures behind it out of the window, to a file or to the clipboard. */
public final class PictureSheet {
    private static final Texts TEXTS = Messages.of("picture");
    private static final FieldControls FIELDS = new FieldControls(TEXTS, "picture-*", "*", "*.none");
    private static final double LABEL = 80;
    private static final double FIELD = 60;
    private static final double PREVIEW_WIDTH = 640;
    private static final double PREVIEW_HEIGHT = 360;

    private final Session session;
    private final PictureDraft draft;
    private final InputField file;
    private final Label news = TextLabels.of("", "text-2");
    private final ComboBox<String> format = new ChoiceList<>("picture-format", ending -> TEXTS.text("format." + ending));

    private PictureSheet(Session session, PictureDraft draft) {
        this.session = session;
        this.draft = draft;
        file = new InputField(draft.file, "picture-file", TEXTS.text("file"));
    }

    /**
     * @param first what comes before the charts of the run
     * @param others what there is to take beside these
     */
    public static Dialog<ButtonType> of(Window owner, Session session, List<Exportable> first, List<Exportable> others) {
        return new PictureSheet(session, new PictureDraft(session, first, others)).dialog(owner);
    }

    /** Of something that is not of the open run. */
    public static Dialog<ButtonType> only(Window owner, Session session, Exportable exportable) {
        return new PictureSheet(session, PictureDraft.only(session, exportable)).dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        ModalSheet sheet = new ModalSheet(owner, "picture-sheet", TEXTS.text("title"), body()).explainedBy("picture");
        ObservableValue<Boolean> wrong = draft.wrongProperty();
        sheet.aside("picture-copy", TEXTS.text("copy"), () -> {
            news.setText(TEXTS.text("copying"));
            draft.copy();
        }).disableProperty().bind(wrong);
        sheet.applied("picture-take", TEXTS.text("save"), wrong, () -> draft.save(draft.file.get()));
        draft.file.textProperty().addListener(change -> news.setText(draft.replaces() ? TEXTS.text("file.replaced") : ""));
        for (Field<?> typed : draft.typed()) {
            typed.textProperty().addListener(change -> news.setText(typed.complaintProperty().get().orElse("")));
        }
        draft.copied.addListener((property, before, now) -> now.ifPresent(this::toClipboard));
        return sheet.cancelled("picture-leave", TEXTS.text("close")).dialog(file::requestFocus);
    }

    private HBox file() {
        Button elsewhere = FieldControls.button("picture-elsewhere", TEXTS.text("file.choose"),
                () -> new FileChoice(TEXTS.text("save")).named(draft.fileName()).toSave(file.getScene().getWindow())
                        .ifPresent(chosen -> draft.file.type(chosen.toString())));
        elsewhere.setMinWidth(Button.USE_PREF_SIZE);
        HBox.setHgrow(file, Priority.ALWAYS);
        return row("file", file, elsewhere);
    }

    private void toClipboard(PictureDraft.Copy copy) {
        ClipboardContent content = new ClipboardContent();
        copy.png().ifPresent(png -> content.putImage(new Image(new ByteArrayInputStream(png))));
        if (!copy.text().isEmpty()) {
            content.putString(copy.text());
        }
        Clipboard.getSystemClipboard().setContent(content);
        news.setText(TEXTS.text(copy.png().isEmpty() ? "copied.figures" : copy.text().isEmpty() ? "copied.picture" : "copied.both"));
    }

    private Node body() {
        ComboBox<Exportable> what = FIELDS.picked(draft.what, Exportable::title);
        what.setPrefWidth(PREVIEW_WIDTH - LABEL - 8);
        what.valueProperty().addListener(change -> {
            news.setText("");
            showFormats();
        });
        CheckBox shownOnly = FIELDS.ticked(draft.shownOnly);
        shownOnly.setVisible(draft.isOfRun());
        shownOnly.setManaged(draft.isOfRun());
        news.setId("picture-news");
        news.setMinHeight(Label.USE_PREF_SIZE);
        ComboBox<Theme> themes = FIELDS.picked(draft.theme, theme -> Messages.WINDOW.text("theme." + theme.id()));
        return ModalSheet.plain(new VBox(8, row("what", what), row("format", formats(), themes, label("scale"), field(draft.scale)),
                row("width", field(draft.width), label("width.unit"), field(draft.font), label("font"), field(draft.dpi), label("dpi"),
                        FIELDS.ticked(draft.captioned)),
                file(), shownOnly, preview(), news));
    }

    private static Label label(String key) {
        return TextLabels.of(TEXTS.text(key));
    }

    private static HBox row(String key, Node... nodes) {
        return ModalSheet.row(label(key), LABEL, nodes);
    }

    private static InputField field(Field<?> field) {
        InputField input = FIELDS.typed(field);
        input.setPrefWidth(FIELD);
        return input;
    }

    private ComboBox<String> formats() {
        format.setAccessibleText(TEXTS.text("format"));
        showFormats();
        format.valueProperty().addListener((property, before, now) -> {
            if (now != null) {
                draft.format.set(now);
            }
        });
        return format;
    }

    private void showFormats() {
        ObservableList<String> items = format.getItems();
        if (!items.equals(draft.formats())) {
            items.setAll(draft.formats());
        }
        format.setValue(draft.format.get());
    }

    private StackPane preview() {
        double zoom = session.settings().typeScale();
        ImageView image = new ImageView();
        image.setPreserveRatio(true);
        image.setFitWidth(PREVIEW_WIDTH * zoom);
        image.setFitHeight(PREVIEW_HEIGHT * zoom);
        image.setSmooth(true);
        Label none = TextLabels.of(TEXTS.text("preview.none"), "muted");
        draft.preview.addListener((property, before, now) -> show(now, image, none));
        show(draft.preview.get(), image, none);
        StackPane pane = new StackPane(none, image);
        pane.setId("picture-preview");
        pane.getStyleClass().add("preview");
        pane.setMinSize(PREVIEW_WIDTH * zoom, PREVIEW_HEIGHT * zoom);
        return pane;
    }

    private static void show(Optional<byte[]> png, ImageView image, Label none) {
        image.setImage(png.map(bytes -> new Image(new ByteArrayInputStream(bytes))).orElse(null));
        none.setVisible(png.isEmpty());
    }
}
