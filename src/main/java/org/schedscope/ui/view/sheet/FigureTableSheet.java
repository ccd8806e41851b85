package org.schedscope.ui.view.sheet;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.draft.FigureTable;
import org.schedscope.ui.state.draft.PictureDraft;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.table.Table;

/** Figures of the charts as a table, for readers without the picture and for exact figures. */
public final class FigureTableSheet {
    private static final Texts TEXTS = Messages.of("figure-table");
    private static final double WIDTH = 720;
    private static final double HEIGHT = 360;
    private static final double LEAST = 150;
    private static final double LABEL = 60;
    /** Of columns: what is beside the text, of a letter of the head, and letters at least. */
    private static final double MARGIN = 24;
    private static final double LETTER = 7;
    private static final int LETTERS = 7;
    /** Number of rows that decide whether a column has figures. */
    private static final int PROBED = 50;
    private static final Pattern BROKEN = Pattern.compile("-?\\d+\\.\\d+(E-?\\d+)?");
    private static final int DIGITS = 4;

    private final Session session;
    private final FigureTable draft;
    private final StackPane shown = new StackPane();
    private final Label count = TextLabels.of("", "text-2");

    private FigureTableSheet(Session session, FigureTable draft) {
        this.session = session;
        this.draft = draft;
    }

    /**
     * @param others what there is besides the charts of the run
     * @param first the name of what is shown first
     */
    public static Dialog<ButtonType> of(Window owner, Session session, List<Exportable> others, String first) {
        return new FigureTableSheet(session, new FigureTable(session, others, first)).dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        ComboBox<Exportable> charts = new ChoiceList<>("figures-what", Exportable::title);
        charts.getItems().setAll(draft.chart.choices());
        charts.valueProperty().bindBidirectional(draft.chart);
        charts.setMaxWidth(Double.MAX_VALUE);
        HBox row = ModalSheet.row(TextLabels.of(TEXTS.text("what")), LABEL, charts);
        HBox.setHgrow(charts, Priority.ALWAYS);
        count.setId("figures-count");
        shown.setPrefSize(WIDTH * session.settings().typeScale(), HEIGHT);
        shown.setMinHeight(LEAST);
        VBox.setVgrow(shown, Priority.ALWAYS);
        VBox body = new VBox(8, row, shown, count);
        body.getStyleClass().add("figures-sheet");
        VBox.setVgrow(body, Priority.ALWAYS);
        // The sheet takes the padding of its content away.
        ModalSheet sheet = new ModalSheet(owner, "figures-sheet", TEXTS.text("title"), new VBox(body)).explainedBy("figures-table")
                .resizable();
        Button save = sheet.aside("figures-save", TEXTS.text("save"), () -> new FileChoice(TEXTS.text("save"))
                .named(draft.chart.get().name() + "." + PictureDraft.CSV).toSave(shown.getScene().getWindow())
                .ifPresent(draft::save));
        save.disableProperty().bind(draft.figures.map(Optional::isEmpty));
        draft.figures.addListener((property, before, now) -> show(now));
        show(draft.figures.get());
        return sheet.cancelled("figures-leave", TEXTS.text("close")).dialog(charts::requestFocus);
    }

    private void show(Optional<FigureTable.Figures> now) {
        if (now.isEmpty()) {
            shown.getChildren().setAll(TextLabels.empty(TEXTS.text("waiting")));
            count.setText("");
            return;
        }
        FigureTable.Figures figures = now.get();
        ObservableList<FigureTable.Line> lines = FXCollections.observableArrayList(figures.lines());
        Exportable chart = draft.chart.get();
        Table<FigureTable.Line> table = new Table<>("figures-of-" + chart.name(), chart.title(), lines, session);
        for (int i = 0; i < figures.heads().size(); i++) {
            int at = i;
            boolean number = figures.lines().stream().limit(PROBED).allMatch(line -> line.cells().get(at).matches("[-0-9.E]*"));
            String head = head(figures.heads().get(i));
            table.column(head, MARGIN + LETTER * Math.max(LETTERS, head.length()), number ? "num" : "first", line -> line.cells().get(at))
                    .shows(line -> brief(line.cells().get(at)));
        }
        shown.getChildren().setAll(table.node());
        long all = figures.all();
        count.setText(all > FigureTable.MOST_ROWS ? TEXTS.text("count.first", Figures.whole(FigureTable.MOST_ROWS), Figures.whole(all))
                : TEXTS.text("count", Figures.whole(all)));
    }

    /** Files and copies have all digits. */
    private static String brief(String cell) {
        return BROKEN.matcher(cell).matches() ? Figures.brief(Double.parseDouble(cell), DIGITS, SpokenLanguage.now()) : cell;
    }

    /** A head in the language of the window; files have those of all languages. */
    private static String head(String name) {
        return TEXTS.textOr("head." + name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-").replaceAll("-$", ""), name);
    }
}
