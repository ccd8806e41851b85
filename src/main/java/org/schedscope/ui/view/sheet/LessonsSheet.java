package org.schedscope.ui.view.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.LessonOutline;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** All lessons that come with the program, in groups, with what each is about and how long it takes; one is chosen. */
public final class LessonsSheet {
    private static final Texts TEXTS = Messages.of("lesson");

    private final Session session;
    private final TextField words = new TextField();
    private final VBox list = new VBox(8);
    private final Map<String, LessonOutline> outlines = new TreeMap<>();
    private Runnable close = () -> {
    };

    private LessonsSheet(Session session) {
        this.session = session;
    }

    /** The sheet, to be shown. */
    public static Dialog<ButtonType> of(Window owner, Session session) {
        return new LessonsSheet(session).dialog(owner);
    }

    private Dialog<ButtonType> dialog(Window owner) {
        for (String name : Lessons.names()) {
            try {
                outlines.put(name, Lessons.outline(name, SpokenLanguage.now()));
            } catch (InputException broken) {
                throw new IllegalStateException(name, broken);
            }
        }
        words.setId("lessons-search");
        words.setPromptText(TEXTS.text("catalogue.search"));
        words.setAccessibleText(TEXTS.text("catalogue.search"));
        words.textProperty().addListener(change -> fill());
        fill();
        VBox body = new VBox(10, words, list);
        ModalSheet sheet = new ModalSheet(owner, "lessons-sheet", TEXTS.text("catalogue"),
                ModalSheet.scrolled(body, session.settings().themeProperty().get())).closed(TEXTS.text("catalogue.close")).resizable();
        Dialog<ButtonType> dialog = sheet.dialog(words::requestFocus);
        close = dialog::close;
        return dialog;
    }

    private void fill() {
        List<Node> rows = new ArrayList<>();
        for (Lessons.Group group : Lessons.Group.values()) {
            List<String> found = Lessons.names(group).stream().filter(this::isWanted).toList();
            if (!found.isEmpty()) {
                rows.add(TextLabels.of(TEXTS.text("catalogue." + group), "strong"));
                found.forEach(name -> rows.add(card(name)));
            }
        }
        if (rows.isEmpty()) {
            rows.add(TextLabels.empty(TEXTS.text("catalogue.none")));
        }
        list.getChildren().setAll(rows);
    }

    /** Whether each of the typed words is in its name, its title or what it is about. */
    private boolean isWanted(String name) {
        LessonOutline outline = outlines.get(name);
        String said = (name + " " + outline.title() + " " + outline.about()).toLowerCase(Locale.ROOT);
        return List.of(words.getText().strip().toLowerCase(Locale.ROOT).split("\\s+")).stream().allMatch(said::contains);
    }

    private Node card(String name) {
        LessonOutline outline = outlines.get(name);
        Label about = TextLabels.of(outline.about(), "lesson-reason");
        Hover.over(about).says(outline.about());
        HBox head = new HBox(8, TextLabels.of(outline.title(), "strong"), Nodes.gap(),
                TextLabels.of(outline.byHand() ? TEXTS.text("catalogue.by-hand") : "", "lesson-reason"),
                TextLabels.of(TEXTS.text("catalogue.minutes", Figures.whole(outline.minutes())), "lesson-reason"));
        VBox face = new VBox(2, head, about);
        HBox.setHgrow(face, Priority.ALWAYS);
        Button card = new Button();
        card.setId("lessons-" + name);
        card.setAccessibleText(outline.title());
        card.getStyleClass().add("lesson-card");
        card.setMaxWidth(Double.MAX_VALUE);
        card.setMinHeight(Region.USE_PREF_SIZE);
        card.setGraphic(face);
        // What is longer than the line ends in dots: in a button, words that wrap are as high as in the narrowest column.
        face.prefWidthProperty().bind(card.widthProperty().subtract(26));
        card.setOnAction(chosen -> {
            close.run();
            session.files().openLesson(name);
        });
        return card;
    }
}
